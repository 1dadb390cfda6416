// Functions that the program of Embedded Swift takes from a system, and a writer of PNG chunks in place of libpng, which
// machines of other processors may not have.
#include "CPNG.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Swift's conversion of text to a number, as its own runtime has it.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end == text ? NULL : end;
}

struct cpng_writer {
  uint8_t *bytes;
  size_t count;
};

static void append(cpng_writer *writer, const void *bytes, size_t count) {
  writer->bytes = realloc(writer->bytes, writer->count + count + 1);
  if (count > 0) memcpy(writer->bytes + writer->count, bytes, count);
  writer->count += count;
}

static void append_number(cpng_writer *writer, uint32_t number) {
  const uint8_t bytes[4] = {number >> 24, number >> 16 & 255, number >> 8 & 255, number & 255};
  append(writer, bytes, 4);
}

uint32_t cpng_crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
  crc = ~crc;
  for (; count > 0; count--) {
    crc ^= *bytes++;
    for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320 : 0);
  }
  return ~crc;
}

uint32_t cpng_adler32(uint32_t adler, const uint8_t *bytes, size_t count) {
  uint32_t low = adler & 0xFFFF, high = adler >> 16;
  for (; count > 0; count--) low = (low + *bytes++) % 65521, high = (high + low) % 65521;
  return high << 16 | low;
}

cpng_status cpng_writer_add_chunk(cpng_writer *writer, const char *type, const uint8_t *bytes, size_t count) {
  append_number(writer, (uint32_t)count);
  size_t start = writer->count;
  append(writer, type, 4);
  append(writer, bytes, count);
  append_number(writer, cpng_crc32(0, writer->bytes + start, 4 + count));
  return CPNG_OK;
}

cpng_writer *cpng_writer_create(uint32_t width, uint32_t height, int colour_type, cpng_status *status) {
  cpng_writer *writer = calloc(1, sizeof *writer);
  *status = CPNG_OK;
  append(writer, "\x89PNG\r\n\x1A\n", 8);
  const uint8_t header[13] = {width >> 24, width >> 16 & 255, width >> 8 & 255, width & 255, height >> 24,
    height >> 16 & 255, height >> 8 & 255, height & 255, 8, (uint8_t)colour_type};
  cpng_writer_add_chunk(writer, "IHDR", header, sizeof header);
  return writer;
}

const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}

const char *cpng_writer_message(const cpng_writer *writer) {
  (void)writer;
  return "";
}

void cpng_writer_destroy(cpng_writer *writer) {
  free(writer->bytes);
  free(writer);
}

bool cpng_equal(const void *bytes, const void *others, size_t count) { return memcmp(bytes, others, count) == 0; }
