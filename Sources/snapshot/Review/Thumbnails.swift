internal import FileAccess
internal import PNG
internal import Raster
internal import SnapshotReport

/// The small pictures of a comment, in files that are named by their contents.
///
/// A code host shows pictures by their addresses alone. So they are written into a folder, which a job uploads or commits
/// to where the addresses lead.
struct Thumbnails {
  /// The beginning of the addresses.
  let address: String
  /// The limits of pictures.
  let limits: PNGLimits
  private(set) var files: [(name: String, bytes: [UInt8])] = []
  private(set) var links: [ReviewLinks.Thumbnail] = []

  /// The maximum number of pictures.
  private static let limit = 12
  /// The maximum size of a picture, in pixels, which a comment has room for.
  private static let (width, height) = (720, 540)

  /// Creates the pictures of cases that need a review: those that compare, or else the new ones.
  init(of runs: [FoundRun], _ pictures: ReportPictures, address: String, limits: PNGLimits) {
    self.address = address.utf8.last == UInt8(ascii: "/") ? address : address + "/"
    self.limits = limits
    for found in FoundCase.all(runs)
    where links.count < Self.limit && ReviewSummary.needsReview(found.item.status) {
      let item = found.item
      guard !item.isText,
        let bytes = pictures.bytes(of: item.comparison, in: found)
          ?? pictures.bytes(of: item.actual, in: found),
        let bitmap = try? Bitmap(pngData: bytes, limits: limits)
      else { continue }
      add(bitmap.reduced(width: Self.width, height: Self.height), named: item.name)
    }
  }

  private mutating func add(_ bitmap: Bitmap, named name: String) {
    guard bitmap.width > 0, bitmap.height > 0, let bytes = try? bitmap.pngData() else { return }
    let file = String(SHA256.text(of: bytes).prefix(16)) + ".png"
    if !files.contains(where: { $0.name == file }) { files.append((file, bytes)) }
    links.append(
      ReviewLinks.Thumbnail(name: name, address: address + file, width: bitmap.width, height: bitmap.height))
  }
}

extension Bitmap {
  /// Returns the bitmap reduced by the least whole number with which it fits a size.
  func reduced(width limit: Int, height highest: Int) -> Bitmap {
    reduced(by: max(1, (width + limit - 1) / limit, (height + highest - 1) / highest))
  }

  /// Returns the bitmap with the mean of each square of `factor` by `factor` pixels in place of it, rounded.
  ///
  /// Squares at the right and at the bottom may be cut off.
  func reduced(by factor: Int) -> Bitmap {
    guard factor > 1 else { return self }
    let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
    var small: [Pixel] = []
    small.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let lines = row * factor..<min((row + 1) * factor, height)
      for column in 0..<columns {
        small.append(mean(column * factor..<min((column + 1) * factor, width), lines))
      }
    }
    return Bitmap(width: columns, height: rows, pixels: small)
  }

  /// Returns the mean of the pixels in some columns and rows.
  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> Pixel {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in rows {
      for place in y * width + columns.lowerBound..<y * width + columns.upperBound {
        let pixel = pixels[place]
        red += Int(pixel.red)
        green += Int(pixel.green)
        blue += Int(pixel.blue)
        alpha += Int(pixel.alpha)
      }
    }
    let count = columns.count * rows.count
    func rounded(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
    return Pixel(red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: rounded(alpha))
  }
}
