#include "AllocationCounter.h"

#include <stdlib.h>

#ifdef __GLIBC__

// The functions of the executable stand before those of the library, for the Swift runtime too. They are weak, because a
// static executable contains the library's own: there nothing is counted.
#include <errno.h>
#include <malloc.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

#define COUNTING __attribute__((weak))

static bool isCounting = false;
static struct AllocationCount count;

static void *counted(void *block) {
  if (__builtin_expect(isCounting, 0) && block) {
    __atomic_add_fetch(&count.allocations, 1, __ATOMIC_RELAXED);
    __atomic_add_fetch(&count.bytes, (long)malloc_usable_size(block), __ATOMIC_RELAXED);
  }
  return block;
}

static void uncount(void *block) {
  if (__builtin_expect(isCounting, 0) && block)
    __atomic_sub_fetch(&count.bytes, (long)malloc_usable_size(block), __ATOMIC_RELAXED);
}

COUNTING void *malloc(size_t size) { return counted(__libc_malloc(size)); }

COUNTING void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

COUNTING void *realloc(void *block, size_t size) {
  uncount(block);
  return counted(__libc_realloc(block, size));
}

COUNTING void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

COUNTING void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

COUNTING int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

COUNTING void free(void *block) {
  uncount(block);
  __libc_free(block);
}

// Whether this file's functions, not those of the library, are called.
static bool seesAllocations(void) {
  void *volatile block = malloc(1);
  free(block);
  return count.allocations > 0;
}

bool startCountingAllocations(void) {
  count = (struct AllocationCount){0, 0};
  isCounting = true;
  if (!seesAllocations()) return isCounting = false;
  count = (struct AllocationCount){0, 0};
  return true;
}

struct AllocationCount stopCountingAllocations(void) {
  isCounting = false;
  return count;
}

#else

bool startCountingAllocations(void) { return false; }

struct AllocationCount stopCountingAllocations(void) { return (struct AllocationCount){0, 0}; }

#endif
