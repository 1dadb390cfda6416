// measure FILE COMMAND...: runs a command and writes to FILE its microseconds by the wall clock, those of the processor
// and its peak of memory in KiB, all with the processes that it started; answers the command's exit code. A program of
// its own because a process counts the peak of what it was before the command began as well: that is to be small.
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000LL + time.tv_nsec / 1000;
}

static long long microseconds(struct timeval time) { return time.tv_sec * 1000000LL + time.tv_usec; }

int main(int count, char **words) {
  if (count < 3) return 2;
  pid_t process;
  int status;
  struct rusage usage;
  long long start = now();
  if (posix_spawnp(&process, words[2], NULL, NULL, words + 2, environ)) return 127;
  if (wait4(process, &status, 0, &usage) < 0) return 126;
  long long end = now();
  FILE *file = fopen(words[1], "w");
  if (!file) return 125;
  long long processor = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
  fprintf(file, "%lld %lld %ld\n", end - start, processor, usage.ru_maxrss);
  fclose(file);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 124;
}
