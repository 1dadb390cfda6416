// The switch of the faults that Scripts/mutate makes.
#include "CMutant.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { size = 1 << 16 };
static uint8_t own[size];
uint8_t *mutant_reached = own;
int32_t mutant_number = -1;

__attribute__((constructor(101))) static void read_environment(void) {
  const char *number = getenv("PLUMB_MUTANT");
  if (number) mutant_number = atoi(number);
  const char *path = getenv("PLUMB_REACHED");
  if (!path) return;
  int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return;
  void *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (bytes != MAP_FAILED) mutant_reached = bytes;
  close(file);
}
