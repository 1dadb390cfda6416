// Empty: a file that imports Testing and UIKit needs a module of this name. The toolchain declares it, and on
// Linux does not have it.
