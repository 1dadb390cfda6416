// Feeds the same pseudo-random inputs to every kernel in C, and prints a digest of all that each gives.
//
// The same program is compiled for processors of other widths and byte orders: the lines must be equal on all of them.
// Each operation is rounded by itself, on all processors.
#pragma STDC FP_CONTRACT OFF

#include "CDigest.h"
#include "CPNG.h"
#include "CPixels.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// SplitMix64 (Steele, Lea and Flood 2014).
static uint64_t state;
static uint64_t next(void) {
  state += 0x9E3779B97F4A7C15;
  uint64_t mixed = state;
  mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
  return mixed ^ mixed >> 31;
}

static size_t below(size_t count) { return next() % count; }
static uint8_t byte(void) { return (uint8_t)(next() >> 56); }
static double number(double low, double high) { return low + (high - low) * ((double)(next() >> 34) / 0x1p30); }

/// FNV-1a, of bytes, as that of `snapshot doctor`.
static uint64_t digest;
static void append(const void *bytes, size_t count) {
  for (const uint8_t *byte = bytes; count > 0; count--) digest = (digest ^ *byte++) * 0x100000001B3;
}
static void append_number(uint64_t number) {
  for (int shift = 56; shift >= 0; shift -= 8) append(&(uint8_t){(uint8_t)(number >> shift)}, 1);
}

static void begin(uint64_t seed) { digest = 0xCBF29CE484222325, state = seed; }
static void end(const char *name) { printf("%s %016llx\n", name, (unsigned long long)digest); }

enum { LARGEST = 4 * 4096 };
static uint8_t pixels[LARGEST], others[LARGEST], coverage[LARGEST];

/// Fills a buffer with random bytes, of which runs are zero or full.
static void scatter(uint8_t *bytes, size_t count) {
  for (size_t index = 0; index < count;) {
    size_t run = 1 + below(24), kind = below(4);
    for (; run > 0 && index < count; run--) bytes[index++] = kind == 0 ? 0 : kind == 1 ? 255 : byte();
  }
}

/// Fills a buffer with premultiplied pixels.
static void scatter_pixels(uint8_t *bytes, size_t count) {
  scatter(bytes, 4 * count);
  for (size_t place = 0; place < 4 * count; place += 4)
    for (int channel = 0; channel < 3; channel++) bytes[place + channel] = bytes[place + channel] * bytes[place + 3] / 255;
}

static void test_pixels(const cpixels_kernels *kernels) {
  for (int round = 0; round < 600; round++) {
    size_t width = 1 + below(70), rows = 1 + below(12), count = width * rows;
    scatter_pixels(pixels, 2000);
    scatter_pixels(others, 2000);
    scatter(coverage, 2000);
    cpixels_color color = {byte(), byte(), byte(), round % 3 ? byte() : 255};
    uint32_t pixel;
    memcpy(&pixel, others, 4);
    kernels->fill(pixels + 4 * below(8), pixel, below(1900));
    append(pixels, 8000);
    cpixels_span spans[6];
    ptrdiff_t place = (ptrdiff_t)below(9) - 4;
    for (int index = 0; index < 6; index++) {
      spans[index].start = place;
      spans[index].end = place += (ptrdiff_t)below(20);
      spans[index].coverage = index % 2 ? byte() : 255;
    }
    kernels->spans(pixels, 2, width, rows, color, spans, 6);
    append(pixels, 4 * count);
    size_t part = 1 + below(width);
    kernels->mask(pixels, width, coverage, part + below(3), part, rows, color);
    append(pixels, 4 * count);
    kernels->composite(pixels, others, byte(), byte(), count);
    append(pixels, 4 * count);
    if (round % 2) memset(others, 77, 4 * width);
    kernels->repeat(pixels, others, width, rows);
    append(pixels, 4 * count);
  }
}

static void test_compare(cpixels_compare compare) {
  for (int round = 0; round < 3000; round++) {
    size_t count = below(600);
    scatter(pixels, 4 * count);
    memcpy(others, pixels, 4 * count);
    for (size_t changes = below(5); changes > 0 && count > 0; changes--) others[below(4 * count)] = byte();
    cpixels_difference found = compare(pixels, others, count);
    append_number(found.count);
    append_number(found.first);
    append_number(found.end);
    append_number(found.largest);
  }
}

