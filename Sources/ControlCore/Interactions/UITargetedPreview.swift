public import Foundation
public import GraphicsCore
public import LayoutCore
public import StyleCore

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view, or `nil` for all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow, or `nil` for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view.
  open var backgroundColor: UIColor! = .systemBackground

  /// Creates parameters of a whole view.
  public override init() {
    super.init()
  }

  /// Creates parameters whose visible part is that of rectangles of lines, with round corners.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(roundedRect: value.cgRectValue, cornerRadius: 4)) }
    visiblePath = path
  }
}

/// The place of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that contains the place.
  public let container: UIView
  /// The centre of the place, in the coordinates of the container.
  public let center: CGPoint
  /// The transform of the preview.
  public let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// A view that is a preview, with its appearance and its place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// The place of the preview.
  public let target: UIPreviewTarget

  /// Creates a preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview of a view where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a whole view where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
