public import Foundation

/// What bars take from one edge of a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the view, in points.
  var length: CGFloat { get }
}

/// A guide between an edge of a controller's view and the safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let edge: UIRectEdge
  private weak var controller: UIViewController?

  init(at edge: UIRectEdge, of controller: UIViewController) {
    self.edge = edge
    self.controller = controller
    super.init()
    identifier = edge == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = controller?.controller.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }

  override var layoutFrame: CGRect {
    let bounds = owningView?.bounds ?? .zero
    let y = edge == .top ? bounds.minY : bounds.maxY - length
    return CGRect(x: bounds.minX, y: y, width: 0, height: length)
  }
}

extension UIViewController {
  /// The guide at an edge; the first time it is made and given to the view.
  func guide(at edge: UIRectEdge) -> LayoutSupportGuide {
    if let guide = edge == .top ? controller.topGuide : controller.bottomGuide { return guide }
    let guide = LayoutSupportGuide(at: edge, of: self)
    if edge == .top { controller.topGuide = guide } else { controller.bottomGuide = guide }
    view.addLayoutGuide(guide)
    return guide
  }
}
