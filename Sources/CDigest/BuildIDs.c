#define _GNU_SOURCE
#include "CDigest.h"

#ifdef __linux__

#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <string.h>

typedef struct {
  const char *name;
  uint8_t *bytes;
  size_t capacity, length;
  bool is_complete;
} list;

static size_t aligned(size_t size, size_t alignment) { return (size + alignment - 1) / alignment * alignment; }

/// Appends the build ID among the notes of a segment; returns false if there is none.
static bool append(list *list, const uint8_t *notes, size_t size, size_t alignment) {
  while (size >= sizeof(ElfW(Nhdr))) {
    ElfW(Nhdr) note;
    memcpy(&note, notes, sizeof note);
    size_t name = sizeof note, content = name + aligned(note.n_namesz, alignment);
    size_t next = content + aligned(note.n_descsz, alignment);
    if (content > size || note.n_descsz > size - content) return false;
    if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == 4 && memcmp(notes + name, "GNU", 4) == 0) {
      size_t length = note.n_descsz;
      if (length == 0 || length > UINT8_MAX || list->capacity - list->length < length + 1) return false;
      list->bytes[list->length++] = (uint8_t)length;
      memcpy(list->bytes + list->length, notes + content, length);
      list->length += length;
      return true;
    }
    if (next > size) return false;
    notes += next;
    size -= next;
  }
  return false;
}

static int visit(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  list *list = context;
  // The system maps this one into each program; it has the system's version.
  if (strstr(object->dlpi_name, "linux-vdso") || strstr(object->dlpi_name, "linux-gate")) return 0;
  if (list->name && !strstr(object->dlpi_name, list->name)) return 0;
  for (size_t place = 0; place < object->dlpi_phnum; place++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[place];
    if (segment->p_type != PT_NOTE) continue;
    const uint8_t *notes = (const uint8_t *)(object->dlpi_addr + segment->p_vaddr);
    if (append(list, notes, segment->p_memsz, segment->p_align == 8 ? 8 : 4)) return 0;
  }
  list->is_complete = false;
  return 1;
}

size_t cdigest_build_ids(uint8_t *buffer, size_t capacity, const char *name) {
  if (!buffer) return 0;
  list list = {.name = name, .bytes = buffer, .capacity = capacity, .is_complete = true};
  dl_iterate_phdr(visit, &list);
  return list.is_complete ? list.length : 0;
}

#else

size_t cdigest_build_ids(uint8_t *buffer, size_t capacity, const char *name) {
  (void)buffer;
  (void)capacity;
  (void)name;
  return 0;
}

#endif
