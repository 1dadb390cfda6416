#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "Peers.h"

void memory_fill(void *bytes, int value, size_t count) { memset(bytes, value, count); }

void memory_copy(void *bytes, const void *others, size_t count) { memcpy(bytes, others, count); }

bool memory_equal(const void *bytes, const void *others, size_t count) { return memcmp(bytes, others, count) == 0; }

size_t memory_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

bool peer_file_append(peer_file *file, const void *bytes, size_t count) {
  if (file->count + count > file->capacity) {
    size_t capacity = 2 * (file->count + count);
    uint8_t *larger = realloc(file->bytes, capacity);
    if (!larger) return false;
    file->bytes = larger;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
  return true;
}
