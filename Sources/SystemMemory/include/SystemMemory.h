/// Has memory taken from the system in large steps and kept, for a process that soon ends: threads get theirs page by page
/// otherwise, and one waits for the other. Does nothing where the system's allocator has no such setting.
void takeMemoryInLargeSteps(void);
