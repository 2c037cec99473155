import Glibc

/// `fork` gave no child.
public struct NoChild: Error {}

/// Calls `body` in a child made by `fork` and returns what it returns, 0 to 255; a child that takes
/// more than ten seconds is ended by SIGALRM and gives -1.
///
/// Swift hides `fork`, because most of what it does in a child is unsafe; the hosts of a library
/// (Python's multiprocessing) call it all the same.
public func inChild(_ body: () -> Int32) throws -> Int32 {
  typealias Fork = @convention(c) () -> pid_t
  guard let symbol = dlsym(nil, "fork") else { throw NoChild() }
  let child = unsafeBitCast(symbol, to: Fork.self)()
  guard child >= 0 else { throw NoChild() }
  if child == 0 {
    endAfter(seconds: 10)
    _exit(body())
  }
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0 {
    guard errno == EINTR else { throw NoChild() }
  }
  return status & 0x7f == 0 ? status >> 8 & 0xff : -1
}

/// Ends the process by SIGALRM unless it ends before; the thread it runs on may have that blocked.
public func endAfter(seconds: UInt32) {
  var set = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, SIGALRM)
  pthread_sigmask(SIG_UNBLOCK, &set, nil)
  alarm(seconds)
}
