internal import Foundation
internal import GraphicsCore

/// The images of a PDF, each written once.
final class PDFImages {
  private struct Known {
    let image: CGImage
    let tint: CGColor?
    let isAlpha: Bool
    let isSmooth: Bool
    let number: Int
  }

  private var known: [Known] = []

  /// Returns the number of an image, or of one colour with its alphas, interpolated if it `isSmooth`.
  func number(of image: CGImage, tint: CGColor?, isSmooth: Bool = true, in file: PDFFile) -> Int {
    number(image, tint, isAlpha: false, isSmooth) {
      let mask = alpha(of: image, isSmooth: isSmooth, in: file)
      return write(image, isSmooth, in: file, space: "/DeviceRGB", entries: "/SMask \(mask) 0 R") { pixel in
        if let tint {
          let (red, green, blue, _) = tint.srgb
          return [red, green, blue].map { UInt8(max(0, min(Double($0) * 255, 255)).rounded()) }
        }
        let alpha = Int(pixel[3])
        guard alpha > 0 else { return [0, 0, 0] }
        return pixel.prefix(3).map { UInt8(min(255, (2 * 255 * Int($0) + alpha) / (2 * alpha))) }
      }
    }
  }

  /// Returns the number of the greys of an image's alpha.
  func alpha(of image: CGImage, isSmooth: Bool = true, in file: PDFFile) -> Int {
    number(image, nil, isAlpha: true, isSmooth) {
      write(image, isSmooth, in: file, space: "/DeviceGray", entries: "") { [$0[3]] }
    }
  }

  private func number(
    _ image: CGImage, _ tint: CGColor?, isAlpha: Bool, _ isSmooth: Bool, _ write: () -> Int
  ) -> Int {
    let found = known.first {
      $0.isAlpha == isAlpha && $0.isSmooth == isSmooth && $0.tint == tint && $0.image == image
    }
    if let found { return found.number }
    let number = write()
    known.append(Known(image: image, tint: tint, isAlpha: isAlpha, isSmooth: isSmooth, number: number))
    return number
  }

  private func write(
    _ image: CGImage, _ isSmooth: Bool, in file: PDFFile, space: String, entries: String,
    _ samples: ([UInt8]) -> [UInt8]
  ) -> Int {
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: image.pixels.count, by: 4) {
      bytes += samples(Array(image.pixels[start..<start + 4]))
    }
    let form =
      "/Type /XObject /Subtype /Image /Width \(image.width) /Height \(image.height) /ColorSpace \(space) "
      + "/BitsPerComponent 8 /Interpolate \(isSmooth && image.shouldInterpolate) /Filter /RunLengthDecode \(entries)"
    return file.add(form, stream: PDFText.runs(bytes))
  }
}
