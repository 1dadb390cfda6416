// Pixels as numbers whose lowest byte is red and whose highest is alpha, on processors of both byte orders.

#ifndef PIXEL_WORDS_H
#define PIXEL_WORDS_H

/// Converts words between their order in memory and that of numbers; words may be a vector.
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define IN_ORDER(words) \
  ((words) >> 24 | ((words) >> 8 & 0xFF00) | ((words) << 8 & 0xFF0000) | (words) << 24)
#else
#define IN_ORDER(words) (words)
#endif

#endif
