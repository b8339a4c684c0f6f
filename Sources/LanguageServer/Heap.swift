#if canImport(Glibc)
  import GlibcExtensions
#endif

/// Makes threads that haven't allocated yet share one heap if glibc is the allocator. Does nothing on other platforms.
///
/// By default each thread has its own heap and keeps what it frees, so each eventually retains the memory of the
/// largest check. On two cores, one heap has no measurable cost for edits or for reading a project. Placing large
/// arrays in pages of their own would halve the retained memory, but nearly triple the time per keystroke in a type of
/// 10,000 lines, so this isn't done.
public func shareHeapAmongThreads() {
  #if canImport(Glibc)
    mallopt(M_ARENA_MAX, 1)
  #endif
}

/// Returns unused memory from glibc to the system, which can be as much as the index of a project. This takes about a
/// millisecond and makes the next allocations slower, so call it only after rare, large operations.
func returnFreeMemory() {
  #if canImport(Glibc)
    malloc_trim(0)
  #endif
}
