import ControlCore
import ControllerCore
public import Foundation
public import GraphicsCore
public import LayoutCore
import ListCore
import StackCore
public import StyleCore

/// Views of metatypes that are made for something they show.
extension ObjectiveCRuntime {
  /// Returns a new image view of the requested class that shows an image, in the size of the image.
  @preconcurrency @MainActor
  public static func make<Object>(_ type: Object.Type, image: UIImage?) -> Object {
    object(of: type, UIImageView.self) {
      let view: UIImageView = make($0, frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      view.image = image
      return view
    }
  }

  /// Returns a new effect view of the requested class with an effect.
  @preconcurrency @MainActor
  public static func make<Object>(_ type: Object.Type, effect: UIVisualEffect?) -> Object {
    object(of: type, UIVisualEffectView.self) {
      let view: UIVisualEffectView = make($0, frame: .zero)
      view.effect = effect
      return view
    }
  }

  /// Returns a new stack view of the requested class with arranged views.
  @preconcurrency @MainActor
  public static func make<Object>(_ type: Object.Type, arrangedSubviews: [UIView]) -> Object {
    object(of: type, UIStackView.self) {
      let view: UIStackView = make($0, frame: .zero)
      for arranged in arrangedSubviews { view.addArrangedSubview(arranged) }
      return view
    }
  }
}

/// Colours and images of metatypes.
///
/// A subclass of the program has no such initializer, which ends the program.
extension ObjectiveCRuntime {
  /// Returns a new colour, equal to one of Core Graphics.
  public static func make<Object>(_ type: Object.Type, cgColor: CGColor) -> Object {
    object(of: type, UIColor.self) { _ in UIColor(cgColor: cgColor) }
  }

  /// Returns a new grey colour.
  public static func make<Object>(_ type: Object.Type, white: CGFloat, alpha: CGFloat) -> Object {
    object(of: type, UIColor.self) { _ in UIColor(white: white, alpha: alpha) }
  }

  /// Returns a new colour of three components.
  public static func make<Object>(
    _ type: Object.Type, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> Object {
    object(of: type, UIColor.self) { _ in UIColor(red: red, green: green, blue: blue, alpha: alpha) }
  }

  /// Returns a new image of pixels, one per point.
  public static func make<Object>(_ type: Object.Type, cgImage: CGImage) -> Object {
    object(of: type, UIImage.self) { _ in UIImage(cgImage: cgImage) }
  }
}
