import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The memory of threads that go through many files.
public final class ThreadMemory: Sendable {
  private let prepared = Mutex<Set<UInt>>([])

  public init() {}

  #if canImport(Glibc)
    /// Says that the thread that runs will need much memory up to the end of the process. It takes none, since nothing is
    /// written there.
    ///
    /// The C library of Linux gives back what is freed in blocks of this size or more, and keeps all smaller ones from then
    /// on. It takes the next such blocks from the memory of the thread, which the kernel then hands out in pages of two
    /// megabytes; for small ones it would stop the thread thousands of times.
    public func expectMuch() {
      guard prepared.withLock({ $0.insert(UInt(pthread_self())).inserted }) else { return }
      _ = [UInt8](unsafeUninitializedCapacity: Self.blockSize) { _, _ in }
      _ = [Self.blockOfLargePages(), Self.blockOfLargePages()]
    }

    /// The largest that may come from the memory of a thread; two make up nearly all of that.
    private static let blockSize = 31 << 20

    private static func blockOfLargePages() -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: blockSize) { block, _ in
        guard let start = block.baseAddress else { return }
        let page = sysconf(Int32(_SC_PAGESIZE))
        let firstPage = start + (-Int(bitPattern: start) & (page - 1))
        // Where there are no large pages all stays as it was.
        _ = madvise(firstPage, Self.blockSize - page, MADV_HUGEPAGE)
      }
    }
  #else
    public func expectMuch() {}
  #endif
}
