#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "Peers.h"

// Declarations of the used part of libdeflate's API. The library is loaded at run time, so that its headers are not
// needed.
typedef struct libdeflate_compressor compressor;

static compressor *(*alloc_compressor)(int level);
static size_t (*zlib_compress_bound)(compressor *, size_t);
static size_t (*zlib_compress)(compressor *, const void *, size_t, void *, size_t);
static void (*free_compressor)(compressor *);
static uint32_t (*crc32)(uint32_t, const void *, size_t);

static bool load(void) {
  void *library = dlopen("libdeflate.so.0", RTLD_NOW);
  if (!library) return false;
  bool found = true;
#define FIND(name) found &= (*(void **)&name = dlsym(library, "libdeflate_" #name)) != NULL
  FIND(zlib_compress_bound); FIND(zlib_compress); FIND(free_compressor); FIND(crc32); FIND(alloc_compressor);
#undef FIND
  if (!found) alloc_compressor = NULL;
  return found;
}

static void append_number(peer_file *file, uint32_t number) {
  const uint8_t bytes[4] = {number >> 24, number >> 16, number >> 8, number};
  peer_file_append(file, bytes, 4);
}

static void append_chunk(peer_file *file, const char *type, const void *content, size_t count) {
  append_number(file, count);
  peer_file_append(file, type, 4);
  if (count) peer_file_append(file, content, count);
  uint32_t checksum = crc32(0, type, 4);
  append_number(file, count ? crc32(checksum, content, count) : checksum);  // An empty buffer would reset it.
}

/// Returns the filtered RGB rows, each after the number of its filter.
static uint8_t *filtered(const uint8_t *pixels, uint32_t width, uint32_t height) {
  size_t row_bytes = 3 * (size_t)width + 1;
  uint8_t *rows = calloc(height, row_bytes);
  if (!rows) return NULL;
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *from = pixels + 4 * (size_t)width * y;
    uint8_t *row = rows + row_bytes * y;
    if (y > 0 && !memcmp(from, from - 4 * (size_t)width, 4 * (size_t)width)) {
      *row = 2;  // Up: all zeros.
      continue;
    }
    for (uint32_t x = 0; x < width; x++) memcpy(row + 1 + 3 * x, from + 4 * x, 3);
  }
  return rows;
}

bool libdeflate_encode(const uint8_t *pixels, uint32_t width, uint32_t height, peer_file *file) {
  if (!alloc_compressor && !load()) return false;
  size_t count = (3 * (size_t)width + 1) * height;
  uint8_t *rows = filtered(pixels, width, height);
  compressor *compressor = alloc_compressor(6);
  size_t bound = zlib_compress_bound(compressor, count);
  uint8_t *stream = malloc(bound);
  if (!rows || !stream) return false;
  size_t length = zlib_compress(compressor, rows, count, stream, bound);

  peer_file header = {0};
  append_number(&header, width);
  append_number(&header, height);
  peer_file_append(&header, (uint8_t[]){8, 2, 0, 0, 0}, 5);  // 8-bit RGB.
  peer_file_append(file, "\x89PNG\r\n\x1a\n", 8);
  append_chunk(file, "IHDR", header.bytes, header.count);
  append_chunk(file, "IDAT", stream, length);
  append_chunk(file, "IEND", NULL, 0);
  free(header.bytes);
  free(stream);
  free(rows);
  free_compressor(compressor);
  return true;
}
