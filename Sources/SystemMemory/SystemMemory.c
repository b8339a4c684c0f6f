#include "SystemMemory.h"

#include <stdlib.h>

// `__GLIBC__` is there as soon as some header is; Swift's own view of the library has no `mallopt`.
#ifdef __GLIBC__
#include <malloc.h>

void takeMemoryInLargeSteps(void) {
  const int step = 1 << 25;
  mallopt(M_TOP_PAD, step);
  mallopt(M_MMAP_THRESHOLD, step);
}
#else
void takeMemoryInLargeSteps(void) {}
#endif
