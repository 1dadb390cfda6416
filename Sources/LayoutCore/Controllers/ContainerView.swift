package import Foundation
import StyleCore

/// The view of a container view controller, which lets the controller lay it out.
package final class ContainerView: UIView {
  private let onLayout: () -> Void

  package init(frame: CGRect, onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  package override var contentKind: ViewContent.Kind { .container }

  package override func layoutSubviews() {
    onLayout()
  }
}

extension UIViewController {
  /// Returns the frame of `child`'s view in a container.
  ///
  /// It is the bounds without the bars below which the view does not extend.
  func frame(forChild child: UIViewController, in bounds: CGRect, bars: ContainerBars) -> CGRect {
    func extends(_ edge: UIRectEdge, under bar: ContainerBars.Bar) -> Bool {
      child.edgesForExtendedLayout.contains(edge)
        && (bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    }
    var insets = UIEdgeInsets.zero
    if let top = bars.top, !extends(.top, under: top) { insets.top = top.reach }
    if let bottom = bars.bottom, !extends(.bottom, under: bottom) { insets.bottom = bottom.reach }
    return bounds.inset(by: insets)
  }

  /// Returns the safe area insets that the container and its bars cause in the view of `child` (D.12).
  func safeAreaInsets(forChild child: UIViewController, bars: ContainerBars) -> UIEdgeInsets {
    guard let view = controller.view, let childView = child.viewIfLoaded else { return .zero }
    var insets = controller.safeAreaInsets
    if let top = bars.top { insets.top = top.reach }
    if let bottom = bars.bottom { insets.bottom = bottom.reach }
    return childView.overlap(with: insets, of: view)
  }
}

/// The visible bars of a container.
struct ContainerBars {
  /// A bar.
  struct Bar {
    /// The distance that the bar and the area outside of it extend into the container.
    var reach: CGFloat
    var isTranslucent: Bool
  }

  var top: Bar?
  var bottom: Bar?
}
