// The module map beside this file is all there is: a target must have a source.
