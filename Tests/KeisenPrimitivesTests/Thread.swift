import Glibc

/// A thread of a test's own.
final class Thread {
  private var thread = pthread_t()

  init(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(Body(call: body)).toOpaque()
    let status = pthread_create(
      &thread,
      nil,
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().call() }
        return nil
      },
      context
    )
    precondition(status == 0, "no thread: \(status)")
  }

  func join() {
    pthread_join(thread, nil)
  }

  private final class Body {
    let call: @Sendable () -> Void

    init(call: @escaping @Sendable () -> Void) {
      self.call = call
    }
  }
}
