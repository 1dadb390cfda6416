import CHarfBuzz

/// HarfBuzz, which shapes text.
package enum ShapingLibrary {
  /// The version of HarfBuzz, or nil if it cannot be loaded.
  package static var version: String? { unsafe charfbuzz_version().map { unsafe String(cString: $0) } }

  /// Whether or not HarfBuzz was loaded, or was found to be missing, since a font file was used.
  package static var isAskedFor: Bool { charfbuzz_is_asked_for() }

  /// The reason why HarfBuzz cannot be loaded; nil if it can.
  package static var problem: String? { unsafe charfbuzz_load().map { unsafe String(cString: $0) } }
}

/// A font of a file as HarfBuzz reads it.
///
/// Sendable is unchecked since a C pointer is not: threads may share HarfBuzz's objects that are made immutable, as this
/// one is before any other has it.
@safe final class ShapingFace: @unchecked Sendable {
  let face: OpaquePointer

  /// Reads a font of a file by its number.
  init(_ bytes: [UInt8], index: Int) throws(FontFileError) {
    if let problem = ShapingLibrary.problem { throw .library(problem) }
    let made = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.baseAddress.flatMap { unsafe charfbuzz_face_make($0, bytes.count, UInt32(index)) }
    }
    guard let made = unsafe made else { throw .damaged("there is no memory for it") }
    unsafe face = made
  }

  deinit { unsafe charfbuzz_face_free(face) }
}
