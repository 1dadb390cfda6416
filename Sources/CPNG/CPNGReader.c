#include "CPNGFailure.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct cpng_reader {
  cpng_failure failure;
  png_structp png;
  png_infop info;
  const uint8_t *bytes;  // The file, valid during a call.
  size_t count;
  size_t position;
  uint32_t width;
  uint32_t height;
  uint32_t next_row;
  int passes;
};

static void read_bytes(png_structp png, png_bytep output, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->position) {
    reader->failure.status = CPNG_TRUNCATED;
    png_error(png, "the data ends too early");
  }
  memcpy(output, reader->bytes + reader->position, count);
  reader->position += count;
}

// Converts every format to straight 8-bit RGBA.
static void normalise(cpng_reader *reader) {
  png_set_expand(reader->png);  // Palettes to RGB, grey below 8 bits to 8, tRNS to alpha.
  png_set_scale_16(reader->png);  // round(v / 257); png_set_strip_16 would cut the low byte off.
  png_set_gray_to_rgb(reader->png);
  png_set_add_alpha(reader->png, 0xff, PNG_FILLER_AFTER);
  reader->passes = png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) != (size_t)4 * reader->width) {
    png_error(reader->png, "unexpected row length");
  }
}

static cpng_status read_header(cpng_reader *reader, uint32_t max_width, uint32_t max_height) {
  if (setjmp(png_jmpbuf(reader->png))) return reader->failure.status;
  png_set_read_fn(reader->png, reader, read_bytes);
  png_set_user_limits(reader->png, max_width, max_height);
  // No chunk is longer than its file. The chunks that are skipped are not stored.
  png_set_chunk_malloc_max(reader->png, reader->count);
  png_set_chunk_cache_max(reader->png, 1);
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  // Errors that libpng calls benign, such as image data after the last row, make a PNG invalid.
  png_set_benign_errors(reader->png, 0);
  png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_read_info(reader->png, reader->info);
  reader->width = png_get_image_width(reader->png, reader->info);
  reader->height = png_get_image_height(reader->png, reader->info);
  normalise(reader);
  return CPNG_OK;
}

cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count, uint32_t max_width, uint32_t max_height,
                                cpng_status *status) {
  *status = CPNG_NO_MEMORY;
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  cpng_failure *failure = &reader->failure;
  reader->png = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, failure, cpng_on_error, cpng_on_warning,
                                         failure, cpng_on_malloc, cpng_on_free);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    cpng_reader_destroy(reader);
    return NULL;
  }
  *status = read_header(reader, max_width, max_height);
  return reader;
}

uint32_t cpng_reader_width(const cpng_reader *reader) { return reader->width; }

uint32_t cpng_reader_height(const cpng_reader *reader) { return reader->height; }

bool cpng_reader_is_interlaced(const cpng_reader *reader) { return reader->passes > 1; }

cpng_status cpng_reader_next_row(cpng_reader *reader, const uint8_t *bytes, uint8_t *row) {
  reader->bytes = bytes;
  if (reader->failure.status != CPNG_OK) return reader->failure.status;
  if (setjmp(png_jmpbuf(reader->png))) return reader->failure.status;
  if (reader->passes > 1) png_error(reader->png, "the picture is interlaced");
  if (reader->next_row >= reader->height) png_error(reader->png, "no row is left");
  png_read_row(reader->png, row, NULL);
  reader->next_row++;
  return CPNG_OK;
}

cpng_status cpng_reader_passes(cpng_reader *reader, const uint8_t *bytes, uint8_t *pixels) {
  reader->bytes = bytes;
  if (reader->failure.status != CPNG_OK) return reader->failure.status;
  if (setjmp(png_jmpbuf(reader->png))) return reader->failure.status;
  if (reader->next_row > 0) png_error(reader->png, "no row is left");
  size_t row_bytes = (size_t)4 * reader->width;
  // Each pass writes its own pixels only.
  for (int pass = 0; pass < reader->passes; pass++) {
    for (uint32_t y = 0; y < reader->height; y++) png_read_row(reader->png, pixels + y * row_bytes, NULL);
  }
  reader->next_row = reader->height;
  return CPNG_OK;
}

cpng_status cpng_reader_finish(cpng_reader *reader, const uint8_t *bytes) {
  reader->bytes = bytes;
  if (reader->failure.status != CPNG_OK) return reader->failure.status;
  if (setjmp(png_jmpbuf(reader->png))) return reader->failure.status;
  if (reader->next_row != reader->height) png_error(reader->png, "rows are left");
  png_read_end(reader->png, NULL);
  return CPNG_OK;
}

const char *cpng_reader_message(const cpng_reader *reader) { return reader->failure.message; }

void cpng_reader_destroy(cpng_reader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
