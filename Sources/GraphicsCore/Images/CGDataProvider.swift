public import Foundation

/// Bytes that an image is made of.
public final class CGDataProvider: Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The bytes of `data`.
  public convenience init?(data: CFData) {
    self.init(bytes: [UInt8](data as Data))
  }

  /// `size` bytes at `data`, which are copied and then let go of.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    self.init(bytes: unsafe Array(UnsafeRawBufferPointer(start: data, count: size)))
    unsafe releaseData(info, data, size)
  }

  /// The bytes of a file; nil where it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(path: unsafe String(cString: filename))
  }

  /// The bytes of the file at `url`; nil where it cannot be read.
  public convenience init?(url: URL) {
    self.init(path: url.path)
  }

  private convenience init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(bytes: [UInt8](data))
  }

  /// All bytes.
  public var data: CFData? { Data(bytes) as NSData }
}
