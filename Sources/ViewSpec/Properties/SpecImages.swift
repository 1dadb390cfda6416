internal import FileAccess
internal import GraphicsCore
internal import LayoutCore
internal import StyleCore
internal import ViewRendering

/// The images from files in the views of a spec.
///
/// A file is read once for all views that display it, and one limit of pixels applies to all files together.
@MainActor
final class SpecImages {
  private let limits: ImageLimits
  private var images: [FilePath: UIImage] = [:]
  private var pixelCount = 0

  /// Creates a collection of images within limits.
  nonisolated init(limits: ImageLimits = .standard) {
    self.limits = limits
  }

  /// Returns the image in a file, which `element` names.
  func image(in file: ImageFile, for element: JSONElement) throws(DocumentError) -> UIImage {
    if let image = images[FilePath(file.path)] { return image }
    let bytes: [UInt8]
    do throws(SpecError) {
      bytes = try SpecFile.bytes(of: file.path)
    } catch {
      throw element.problem("cannot read the image \(quoted(file.path)): \(error.message)")
    }
    var rest = limits
    rest.pixels -= pixelCount
    let image: UIImage
    do {
      image = try UIImage(bytes: bytes, scale: file.scale, limits: rest)
    } catch {
      throw problem(with: error, in: file, for: element)
    }
    pixelCount += image.cgImage.map { $0.width * $0.height } ?? 0
    images[FilePath(file.path)] = image
    return image
  }

  private func problem(
    with error: ImageError, in file: ImageFile, for element: JSONElement
  ) -> DocumentError {
    let name = quoted(file.path)
    switch error {
    case .unknownFormat: return element.problem("\(name) is neither a PNG nor a JPEG")
    case .damaged(let reason): return element.problem("\(name): \(reason)")
    case .tooManyScans(let limit):
      return element.problem(
        "\(name): the JPEG has more scans than the limit of \(limit)",
        suggestion: limit < ImageLimits.mostScans ? "--scan-limit raises it" : nil)
    case .tooLarge(let format, let width, let height):
      let others = pixelCount == 0 ? "" : ", in addition to \(pixelCount) of the images before it"
      return element.problem(
        "\(name): the \(format) has \(width)×\(height) pixels, \(width * height) in all\(others);"
          + " the limit is \(limits.pixels)",
        suggestion: width * height + pixelCount <= ImageLimits.mostPixels ? "--pixel-limit raises it" : nil)
    }
  }
}
