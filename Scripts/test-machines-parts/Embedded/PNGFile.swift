/// The files of PNGs, of which a program without a system has none.
enum PNGFile {
  static func read(_ path: String, limits: PNGLimits = .standard) throws(PNGError) -> [UInt8] {
    throw .fileNotFound
  }
  static func write(_ bytes: [UInt8], to path: String) throws(PNGError) { throw .fileNotFound }
}
