// measure FILE COMMAND...: runs a command and writes to FILE its wall-clock time and its processor time in microseconds
// and its peak memory in KiB, all including its child processes. Exits with the command's exit code. It is a separate
// program since the peak of a process includes the time before the command began, which has to be small.
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
