// Empty: a file that imports Testing and CoreGraphics needs a module of this name. The toolchain declares it, and on
// Linux does not have it.
