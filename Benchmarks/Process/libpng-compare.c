// libpng-compare PNG PNG: decodes both files with libpng, and exits with 0 if their pixels are equal, and 1 otherwise.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Peers.h"

typedef struct {
  uint32_t width, height;
  uint8_t *pixels;
} picture;

static uint32_t number(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

static picture read_picture(const char *path) {
  picture picture = {0};
  FILE *file = fopen(path, "r");
  if (!file) return picture;
  peer_file bytes = {0};
  uint8_t block[65536];
  size_t count;
  while ((count = fread(block, 1, sizeof block, file)) > 0) peer_file_append(&bytes, block, count);
  fclose(file);
  if (bytes.count < 24) return picture;
  picture.width = number(bytes.bytes + 16);
  picture.height = number(bytes.bytes + 20);
  picture.pixels = malloc(4 * (size_t)picture.width * picture.height);
  if (picture.pixels && !libpng_decode_rows(bytes.bytes, bytes.count, picture.pixels)) picture.pixels = NULL;
  free(bytes.bytes);
  return picture;
}

int main(int count, char **words) {
  if (count != 3) return 2;
  picture one = read_picture(words[1]), other = read_picture(words[2]);
  if (!one.pixels || !other.pixels) return 2;
  if (one.width != other.width || one.height != other.height) return 1;
  return memcmp(one.pixels, other.pixels, 4 * (size_t)one.width * one.height) != 0;
}
