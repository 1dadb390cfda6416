// Methods of Foundation's classes, replaced by those of this package when a program starts.

#ifndef CFOUNDATION_H
#define CFOUNDATION_H

/// Returns the number of methods of Bundle that were replaced: all of them, or 0 in a Foundation of another shape.
int cfoundation_replaced_of_bundle(void);

/// Returns the number of methods of RunLoop that were replaced: all of them, or 0 in a Foundation of another shape.
int cfoundation_replaced_of_run_loop(void);

/// Returns the number of methods of NSMutableString that were replaced: one, or 0 in a Foundation of another shape.
int cfoundation_replaced_of_mutable_string(void);

/// Returns the number of functions that were replaced for objects of Swift: two, or 0 in a Foundation of another shape.
int cfoundation_replaced_of_objects(void);

/// Does the work that waits in the main queue of Dispatch, on the main thread while it does none of that work.
void cfoundation_serve_main_queue(void);

/// Does the work of the main queue of Dispatch as it comes, on the main thread, as long as the program runs.
void cfoundation_run_main_queue(void) __attribute__((noreturn));

#endif
