#include <dlfcn.h>
#include <stdlib.h>

#include "Peers.h"

// Declarations of the used part of libspng's API. The library is loaded at run time, so that its headers are not
// needed.
typedef struct spng_ctx spng_ctx;
typedef struct {
  uint32_t width, height;
  uint8_t bit_depth, color_type, compression_method, filter_method, interlace_method;
} spng_ihdr;

enum { FLAG_ENCODER = 2, OPTION_TO_BUFFER = 12, FORMAT_RGBA8 = 1, FORMAT_PNG = 256, FLAG_FINALIZE = 2 };

static spng_ctx *(*ctx_new)(int flags);
static void (*ctx_free)(spng_ctx *);
static int (*set_option)(spng_ctx *, int option, int value);
static int (*set_ihdr)(spng_ctx *, spng_ihdr *);
static int (*encode_image)(spng_ctx *, const void *pixels, size_t count, int format, int flags);
static void *(*get_png_buffer)(spng_ctx *, size_t *count, int *error);
static int (*set_png_buffer)(spng_ctx *, const void *file, size_t count);
static int (*decode_image)(spng_ctx *, void *pixels, size_t count, int format, int flags);

static bool load(void) {
  void *library = dlopen("libspng.so.0", RTLD_NOW);
  if (!library) return false;
  bool found = true;
#define FIND(name) found &= (*(void **)&name = dlsym(library, "spng_" #name)) != NULL
  FIND(ctx_free); FIND(set_option); FIND(set_ihdr); FIND(encode_image); FIND(get_png_buffer);
  FIND(set_png_buffer); FIND(decode_image); FIND(ctx_new);
#undef FIND
  if (!found) ctx_new = NULL;
  return found;
}

bool spng_encode(const uint8_t *pixels, uint32_t width, uint32_t height, peer_file *file) {
  if (!ctx_new && !load()) return false;
  spng_ctx *context = ctx_new(FLAG_ENCODER);
  if (!context) return false;
  spng_ihdr header = {.width = width, .height = height, .bit_depth = 8, .color_type = 6};
  size_t count = 4 * (size_t)width * height;
  bool encoded = !set_option(context, OPTION_TO_BUFFER, 1) && !set_ihdr(context, &header) &&
                 !encode_image(context, pixels, count, FORMAT_PNG, FLAG_FINALIZE);
  int error = 0;
  if (encoded) file->bytes = get_png_buffer(context, &file->count, &error);
  ctx_free(context);
  return encoded && file->bytes;
}

bool spng_decode(const uint8_t *file, size_t count, uint8_t *pixels, size_t pixels_count) {
  if (!ctx_new && !load()) return false;
  spng_ctx *context = ctx_new(0);
  if (!context) return false;
  bool decoded = !set_png_buffer(context, file, count) &&
                 !decode_image(context, pixels, pixels_count, FORMAT_RGBA8, 0);
  ctx_free(context);
  return decoded;
}
