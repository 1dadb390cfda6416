internal import Raster

/// A picture with a frame around it and a caption above it.
struct Figure {
  let caption: Bitmap
  let picture: Bitmap

  init(_ lines: [String], _ picture: Bitmap, scale: Int) {
    caption = Caption(lines: lines, scale: scale).bitmap
    self.picture = picture
  }
}

/// A row or a column of figures; in a row all have equal widths, and their pictures start at one height.
struct Figures {
  let figures: [Figure]
  let isColumn: Bool
  let scale: Int

  /// Returns the gap between figures.
  static func gap(scale: Int) -> Int { 12 * scale }
  /// The gap between a caption and its picture.
  private var captionGap: Int { 4 * scale }
  private var gap: Int { Self.gap(scale: scale) }
  /// The width of the lines of frames.
  private var frame: Int { scale }

  private var slotWidth: Int {
    figures.map { max($0.caption.width, $0.picture.width + 2 * frame) }.max() ?? 0
  }
  private var captionHeight: Int { figures.map(\.caption.height).max() ?? 0 }

  /// Returns the height of a figure with its caption.
  private func height(of figure: Figure, caption: Int) -> Int {
    caption + captionGap + figure.picture.height + 2 * frame
  }

  var width: Int {
    isColumn ? slotWidth : figures.count * slotWidth + max(figures.count - 1, 0) * gap
  }

  var height: Int {
    guard isColumn else { return figures.map { height(of: $0, caption: captionHeight) }.max() ?? 0 }
    return figures.reduce(max(figures.count - 1, 0) * gap) { $0 + height(of: $1, caption: $1.caption.height) }
  }

  /// Places the figures on a montage, from (`left`, `top`) on.
  func put(on montage: inout Montage, x left: Int, y top: Int) {
    var (x, y) = (left, top)
    for figure in figures {
      montage.put(figure.caption, x: x, y: y)
      let caption = isColumn ? figure.caption.height : captionHeight
      let (width, height) = (figure.picture.width + 2 * frame, figure.picture.height + 2 * frame)
      montage.fill(Pixel(level: 160), x: x, y: y + caption + captionGap, width: width, height: height)
      montage.put(figure.picture, x: x + frame, y: y + caption + captionGap + frame)
      if isColumn {
        y += self.height(of: figure, caption: caption) + gap
      } else {
        x += slotWidth + gap
      }
    }
  }
}
