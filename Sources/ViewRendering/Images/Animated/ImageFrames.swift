internal import DiagnosticCore
package import GraphicsCore

/// The images of a file, one after the other.
package struct ImageFrames {
  /// An image and how long it is seen.
  package struct Frame {
    package let image: CGImage
    /// The seconds before the next one, as the file has them.
    package let delay: Double
  }

  /// The format of the file.
  package enum Format {
    case png, jpeg, gif
  }

  package let format: Format
  package let frames: [Frame]
  /// The number of repetitions; 0 is no limit, and nil a file that does not move.
  package let loopCount: Int?
  /// The orientation of the images, by EXIF's numbers.
  package let orientation: Int

  /// Reads the bytes of a GIF, a PNG with or without animation, or a JPEG; nil for others and damaged ones.
  package init?(_ bytes: [UInt8]) {
    if let gif = GIFDecoder(bytes) {
      self.init(.gif, gif.frames, loopCount: gif.frames.count > 1 ? gif.loopCount : nil)
    } else if let animated = AnimatedPNG(bytes) {
      self.init(.png, animated.frames, loopCount: animated.loopCount)
    } else if let still = try? DecodedImage(bytes) {
      let isJPEG = bytes.starts(with: [0xFF, 0xD8])
      self.init(
        isJPEG ? .jpeg : .png, [Frame(image: still.image, delay: 0)],
        orientation: still.orientation.exifNumber)
    } else {
      return nil
    }
  }

  private init(_ format: Format, _ frames: [Frame], loopCount: Int? = nil, orientation: Int = 1) {
    (self.format, self.frames, self.loopCount, self.orientation) = (format, frames, loopCount, orientation)
  }
}

/// The pixels of a moving image: each frame is drawn over those before it.
struct FrameCanvas {
  /// The treatment of a frame before the next one.
  enum Disposal {
    case keep, clear, restore
  }

  /// The largest number of pixels of all frames.
  static let mostPixels = 1 << 26

  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]

  /// Returns whether frames have few enough pixels to be kept; if not, that is reported.
  static func admits(_ count: Int, width: Int, height: Int) -> Bool {
    guard count * width * height > mostPixels else { return true }
    LayoutDiagnostics.reportOnce(.notDrawn("more than 67,108,864 pixels of a moving image"))
    return false
  }

  /// Creates transparent pixels.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: 0, count: width * height * 4)
  }

  /// Draws a frame, and returns the pixels with it; then the frame is kept, cleared or taken back.
  ///
  /// - Parameters:
  ///   - frame: The premultiplied pixels of the frame.
  ///   - replaces: Whether or not transparent pixels replace what lies beneath them.
  mutating func draw(
    _ frame: [UInt8], x: Int, y: Int, width frameWidth: Int, height frameHeight: Int, replaces: Bool,
    disposal: Disposal
  ) -> CGImage {
    let before = pixels
    change(x, y, frameWidth, frameHeight) { place, source in
      let alpha = Int(frame[source + 3])
      for channel in 0..<4 {
        let below = replaces ? 0 : (2 * Int(pixels[place + channel]) * (255 - alpha) + 255) / 510
        pixels[place + channel] = UInt8(min(255, Int(frame[source + channel]) + below))
      }
    }
    let image = CGImage(width: width, height: height, pixels: pixels)
    switch disposal {
    case .keep: break
    case .restore: pixels = before
    case .clear:
      change(x, y, frameWidth, frameHeight) { place, _ in
        for channel in 0..<4 { pixels[place + channel] = 0 }
      }
    }
    return image
  }

  /// Calls `change` for each pixel of a frame on the canvas, with its place and that in the frame.
  private func change(_ x: Int, _ y: Int, _ frameWidth: Int, _ frameHeight: Int, _ change: (Int, Int) -> Void)
  {
    for row in 0..<frameHeight where y + row < height {
      for column in 0..<frameWidth where x + column < width {
        change(((y + row) * width + x + column) * 4, (row * frameWidth + column) * 4)
      }
    }
  }
}
