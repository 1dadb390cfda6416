#include "CPNGFailure.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct cpng_writer {
  cpng_failure failure;
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

static void write_bytes(png_structp png, png_bytep input, size_t count) {
  cpng_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) {
    size_t capacity = writer->capacity ? writer->capacity : 1 << 16;
    while (capacity - writer->count < count && capacity <= SIZE_MAX / 2) capacity *= 2;
    uint8_t *bytes = capacity - writer->count < count ? NULL : realloc(writer->bytes, capacity);
    if (!bytes) {
      writer->failure.out_of_memory = true;
      png_error(png, "out of memory");
    }
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, input, count);
  writer->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static cpng_status write_header(cpng_writer *writer, uint32_t width, uint32_t height, int colour_type) {
  if (setjmp(png_jmpbuf(writer->png))) return writer->failure.status;
  png_set_write_fn(writer->png, writer, write_bytes, flush_nothing);
  png_set_user_limits(writer->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(writer->png, writer->info, width, height, 8, colour_type, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_write_info_before_PLTE(writer->png, writer->info);
  return CPNG_OK;
}

cpng_writer *cpng_writer_create(uint32_t width, uint32_t height, int colour_type, cpng_status *status) {
  *status = CPNG_NO_MEMORY;
  cpng_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  cpng_failure *failure = &writer->failure;
  writer->png = png_create_write_struct_2(PNG_LIBPNG_VER_STRING, failure, cpng_on_error, cpng_on_warning,
                                          failure, cpng_on_malloc, cpng_on_free);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->info) {
    cpng_writer_destroy(writer);
    return NULL;
  }
  *status = write_header(writer, width, height, colour_type);
  return writer;
}

cpng_status cpng_writer_add_chunk(cpng_writer *writer, const char *type, const uint8_t *bytes, size_t count) {
  if (writer->failure.status != CPNG_OK) return writer->failure.status;
  if (setjmp(png_jmpbuf(writer->png))) return writer->failure.status;
  if (strlen(type) != 4 || count > PNG_UINT_31_MAX) png_error(writer->png, "no such chunk can be written");
  png_write_chunk(writer->png, (png_const_bytep)type, bytes, count);
  return CPNG_OK;
}

const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}

const char *cpng_writer_message(const cpng_writer *writer) { return writer->failure.message; }

void cpng_writer_destroy(cpng_writer *writer) {
  if (!writer) return;
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}
