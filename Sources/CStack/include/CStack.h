// The calls that lead to a place in a program: the return addresses on the stack of the running thread, found by
// following frame pointers, and kept once each.

#ifndef CSTACK_H
#define CSTACK_H

#include <stddef.h>
#include <stdint.h>

/// Stacks that were captured, each once, by numbers from 0.
typedef struct cstack_table cstack_table;

/// A table for the stacks of the running thread; NULL where there is no memory.
cstack_table *_Nullable cstack_make(void);

void cstack_free(cstack_table *_Nonnull table);

/// The place of the caller on the stack, or of who called it so many levels above: frames of what it calls lie below.
uintptr_t cstack_mark(const cstack_table *_Nonnull table, unsigned levels);

/// The number of the present stack up to what `mark` stands for, which is not part of it: the innermost 48 calls at most. -1 where there is no
/// memory. It reads nothing but the stack of the thread that made the table.
int32_t cstack_capture(cstack_table *_Nonnull table, uintptr_t mark);

/// How many stacks there are.
int32_t cstack_count(const cstack_table *_Nonnull table);

/// The return addresses of a stack, the innermost first, and how many they are.
const uintptr_t *_Nonnull cstack_addresses(const cstack_table *_Nonnull table, int32_t stack, size_t *_Nonnull count);

#endif
