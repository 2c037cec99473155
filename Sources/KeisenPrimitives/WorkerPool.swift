import Glibc

/// Threads that share one piece of work at a time with the thread that asks.
///
/// The caller takes part, so work is done even where no thread could be started, and a pool of one
/// core has no thread of its own. Several callers may use one pool at once.
package final class WorkerPool: @unchecked Sendable {
  private final class Job {
    let count: Int
    /// Lives in the caller's frame: a thread that still holds the job holds no reference to it.
    let body: UnsafePointer<(Int) -> Void>
    /// Where the caller collects what could not be read.
    let failures = ReadFailures.current
    /// What rows the caller has pinned, who keeps that.
    unowned let pinned = PinnedRows.current
    var next = 0
    var unfinished: Int

    init(count: Int, body: UnsafePointer<(Int) -> Void>) {
      self.count = count
      self.body = body
      unfinished = count
    }
  }

  private let threads: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let wake = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let done = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var jobs: [Job] = []

  private init(width: Int) {
    threads = max(1, width)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(wake, nil)
    pthread_cond_init(done, nil)
    for _ in 0..<threads - 1 { startThread() }
  }

  /// Threads that work at once for the caller, itself included.
  package var width: Int { Self.isAlone ? 1 : threads }

  /// Runs `body`, in which this thread does by itself what it would share with a pool.
  ///
  /// For work that is shared out in large pieces already: to share these once more costs, and does
  /// nothing sooner.
  package static func alone<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let loners, pthread_getspecific(loners) == nil else { return try body() }
    pthread_setspecific(loners, UnsafeRawPointer(bitPattern: 1))
    defer { pthread_setspecific(loners, nil) }
    return try body()
  }

  private static var isAlone: Bool {
    guard let loners else { return false }
    return pthread_getspecific(loners) != nil
  }

  /// Marks the threads that do what they do by themselves.
  private static let loners: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// The pool of this process, as wide as the machine or as `KEISEN_THREADS` says, 256 threads at
  /// most.
  ///
  /// A child of `fork` gets its own.
  package static var shared: WorkerPool {
    let process = getpid()
    return sharedPool.withLock { entry in
      if let (owner, pool) = entry, owner == process { return pool }
      let pool = WorkerPool(width: coreCount())
      entry = (process, pool)
      return pool
    }
  }

  private static let sharedPool = Locked<(pid_t, WorkerPool)?>(nil)

  /// The environment's `KEISEN_THREADS` where it is a positive number, else the cores online.
  private static func coreCount() -> Int {
    if let count = try? threadsOfEnvironment() { return min(count, 256) }
    return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// Returns the number that the environment's `KEISEN_THREADS` names, or nil where that is unset
  /// or empty.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is no positive number.
  @discardableResult
  package static func threadsOfEnvironment() throws(KeisenError) -> Int? {
    guard let value = getenv("KEISEN_THREADS") else { return nil }
    let text = String(cString: value)
    if text.isEmpty { return nil }
    guard let count = Int(text), count > 0 else {
      throw .invalidArgument("KEISEN_THREADS must be a positive number, got \"\(text)\"")
    }
    return count
  }

  /// Calls `body` once for each of `0..<count`, in any order, on several threads; returns when all
  /// have returned.
  package func run(_ count: Int, _ body: (Int) -> Void) {
    guard count > 1, width > 1 else {
      for index in 0..<max(0, count) { body(index) }
      return
    }
    withoutActuallyEscaping(body) { body in
      withUnsafePointer(to: body) { body in
        let job = Job(count: count, body: body)
        pthread_mutex_lock(mutex)
        jobs.append(job)
        pthread_cond_broadcast(wake)
        work(on: job)
        while job.unfinished > 0 { pthread_cond_wait(done, mutex) }
        pthread_mutex_unlock(mutex)
      }
    }
  }

  /// Takes indices of `job` until none is left.
  ///
  /// The mutex is held on entry and on return.
  private func work(on job: Job) {
    let (failures, pinned) = (ReadFailures.current, PinnedRows.current)
    (ReadFailures.current, PinnedRows.current) = (job.failures, job.pinned)
    defer { (ReadFailures.current, PinnedRows.current) = (failures, pinned) }
    while job.next < job.count {
      let index = job.next
      job.next += 1
      if job.next == job.count { jobs.removeAll { $0 === job } }
      pthread_mutex_unlock(mutex)
      job.body.pointee(index)
      pthread_mutex_lock(mutex)
      job.unfinished -= 1
      if job.unfinished == 0 { pthread_cond_broadcast(done) }
    }
  }

  private func startThread() {
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // Signals are the host's business: none is delivered to a thread of ours.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    let context = Unmanaged.passRetained(self).toOpaque()
    let status = pthread_create(
      &thread,
      &attributes,
      { context in
        if let context {
          Unmanaged<WorkerPool>.fromOpaque(context).takeUnretainedValue().serve()
        }
        return nil
      },
      context
    )
    if status != 0 { Unmanaged<WorkerPool>.fromOpaque(context).release() }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    pthread_attr_destroy(&attributes)
  }

  private func serve() -> Never {
    pthread_mutex_lock(mutex)
    while true {
      if let job = jobs.first { work(on: job) } else { pthread_cond_wait(wake, mutex) }
    }
  }
}
