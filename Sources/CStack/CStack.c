#define _GNU_SOURCE
#include "CStack.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { max_depth = 48 };

/// A run of `addresses` that is one stack.
typedef struct {
  uint64_t hash;
  uint32_t start, count;
} stack_entry;

struct cstack_table {
  /// The end of the thread's stack, which grows downwards.
  uintptr_t end;
  uintptr_t *addresses;
  size_t address_count, address_capacity;
  stack_entry *stacks;
  int32_t stack_count, stack_capacity;
  /// Open addressing: numbers of stacks plus 1, or 0; a power of two, more than twice the number of stacks.
  int32_t *slots;
  size_t slot_count;
};

/// Returns the highest address of the running thread's stack; 0 if it is unknown.
static uintptr_t stack_end(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
  void *start = NULL;
  size_t size = 0;
  int status = pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  return status ? 0 : (uintptr_t)start + size;
}

cstack_table *cstack_make(void) {
  cstack_table *table = calloc(1, sizeof *table);
  if (!table) return NULL;
  table->end = stack_end();
  table->slot_count = 1024;
  table->slots = calloc(table->slot_count, sizeof *table->slots);
  if (!table->slots) {
    free(table);
    return NULL;
  }
  return table;
}

void cstack_free(cstack_table *table) {
  free(table->addresses);
  free(table->stacks);
  free(table->slots);
  free(table);
}

__attribute__((noinline)) uintptr_t cstack_mark(const cstack_table *table, unsigned levels) {
  // The caller's frame, since the caller reuses the memory of this one's.
  uintptr_t mark = *(const uintptr_t *)__builtin_frame_address(0);
  for (; levels && mark + sizeof mark <= table->end && mark % sizeof mark == 0; levels--) {
    uintptr_t next = *(const uintptr_t *)mark;
    if (next <= mark || next > table->end) break;
    mark = next;
  }
  return mark;
}

/// Makes room for `needed` items; returns false if there is no memory.
static bool reserve(void **items, size_t *capacity, size_t needed, size_t size) {
  if (needed <= *capacity) return true;
  size_t larger = *capacity ? *capacity * 2 : 1024;
  while (larger < needed) larger *= 2;
  void *moved = realloc(*items, larger * size);
  if (!moved) return false;
  *items = moved;
  *capacity = larger;
  return true;
}

/// Gives every stack a slot in a table twice as large; returns false if there is no memory.
static bool grow_slots(cstack_table *table) {
  size_t count = table->slot_count * 2;
  int32_t *slots = calloc(count, sizeof *slots);
  if (!slots) return false;
  for (int32_t stack = 0; stack < table->stack_count; stack++) {
    size_t slot = table->stacks[stack].hash & (count - 1);
    while (slots[slot]) slot = (slot + 1) & (count - 1);
    slots[slot] = stack + 1;
  }
  free(table->slots);
  table->slots = slots;
  table->slot_count = count;
  return true;
}

/// Stores a stack that has no number yet, and returns its number.
static int32_t keep(cstack_table *table, const uintptr_t *found, size_t count, uint64_t hash, size_t slot) {
  if (!reserve((void **)&table->addresses, &table->address_capacity, table->address_count + count,
               sizeof *table->addresses))
    return -1;
  size_t capacity = (size_t)table->stack_capacity;
  if (!reserve((void **)&table->stacks, &capacity, (size_t)table->stack_count + 1, sizeof *table->stacks))
    return -1;
  table->stack_capacity = (int32_t)capacity;
  memcpy(table->addresses + table->address_count, found, count * sizeof *found);
  table->stacks[table->stack_count] = (stack_entry){hash, (uint32_t)table->address_count, (uint32_t)count};
  table->address_count += count;
  table->slots[slot] = ++table->stack_count;
  int32_t number = table->stack_count - 1;
  if ((size_t)table->stack_count * 2 >= table->slot_count && !grow_slots(table)) return -1;
  return number;
}

__attribute__((noinline)) int32_t cstack_capture(cstack_table *table, uintptr_t mark) {
  uintptr_t found[max_depth];
  size_t count = 0;
  uint64_t hash = 14695981039346656037u;
  const uintptr_t *frame = __builtin_frame_address(0);
  uintptr_t end = mark < table->end ? mark : table->end;
  // A caller's frame is above; any other was made by code without frame pointers.
  while ((uintptr_t)frame + 2 * sizeof *frame <= end && count < max_depth) {
    uintptr_t address = frame[1];
    if (!address) break;
    found[count++] = address;
    hash = (hash ^ address) * 1099511628211u;
    const uintptr_t *next = (const uintptr_t *)frame[0];
    if (next <= frame || (uintptr_t)next % sizeof *frame) break;
    frame = next;
  }
  hash ^= hash >> 29;
  size_t slot = hash & (table->slot_count - 1);
  while (table->slots[slot]) {
    const stack_entry *stack = &table->stacks[table->slots[slot] - 1];
    if (stack->hash == hash && stack->count == count &&
        !memcmp(table->addresses + stack->start, found, count * sizeof *found))
      return table->slots[slot] - 1;
    slot = (slot + 1) & (table->slot_count - 1);
  }
  return keep(table, found, count, hash, slot);
}

int32_t cstack_count(const cstack_table *table) { return table->stack_count; }

const uintptr_t *cstack_addresses(const cstack_table *table, int32_t stack, size_t *count) {
  *count = table->stacks[stack].count;
  return table->addresses + table->stacks[stack].start;
}

/// The runtime's function for it; the buffers are those for the result, and may be NULL.
char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

char *cstack_demangled(const char *symbol) { return swift_demangle(symbol, strlen(symbol), NULL, NULL, 0); }
