import Glibc

/// Runs `body` with each of `0..<count` on a thread of its own, and returns when all are done.
public func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  final class Job {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
  var threads: [pthread_t] = []
  for index in 0..<count {
    var thread = pthread_t()
    let job = Unmanaged.passRetained(Job { body(index) }).toOpaque()
    let status = pthread_create(
      &thread,
      nil,
      { job in
        guard let job else { return nil }
        Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run()
        return nil
      },
      job
    )
    precondition(status == 0, "pthread_create gave \(status)")
    threads.append(thread)
  }
  for thread in threads { pthread_join(thread, nil) }
}
