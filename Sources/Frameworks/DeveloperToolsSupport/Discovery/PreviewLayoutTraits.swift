package import Foundation
package import LayoutCore
import StyleCore

/// The size and the orientation that the traits of a preview ask for; the last one of each kind holds.
package struct PreviewLayoutTraits: Hashable, Sendable {
  /// The sizes of previews.
  package enum Size: Hashable, Sendable {
    /// That of a device's screen.
    case device
    /// The one that fits the view.
    case fitting
    /// A size in points.
    case fixed(CGSize)
  }

  package var size = Size.device
  package var isLandscape = false

  package init(_ traits: [PreviewTrait<Preview.ViewTraits>.Value]) {
    for trait in traits {
      switch trait {
      case .deviceLayout: size = .device
      case .sizeThatFitsLayout: size = .fitting
      case .fixedLayout(let width, let height):
        size = .fixed(CGSize(width: Self.side(width), height: Self.side(height)))
      case .portrait: isLandscape = false
      case .landscape: isLandscape = true
      case .other: break
      }
    }
  }

  /// Returns a length that a picture can have, in points.
  private static func side(_ length: CGFloat) -> CGFloat {
    // For NaN, it is 1.
    max(1, min(length, greatestSide))
  }

  /// The greatest side of a picture in points.
  private static let greatestSide: CGFloat = 4_096
}

extension PreviewedContent {
  /// The controller whose view fills a screen: the preview's own, or one around its view.
  @MainActor package var screen: UIViewController {
    switch self {
    case .controller(let controller): return controller
    case .view(let view):
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      return controller
    }
  }

  /// The view, of the controller if it is one.
  @MainActor package var view: UIView {
    switch self {
    case .controller(let controller): controller.view
    case .view(let view): view
    }
  }

  /// The size that fits the view in its present environment, in points.
  ///
  /// Constraints give it, or `sizeThatFits(_:)`, or the frame that the code has set.
  @MainActor package var fittingSize: CGSize {
    if case .controller(let controller) = self {
      let preferred = controller.preferredContentSize
      if preferred.width > 0, preferred.height > 0 { return preferred }
    }
    let view = view
    let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if compressed.width > 0, compressed.height > 0 { return compressed }
    let fitting = view.sizeThatFits(CGSize(width: 10_000, height: 10_000))
    if fitting.width > 0, fitting.height > 0, fitting.width < 10_000, fitting.height < 10_000 {
      return fitting
    }
    return view.bounds.size
  }
}
