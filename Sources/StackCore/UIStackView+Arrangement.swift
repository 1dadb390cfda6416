internal import Foundation
import LayerCore
import LayoutCore

extension UIStackView {
  /// The way in which views share the length of a stack view.
  public enum Distribution: Int, Sendable {
    /// A distribution in which one view takes the space that is left.
    case fill = 0
    /// A distribution in which all views have the same length.
    case fillEqually = 1
    /// A distribution in which the lengths are proportional to those of the contents.
    case fillProportionally = 2
    /// A distribution in which the gaps between views are equal.
    case equalSpacing = 3
    /// A distribution in which the distances between the centres of views are equal.
    case equalCentering = 4
  }

  /// The alignment of views across the axis of a stack view.
  public enum Alignment: Int, Sendable {
    /// An alignment at both edges.
    case fill = 0
    /// An alignment at the edge where reading starts.
    case leading = 1
    /// An alignment of the first baselines.
    case firstBaseline = 2
    /// An alignment in the centre.
    case center = 3
    /// An alignment at the edge where reading ends.
    case trailing = 4
    /// An alignment of the last baselines.
    case lastBaseline = 5

    /// An alignment at the top edge.
    public static var top: Alignment { .leading }
    /// An alignment at the bottom edge.
    public static var bottom: Alignment { .trailing }
  }

  /// The properties of a stack view.
  struct Arrangement {
    var views: [UIView] = []
    var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    var spacing: CGFloat = 0
    var isBaselineRelative = false
    var isMarginsRelative = false
  }

  func change<T: Equatable>(_ property: WritableKeyPath<Arrangement, T>, to value: T) {
    guard arrangement[keyPath: property] != value else { return }
    arrangement[keyPath: property] = value
    arrangementChanged()
  }

  func arrange(_ view: UIView, at index: Int) {
    let others = arrangement.views.filter { $0 !== view }
    precondition(
      (0...arrangement.views.count).contains(index),
      "insertArrangedSubview needs an index of the arranged subviews.")
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangement.views = others
    arrangement.views.insert(view, at: min(index, others.count))
    orderChanged()
  }

  func stopArranging(_ view: UIView) {
    guard let index = arrangement.views.firstIndex(where: { $0 === view }) else { return }
    arrangement.views.remove(at: index)
    arrangement.customSpacing[ObjectIdentifier(view)] = nil
    releaseStackConstraints(of: view)
    orderChanged()
  }

  func setSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arrangement.views.contains(where: { $0 === view }) else { return }
    arrangement.customSpacing[ObjectIdentifier(view)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// Returns the points after a view, as they were set.
  func spacing(after view: UIView) -> CGFloat {
    let spacing = arrangement.customSpacing[ObjectIdentifier(view)] ?? arrangement.spacing
    return spacing == UIStackView.spacingUseDefault ? 0 : spacing
  }

  /// Updates the constraints after a change of the views' order.
  ///
  /// Which of several views gives way depends on the order (F.40), so the constraints are solved from the beginning.
  private func orderChanged() {
    invalidateSolution()
    arrangementChanged()
  }

  /// Returns the view whose baseline is that of the stack view (F.48).
  ///
  /// It is the first or last visible view of a column, and the highest visible one of a row, by the height of its
  /// content if there is one.
  func baselineView(isFirst: Bool) -> UIView {
    let views = arrangement.views.filter { !$0.isHidden }
    var view = isFirst ? views.first : views.last
    if axis == .horizontal {
      func height(_ view: UIView) -> CGFloat {
        let height = view.intrinsicContentSize.height
        return height >= 0 ? height : view.bounds.height
      }
      view = views.max { height($0) < height($1) }
    }
    return (isFirst ? view?.forFirstBaselineLayout : view?.forLastBaselineLayout) ?? self
  }
}
