#include <png.h>
#include <setjmp.h>
#include <string.h>

#include "Peers.h"

static void append(png_structp png, png_bytep bytes, size_t count) {
  if (!peer_file_append(png_get_io_ptr(png), bytes, count)) png_error(png, "out of memory");
}

static void flush(png_structp png) { (void)png; }

bool libpng_encode(const uint8_t *pixels, uint32_t width, uint32_t height, bool alpha, peer_file *file) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return false;
  }
  png_set_write_fn(png, file, append, flush);
  png_set_IHDR(png, info, width, height, 8, alpha ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  if (!alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t row = 0; row < height; row++) png_write_row(png, pixels + 4 * (size_t)width * row);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return true;
}

/// The unread rest of a file.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} rest;

static void take(png_structp png, png_bytep bytes, size_t count) {
  rest *file = png_get_io_ptr(png);
  if (count > file->count) png_error(png, "the file ends too early");
  memcpy(bytes, file->bytes, count);
  file->bytes += count;
  file->count -= count;
}

bool libpng_decode_rows(const uint8_t *bytes, size_t count, uint8_t *pixels) {
  rest file = {bytes, count};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return false;
  }
  png_set_read_fn(png, &file, take);
  png_read_info(png, info);
  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  png_set_filler(png, 255, PNG_FILLER_AFTER);
  png_read_update_info(png, info);
  size_t row_bytes = png_get_rowbytes(png, info);
  uint32_t height = png_get_image_height(png, info);
  for (uint32_t row = 0; row < height; row++) png_read_row(png, pixels + row_bytes * row, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return true;
}

bool libpng_decode_simplified(const uint8_t *file, size_t count, uint8_t *pixels) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_memory(&image, file, count)) return false;
  image.format = PNG_FORMAT_RGBA;
  return png_image_finish_read(&image, NULL, pixels, 0, NULL);
}
