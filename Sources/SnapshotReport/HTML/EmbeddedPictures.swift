internal import Escaping
internal import Foundation

/// The pictures of a page, each contained once however many cases show it.
struct EmbeddedPictures {
  /// A picture with its index in `contents` and its size in pixels.
  struct Picture: Encodable, Equatable {
    var index: Int
    var width: Int
    var height: Int
  }

  /// The base64 data of the pictures, after `data:image/png;base64,`.
  private(set) var contents: [String] = []

  private let read: (String) -> [UInt8]?
  private var pictureOfPath: [ExactText: Picture?] = [:]
  /// The bytes of the pictures in `contents`.
  private var bytes: [[UInt8]] = []
  private var indexOfBytes: [[UInt8]: Int] = [:]

  init(read: @escaping (String) -> [UInt8]?) {
    self.read = read
  }
}

extension EmbeddedPictures {
  /// Returns the picture at a path; nil if it cannot be read, or is no PNG.
  mutating func picture(at path: String) -> Picture? {
    if let known = pictureOfPath[ExactText(path)] { return known }
    let picture = read(path).flatMap { embed($0) }
    pictureOfPath[ExactText(path)] = .some(picture)
    return picture
  }

  /// Returns the bytes of a picture.
  func bytes(of picture: Picture) -> [UInt8] { bytes[picture.index] }

  private mutating func embed(_ bytes: [UInt8]) -> Picture? {
    guard let (width, height) = pngSize(bytes) else { return nil }
    if let index = indexOfBytes[bytes] { return Picture(index: index, width: width, height: height) }
    let index = contents.count
    contents.append(Data(bytes).base64EncodedString())
    self.bytes.append(bytes)
    indexOfBytes[bytes] = index
    return Picture(index: index, width: width, height: height)
  }
}

/// Returns the size in a PNG's first chunk; nil if the bytes lack the signature of a PNG.
package func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
  guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    bytes[12..<16].elementsEqual("IHDR".utf8)
  else { return nil }
  func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  let (width, height) = (number(at: 16), number(at: 20))
  return width > 0 && height > 0 ? (width, height) : nil
}
