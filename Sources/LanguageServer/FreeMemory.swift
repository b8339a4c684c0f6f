#if canImport(Glibc)
  import GlibcHeap
#endif

/// Gives back to the system what glibc keeps of memory that nobody uses, which is as much again as the index of a project.
/// Takes about a millisecond, and what needs memory next has to ask the system: for after work that is seldom done.
func returnFreeMemory() {
  #if canImport(Glibc)
    malloc_trim(0)
  #endif
}
