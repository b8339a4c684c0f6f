#if canImport(Glibc)
  import GlibcExtensions
#endif

/// Has threads that have not allocated yet share one heap, where glibc is the allocator; elsewhere it does nothing.
///
/// By default each thread has a heap of its own and keeps what it frees, so that after a while each keeps the memory of the
/// largest check. One heap costs neither keys nor the reading of a project anything that could be measured on two cores.
/// Not done: large arrays on pages of their own, which halves what is kept, but nearly triples a key in a type of 10,000
/// lines.
public func shareHeapAmongThreads() {
  #if canImport(Glibc)
    mallopt(M_ARENA_MAX, 1)
  #endif
}

/// Gives back to the system what glibc keeps of memory that nobody uses, which is as much again as the index of a project.
/// Takes about a millisecond, and what needs memory next has to ask the system: for after work that is seldom done.
func returnFreeMemory() {
  #if canImport(Glibc)
    malloc_trim(0)
  #endif
}