static void test_gradient(cpixels_gradient gradient) {
  for (int round = 0; round < 3000; round++) {
    cpixels_line line = {number(-2, 2), number(-2, 2), number(-2, 2), number(-2, 2), number(-90, 90), number(-90, 90),
                         number(-50, 50), number(-50, 50), number(-300, 300), round % 50 ? number(-300, 300) : 0};
    if (round % 97 == 0) line.dx = line.dy = 0;
    // A stretch is between two stops, or from one of them on, where the colour is one.
    double location = number(0, 0.8), length = number(0.001, 0.6);
    cpixels_stretch stretch = {.low = location, .high = location + length, .location = location, .length = length,
                               .straight = round % 2, .opacity = round % 5 ? 255 : number(0, 255)};
    if (round % 7 == 0) stretch.low = -INFINITY;
    if (round % 7 == 1) stretch.high = INFINITY;
    for (int channel = 0; channel < 4; channel++) {
      double first = number(0, 1), second = number(0, 1);
      stretch.channels[channel] = first;
      stretch.change[channel] = round % 7 < 2 ? 0 : second - first;
    }
    memset(pixels, 0, 4096);
    size_t count = gradient(pixels, (ptrdiff_t)below(400) - 100, (ptrdiff_t)below(400) - 100, below(300), &line, &stretch);
    append_number(count);
    append(pixels, 4 * count);
  }
}

static void test_rows(void) {
  for (int round = 0; round < 4000; round++) {
    size_t width = below(120), size = (const size_t[]){1, 3, 4}[round % 3], depth = (const size_t[]){1, 2, 4}[round % 3];
    scatter(pixels, size * width);
    scatter(others, size * width);
    append_number(cpng_unfilter((int)below(5), pixels, others, size * width, size));
    append(pixels, size * width);
    append_number(cpng_is_zero(pixels, below(size * width + 1)));
    cpng_expand_rgb(coverage, pixels, size == 1 ? width / 3 : width);
    append(coverage, 4 * (size == 1 ? width / 3 : width));
    scatter(others, 4 * width);
    cpng_premultiply(coverage, others, width);
    append(coverage, 4 * width);
    uint32_t table[256];
    for (int index = 0; index < 256; index++) {
      const uint8_t entry[4] = {byte(), byte(), byte(), byte()};
      memcpy(&table[index], entry, 4);
    }
    cpng_look_up(coverage, others, width, table);
    append(coverage, 4 * width);
    cpng_unpack(coverage, others, width, (int)depth);
    append(coverage, width);
  }
}

static void test_digests(void (*add)(uint32_t *, const uint8_t *, size_t)) {
  for (int round = 0; round < 300; round++) {
    uint32_t hash[8];
    for (int word = 0; word < 8; word++) hash[word] = (uint32_t)next();
    scatter(pixels, 64 * 40);
    add(hash, pixels, below(40));
    for (int word = 0; word < 8; word++) append_number(hash[word]);
  }
}

int main(void) {
  const cpixels_kernels *wide = cpixels_wide();
  begin(1), test_pixels(&cpixels_narrow), end("pixels");
  begin(1), test_pixels(wide ? wide : &cpixels_narrow), end("pixels-wide");
  begin(2), test_compare(cpixels_compare_narrow), end("compare");
  begin(2), test_compare(cpixels_compare_wide() ? cpixels_compare_wide() : cpixels_compare_narrow), end("compare-wide");
  begin(3), test_gradient(cpixels_gradient_narrow), end("gradient");
  begin(3), test_gradient(cpixels_gradient_wide() ? cpixels_gradient_wide() : cpixels_gradient_narrow), end("gradient-wide");
  begin(4), test_rows(), end("rows");
  begin(5), test_digests(cdigest_sha256_add_plainly), end("sha256-plain");
  begin(5), test_digests(cdigest_sha256_add), end("sha256");
  fprintf(stderr, "256 bits: %s\n", wide ? "yes" : "no");
  return 0;
}
