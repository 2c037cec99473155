// Measures what scripts/bench can't reach from Python.
//
//     keisen-control quads rows.f64 runs [width [ratio]]      Vulkan beside bare quads
//     keisen-control pyramid rows.f32 runs                    the pyramid of a column
//     keisen-control updater rows.f64 runs                    an update of a range
//     keisen-control custom rows.f64 runs                     series of the caller's own beside ours
//     keisen-control png pixels.rgba width height runs        a PNG file in memory

import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst(2).compactMap(Double.init)
let sizes = numbers.compactMap(Int.init(exactly:))

guard arguments.count > 2, numbers.count == arguments.count - 2, numbers.allSatisfy({ $0 > 0 })
else {
  print("usage: keisen-control quads|pyramid|updater|custom|png file number ...")
  exit(2)
}
switch (arguments[0], sizes.count, numbers.count) {
case ("quads", 1..., 1...3):
  let width = numbers.count > 1 ? numbers[1] : 1.5
  let ratio = numbers.count > 2 ? numbers[2] : 1
  try measureQuads(path: arguments[1], runs: Int(numbers[0]), width: width, ratio: ratio)
case ("pyramid", 1, 1):
  try measurePyramid(path: arguments[1], runs: sizes[0])
case ("updater", 1, 1):
  try measureUpdater(path: arguments[1], runs: sizes[0])
case ("custom", 1, 1):
  try measureCustom(path: arguments[1], runs: sizes[0])
case ("png", 3, 3):
  try measurePNG(path: arguments[1], width: sizes[0], height: sizes[1], runs: sizes[2])
default:
  print("usage: keisen-control quads|pyramid|updater|custom|png file number ...")
  exit(2)
}
