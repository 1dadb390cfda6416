import CPNG

/// The libraries of the system that read and write PNG files.
package enum PNGLibraries {
  /// The name and the version of each.
  package static var versions: [(name: String, version: String)] {
    unsafe [
      ("libpng", String(cString: cpng_libpng_version())), ("zlib", String(cString: cpng_zlib_version())),
      ("libdeflate", String(cString: cpng_libdeflate_version())),
    ]
  }
}
