public import Foundation
import LayoutCore
public import StyleCore

extension UIImage {
  /// Returns an animated image of the images whose names are `name` with a number behind it, from 0 or 1 on.
  ///
  /// It is `nil` without any images.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: series(named: name), duration: duration)
  }

  /// Returns an animated image of numbered images, which are stretched around insets.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns an animated image of numbered images, which are tiled or stretched inside insets.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let images = series(named: name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// Returns the images of a numbered series, up to the first number without one.
  private class func series(named name: String) -> [UIImage] {
    func image(_ number: Int) -> UIImage? {
      NamedImages.image(named: "\(name)\(number)", in: nil, traits: nil, reportsMissing: false)
    }
    let first = image(0) == nil ? 1 : 0
    var images: [UIImage] = []
    for number in first...1024 {
      guard let next = image(number) else { break }
      images.append(next)
    }
    return images
  }

  /// Returns nil, since HEIC is not written.
  public func heicData() -> Data? { nil }

  /// Creates the image named `name` in a bundle; nil if there is none, which is reported.
  ///
  /// Differs from UIKit: the value of a symbol has no effect.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }
}
