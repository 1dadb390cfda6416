#include "CDigest.h"
#include "Constants.h"

#include <stdbool.h>

static uint32_t turned(uint32_t word, int count) { return word >> count | word << (32 - count); }

/// Fills the words of a block (6.2.2, 1).
static void prepare(uint32_t words[64], const uint8_t *block) {
  for (int place = 0; place < 16; place++, block += 4)
    words[place] =
        (uint32_t)block[0] << 24 | (uint32_t)block[1] << 16 | (uint32_t)block[2] << 8 | (uint32_t)block[3];
  for (int place = 16; place < 64; place++) {
    uint32_t first = words[place - 15], second = words[place - 2];
    words[place] = words[place - 16] + (turned(first, 7) ^ turned(first, 18) ^ first >> 3) + words[place - 7] +
                   (turned(second, 17) ^ turned(second, 19) ^ second >> 10);
  }
}

/// Changes the hash value by the words of a block (6.2.2, 2 to 4).
static void mix(uint32_t *hash, const uint32_t words[64]) {
  uint32_t a = hash[0], b = hash[1], c = hash[2], d = hash[3], e = hash[4], f = hash[5], g = hash[6], h = hash[7];
  for (int place = 0; place < 64; place++) {
    uint32_t one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) +
                   cdigest_constants[place] + words[place];
    uint32_t two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + one, d = c, c = b, b = a, a = one + two;
  }
  hash[0] += a, hash[1] += b, hash[2] += c, hash[3] += d, hash[4] += e, hash[5] += f, hash[6] += g, hash[7] += h;
}

void cdigest_sha256_add_plainly(uint32_t *hash, const uint8_t *blocks, size_t count) {
  uint32_t words[64];
  for (; count > 0; count--, blocks += 64) {
    prepare(words, blocks);
    mix(hash, words);
  }
}

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

/// Whether the processor has the instructions for SHA-256, and those that arrange words for them.
static bool has_instructions(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return false;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
}

/// Four rounds with four words of a block, whose constants begin at `round`; the two halves change their roles twice.
#define ROUNDS(words, round)                                                                          \
  do {                                                                                                \
    __m128i sums = _mm_add_epi32(words, _mm_loadu_si128((const __m128i *)&cdigest_constants[round])); \
    cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sums);                                                   \
    abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sums, 0x0E));                          \
  } while (0)

/// Replaces the oldest four of sixteen words by the next four.
#define NEXT(w0, w1, w2, w3)                                                                       \
  w0 = _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(w0, w1), _mm_alignr_epi8(w3, w2, 4)), w3)

__attribute__((target("sha,sse4.1,ssse3"))) static void add_by_instructions(
    uint32_t *hash, const uint8_t *blocks, size_t count) {
  const __m128i order = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
  // The instructions take the words of the hash value as ABEF and CDGH, the highest first.
  __m128i dcba = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)hash), 0xB1);
  __m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(hash + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(dcba, hgfe, 8), cdgh = _mm_blend_epi16(hgfe, dcba, 0xF0);
  for (; count > 0; count--, blocks += 64) {
    const __m128i old_abef = abef, old_cdgh = cdgh;
    __m128i w0 = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)blocks), order);
    __m128i w1 = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 16)), order);
    __m128i w2 = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 32)), order);
    __m128i w3 = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 48)), order);
    for (int round = 0; round < 64; round += 16) {
      ROUNDS(w0, round);
      ROUNDS(w1, round + 4);
      ROUNDS(w2, round + 8);
      ROUNDS(w3, round + 12);
      if (round == 48) break;
      NEXT(w0, w1, w2, w3);
      NEXT(w1, w2, w3, w0);
      NEXT(w2, w3, w0, w1);
      NEXT(w3, w0, w1, w2);
    }
    abef = _mm_add_epi32(abef, old_abef);
    cdgh = _mm_add_epi32(cdgh, old_cdgh);
  }
  __m128i feba = _mm_shuffle_epi32(abef, 0x1B), dchg = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)hash, _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128((__m128i *)(hash + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#else

static bool has_instructions(void) { return false; }

static void add_by_instructions(uint32_t *hash, const uint8_t *blocks, size_t count) {
  cdigest_sha256_add_plainly(hash, blocks, count);
}

#endif

/// The answer of `has_instructions`, plus 1; 0 before it is known, since virtual machines take long to answer.
static _Atomic int answer;

void cdigest_sha256_add(uint32_t *hash, const uint8_t *blocks, size_t count) {
  if (!answer) answer = 1 + has_instructions();
  if (answer == 2)
    add_by_instructions(hash, blocks, count);
  else
    cdigest_sha256_add_plainly(hash, blocks, count);
}
