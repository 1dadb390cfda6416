internal import Raster

/// Pictures as text: each cell has an upper and a lower pixel in 24-bit colours.
enum HalfBlocks {
  /// Returns the lines of a bitmap, two rows of pixels each; colours end with the line.
  ///
  /// Transparent pixels are those of the terminal, translucent ones are mixed with its background.
  static func lines(_ bitmap: Bitmap, over background: Pixel) -> [[UInt8]] {
    stride(from: 0, to: bitmap.height, by: 2).map { top in
      var line = Line()
      for x in 0..<bitmap.width {
        let upper = bitmap[x, top]
        let lower = top + 1 < bitmap.height ? bitmap[x, top + 1] : .transparent
        line.append(
          upper.alpha == 0 ? nil : upper.over(background), lower.alpha == 0 ? nil : lower.over(background))
      }
      return line.finished
    }
  }

  /// A line whose colours are stated where they change.
  private struct Line {
    private var text = ""
    private var foreground: Pixel?
    private var background: Pixel?

    /// Adds a cell; nil is a pixel of the terminal.
    mutating func append(_ upper: Pixel?, _ lower: Pixel?) {
      switch (upper, lower) {
      case (nil, nil):
        setBackground(nil)
        text += " "
      case (let upper?, let lower):
        if let lower, upper == lower {
          setBackground(upper)
          text += " "
        } else {
          setForeground(upper)
          setBackground(lower)
          text += "▀"
        }
      case (nil, let lower?):
        setForeground(lower)
        setBackground(nil)
        text += "▄"
      }
    }

    private mutating func setForeground(_ pixel: Pixel) {
      guard foreground != pixel else { return }
      foreground = pixel
      text += "\u{1B}[38;2;\(pixel.red);\(pixel.green);\(pixel.blue)m"
    }

    private mutating func setBackground(_ pixel: Pixel?) {
      guard background != pixel else { return }
      background = pixel
      text += pixel.map { "\u{1B}[48;2;\($0.red);\($0.green);\($0.blue)m" } ?? "\u{1B}[49m"
    }

    /// The bytes of the line.
    var finished: [UInt8] {
      foreground == nil && background == nil ? Array(text.utf8) : Array((text + "\u{1B}[0m").utf8)
    }
  }
}

extension Pixel {
  /// Returns the pixel over an opaque one, each channel rounded once.
  func over(_ below: Pixel) -> Pixel {
    guard alpha < 255 else { return self }
    let rest = 255 - UInt32(alpha)
    func mixed(_ channel: UInt8, _ under: UInt8) -> UInt8 {
      UInt8(min(255, UInt32(channel) + (UInt32(under) * rest + 127) / 255))
    }
    return Pixel(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue), alpha: 255)
  }
}
