// A clock that jumps, to be loaded before a program: CLOCK_JUMPS is "OFFSET:STEP", in seconds.
// Each reading of the time of day is OFFSET later than it is, and every other one STEP more.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

static time_t jump(void) {
  static atomic_uint count;
  const char *words = getenv("CLOCK_JUMPS");
  if (words == NULL) return 0;
  const char *step = strchr(words, ':');
  return atoll(words) + (step != NULL && atomic_fetch_add(&count, 1) % 2 == 1 ? atoll(step + 1) : 0);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*original)(clockid_t, struct timespec *);
  if (original == NULL) original = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int result = original(clock, time);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += jump();
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}
