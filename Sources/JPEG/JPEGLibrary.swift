import CJPEG

/// The library of the system that reads and writes JPEG files.
package enum JPEGLibrary {
  /// The version of libjpeg-turbo.
  package static var version: String { unsafe String(cString: cjpeg_version()) }
}
