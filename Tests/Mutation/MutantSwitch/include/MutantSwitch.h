#include <stdbool.h>

/// The highest number of mutants. The mutator gives no number that isn't lower.
enum { mutant_limit = 1 << 16 };

/// The number of the mutant that runs in place of the original code; -1 for none. The environment variable `MUTANT` sets
/// it at the start. `MUTANT_SECONDS` limits the processor time of the process.
extern int chosen_mutant;

/// Nonzero for each mutant whose code was reached.
extern unsigned char reached_mutants[mutant_limit];

/// Forgets which mutants were reached. If the environment variable `MUTANTS_REACHED` names a file, the numbers of the
/// others are written to it at the end.
void forget_reached_mutants(void);

/// Whether the code of a mutant was reached.
bool is_reached(int mutant);

/// Whether this mutant is chosen. Also records that its code was reached.
static inline bool mutant(int number) {
  reached_mutants[number] = 1;
  return number == chosen_mutant;
}

/// Calls a function in a copy of the process, in which the mutant is chosen, and returns what the function returns; 2
/// if the process crashes or needs more than `seconds` of processor time.
int result_in_copy(int mutant, double seconds, int (*function)(void *), void *argument);
