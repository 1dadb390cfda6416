package import Foundation
import StyleCore

/// The view of a container controller: it lays out by asking the controller.
package final class ContainerView: UIView {
  private let onLayout: () -> Void

  package init(frame: CGRect, onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    onLayout()
  }
}

extension UIViewController {
  /// The rectangle of a container that the view of `child` gets: all of it, less the bars that it does not
  /// reach under.
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

  /// What of the container's safe area and bars reaches into the view of `child` (D.12).
  func safeAreaInsets(forChild child: UIViewController, bars: ContainerBars) -> UIEdgeInsets {
    guard let view = controller.view, let childView = child.viewIfLoaded else { return .zero }
    var insets = controller.safeAreaInsets
    if let top = bars.top { insets.top = top.reach }
    if let bottom = bars.bottom { insets.bottom = bottom.reach }
    return childView.overlap(with: insets, of: view)
  }
}

/// The bars of a container that are seen.
struct ContainerBars {
  /// One bar.
  struct Bar {
    /// How far the bar and what is outside of it reach into the container.
    var reach: CGFloat
    var isTranslucent: Bool
  }

  var top: Bar?
  var bottom: Bar?
}
