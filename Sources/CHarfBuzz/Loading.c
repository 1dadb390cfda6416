#include "CHarfBuzz.h"
#include "HarfBuzz.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static harfbuzz functions;
static bool is_loaded;
static _Atomic bool is_asked_for;
static char problem[256];

/// Finds all functions; returns the name of one that is missing.
static const char *find_functions(void *library) {
#define FIND(result, name, parameters)                          \
  *(void **)&functions.name = dlsym(library, #name);            \
  if (!functions.name) return #name;
  HARFBUZZ_FUNCTIONS(FIND)
#undef FIND
  void *draw = dlsym(library, "hb_font_draw_glyph");
  if (!draw) draw = dlsym(library, "hb_font_get_glyph_shape");
  if (!draw) return "hb_font_draw_glyph";
  *(void **)&functions.draw_glyph = draw;
  return NULL;
}

static void load(void) {
  is_asked_for = true;
#ifdef __APPLE__
  const char *name = "libharfbuzz.0.dylib";
#else
  const char *name = "libharfbuzz.so.0";
#endif
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    snprintf(problem, sizeof problem, "the library %s, which shapes text in font files, is missing: %s", name,
             "apt-get install libharfbuzz0b");
    return;
  }
  const char *missing = find_functions(library);
  if (missing) {
    snprintf(problem, sizeof problem, "the library %s is too old: it has no %s, which HarfBuzz 4 and later have", name,
             missing);
    return;
  }
  functions.unicode = functions.hb_unicode_funcs_get_default();
  functions.outline = harfbuzz_outline_funcs(&functions);
  is_loaded = true;
}

const harfbuzz *harfbuzz_get(void) {
  pthread_once(&once, load);
  return is_loaded ? &functions : NULL;
}

const char *charfbuzz_load(void) { return harfbuzz_get() ? NULL : problem; }

bool charfbuzz_is_asked_for(void) { return is_asked_for; }

const char *charfbuzz_version(void) {
  const harfbuzz *hb = harfbuzz_get();
  return hb ? hb->hb_version_string() : NULL;
}

void charfbuzz_free(void *memory) { free(memory); }
