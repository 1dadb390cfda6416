#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The number of the fault that is on, of the environment's PLUMB_MUTANT, or -1.
extern int32_t mutant_number;
/// A byte for each fault: whether its place has been reached. It is the file of PLUMB_REACHED, if that is set.
extern uint8_t *mutant_reached;

static inline bool mutant_is(int32_t number) {
  mutant_reached[number] = 1;
  return mutant_number == number;
}
