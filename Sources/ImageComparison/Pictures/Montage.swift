internal import Raster

/// A white picture that others are placed on, each at whole pixels; composited row by row.
struct Montage {
  let width: Int
  let height: Int
  private var parts: [Part] = []

  private struct Part {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var content: Content
  }

  private enum Content {
    case fill(Pixel)
    case picture(Bitmap)
  }

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Draws a picture, which is entirely on the montage, over the present content.
  mutating func put(_ picture: Bitmap, x: Int, y: Int) {
    parts.append(
      Part(x: x, y: y, width: picture.width, height: picture.height, content: .picture(picture)))
  }

  /// Fills a box, which is entirely on the montage.
  mutating func fill(_ pixel: Pixel, x: Int, y: Int, width: Int, height: Int) {
    parts.append(Part(x: x, y: y, width: width, height: height, content: .fill(pixel)))
  }

  var bitmap: Bitmap {
    let blank = [Pixel](repeating: .white, count: width)
    var (montage, row) = (Bitmap(width: width, height: 0), blank)
    montage.reserveRows(height)
    for y in 0..<height {
      row = blank
      for part in parts where part.y <= y && y < part.y + part.height {
        switch part.content {
        case .fill(let pixel):
          for x in part.x..<part.x + part.width { row[x] = pixel }
        case .picture(let picture):
          let start = (y - part.y) * part.width
          row.replaceSubrange(part.x..<part.x + part.width, with: picture.pixels[start..<start + part.width])
        }
      }
      montage.append(row.span, repeated: 1)
    }
    return montage
  }
}
