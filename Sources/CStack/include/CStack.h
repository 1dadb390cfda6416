// The call stack of the running thread: its return addresses, found by following frame pointers, with each stack stored
// once.

#ifndef CSTACK_H
#define CSTACK_H

#include <stddef.h>
#include <stdint.h>

/// A table of captured stacks, each stored once, by numbers from 0.
typedef struct cstack_table cstack_table;

/// Returns a table for the stacks of the running thread; NULL if there is no memory.
cstack_table *_Nullable cstack_make(void);

void cstack_free(cstack_table *_Nonnull table);

/// Returns the stack position of the caller, or of a caller `levels` above it; frames of its callees are below it.
uintptr_t cstack_mark(const cstack_table *_Nonnull table, unsigned levels);

/// Returns the number of the present stack up to `mark`, which is not part of it: at most the innermost 48 calls.
///
/// The result is -1 if there is no memory. Only the stack of the thread that made the table is read.
int32_t cstack_capture(cstack_table *_Nonnull table, uintptr_t mark);

/// Returns the number of stacks.
int32_t cstack_count(const cstack_table *_Nonnull table);

/// Returns the return addresses of a stack, the innermost first, and their number.
const uintptr_t *_Nonnull cstack_addresses(const cstack_table *_Nonnull table, int32_t stack, size_t *_Nonnull count);

/// Returns the name of a symbol as Swift writes it with its modules, which `free` frees; NULL if it is none of Swift's.
char *_Nullable cstack_demangled(const char *_Nonnull symbol);

#endif
