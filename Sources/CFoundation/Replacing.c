#include "Replacing.h"

#include <stddef.h>

enum { most = 16 };

int replace_methods(uintptr_t *volatile class, char *const old[], char *const new[], int count) {
  if (!class || count > most) return 0;
  // The word with the size of the metadata, in bytes, and the number of them before the address of the class.
  const uint32_t *sizes = (const uint32_t *)(class + 4);
  if (sizes[0] > 1 << 16 || sizes[1] > sizes[0]) return 0;
  const size_t words = (sizes[0] - sizes[1]) / sizeof(uintptr_t);
  size_t places[most];
  for (int i = 0; i < count; i++) {
    char *volatile from = old[i], *volatile to = new[i];
    if (!from || !to) return 0;
    size_t found = 0;
    for (size_t word = 5; word < words; word++) {
      if (class[word] != (uintptr_t)from) continue;
      places[i] = word;
      found++;
    }
    if (found != 1) return 0;
  }
  for (int i = 0; i < count; i++) class[places[i]] = (uintptr_t)new[i];
  return count;
}
