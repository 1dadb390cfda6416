public import Foundation

/// A source of bytes for images.
public final class CGDataProvider: Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Creates a provider of the bytes of `data`.
  public convenience init?(data: CFData) {
    self.init(bytes: [UInt8](data as Data))
  }

  /// Creates a provider of `size` bytes at `data`, which are copied and then released.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    self.init(bytes: unsafe Array(UnsafeRawBufferPointer(start: data, count: size)))
    unsafe releaseData(info, data, size)
  }

  /// Creates a provider of the bytes of a file; nil if it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(path: unsafe String(cString: filename))
  }

  /// Creates a provider of the bytes of the file at `url`; nil if it cannot be read.
  public convenience init?(url: URL) {
    self.init(path: url.path)
  }

  /// Creates a provider of the bytes of the file at `url`; nil if it cannot be read.
  public convenience init?(url: CFURL) {
    self.init(url: url as URL)
  }

  private convenience init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(bytes: [UInt8](data))
  }

  /// The bytes.
  public var data: CFData? { Data(bytes) as NSData }
}
