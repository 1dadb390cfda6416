// The replacement of methods in the tables of Foundation's classes.

#ifndef REPLACING_H
#define REPLACING_H

#include <stdint.h>

// Foundation's classes on Linux have no Objective-C methods that could be exchanged. The table of methods of a class is part
// of its metadata, which is writable. An entry that is the address of a known method is replaced by a method of the same
// type; every call of an `open` method of an object reads that table.
//
// The symbols are weak: in a Foundation without one of them, nothing is replaced.

#define SYMBOL(name) __asm__(name) __attribute__((weak))

/// Replaces methods of a class, all or none, and returns their number.
int replace_methods(uintptr_t *volatile class, char *const old[], char *const new[], int count);

// Methods of the class itself, initializers, and members of classes that cannot be inherited from are called by their names.
// A program has these names before its libraries have them; they are weak, so that a program with Foundation in itself has
// Foundation's.
#if defined(__x86_64__)
#define JUMP "jmp "
#elif defined(__aarch64__)
#define JUMP "b "
#endif

#if defined(__linux__) && defined(JUMP)
#define FORWARD(name, target) \
  __asm__(".text\n.weak \"" name "\"\n.type \"" name "\", %function\n\"" name "\":\n" JUMP target "\n")
#else
#define FORWARD(name, target) extern int forwarded_nothing
#endif

#endif
