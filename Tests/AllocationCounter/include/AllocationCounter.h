#include <stdbool.h>

/// What the C heap did while it was watched.
struct AllocationCount {
  /// Blocks given out, those that were only resized included.
  long allocations;
  /// Bytes given out, less those given back.
  long bytes;
};

/// Begins to count from zero; false where the C library cannot be watched.
bool startCountingAllocations(void);

/// Ends counting.
struct AllocationCount stopCountingAllocations(void);
