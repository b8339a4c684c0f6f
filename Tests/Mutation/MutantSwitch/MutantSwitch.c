#include "MutantSwitch.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

int chosen_mutant = -1;
unsigned char reached_mutants[mutant_limit];

void forget_reached_mutants(void) { memset(reached_mutants, 0, sizeof reached_mutants); }

bool is_reached(int mutant) { return reached_mutants[mutant]; }

static void write_reached(void) {
  FILE *file = fopen(getenv("MUTANTS_REACHED"), "w");
  if (!file) return;
  for (int number = 0; number < mutant_limit; number++) {
    if (reached_mutants[number]) fprintf(file, "%d\n", number);
  }
  fclose(file);
}

// Time that other processes use doesn't count, because it says nothing about the mutant. One that waits without end is
// stopped much later.
static void limit_time(double seconds) {
  struct itimerval timer = {.it_value = {.tv_sec = (long)seconds, .tv_usec = (long)((seconds - (long)seconds) * 1e6)}};
  setitimer(ITIMER_PROF, &timer, NULL);
  struct itimerval wait = {.it_value = {.tv_sec = 20 * ((long)seconds + 1)}};
  setitimer(ITIMER_REAL, &wait, NULL);
}

__attribute__((constructor)) static void read_environment(void) {
  const char *number = getenv("MUTANT");
  if (number) chosen_mutant = atoi(number);
  const char *seconds = getenv("MUTANT_SECONDS");
  if (seconds) limit_time(atof(seconds));
  if (getenv("MUTANTS_REACHED")) atexit(write_reached);
}

// A mutant may loop, call itself without end, or allocate without end.
static void limit_resources(double seconds) {
  limit_time(seconds);
  struct rlimit memory = {.rlim_cur = 4UL << 30, .rlim_max = 4UL << 30};
  setrlimit(RLIMIT_AS, &memory);
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  int nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, STDERR_FILENO);
}

int result_in_copy(int mutant, double seconds, int (*function)(void *), void *argument) {
  pid_t copy = fork();
  if (copy == 0) {
    limit_resources(seconds);
    chosen_mutant = mutant;
    _exit(function(argument));
  }
  int status = 0;
  waitpid(copy, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 2;
}
