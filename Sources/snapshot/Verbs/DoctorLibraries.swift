internal import FontFiles
internal import JPEG
internal import PNG

#if canImport(_FoundationICU)
  internal import _FoundationICU
#endif

/// The libraries on whose versions files and text may depend: those of the system, and ICU of Swift's toolchain.
enum DoctorLibraries {
  static var all: [(name: String, version: String)] {
    PNGLibraries.versions + [("libjpeg-turbo", JPEGLibrary.version), ("ICU", icu)]
  }

  /// The names with the versions, in one line.
  static var line: String { all.map { "\($0.name) \($0.version)" }.joined(separator: ", ") }

  /// The version of HarfBuzz, or why there is none.
  static var shaping: String {
    ShapingLibrary.version.map { "HarfBuzz \($0) shapes the text of font files" }
      ?? "font files cannot be used: \(ShapingLibrary.problem ?? "")"
  }

  private static var icu: String {
    #if canImport(_FoundationICU)
      var numbers: [UInt8] = [0, 0, 0, 0]
      unsafe swift_u_getVersion(&numbers)
      return "\(numbers[0]).\(numbers[1])"
    #else
      return "of the system"
    #endif
  }
}
