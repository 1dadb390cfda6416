// Methods of Foundation's class Bundle, replaced by those of AssetCore when a program starts.

#ifndef CBUNDLE_H
#define CBUNDLE_H

/// Returns the number of methods that were replaced: all of them, or 0 in a Foundation of another shape.
int cbundle_replaced(void);

#endif
