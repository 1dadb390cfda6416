internal import Foundation
import LayerCore

extension UIStackView {
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    /// One of them takes what is left over.
    case fill = 0
    /// All have the same length.
    case fillEqually = 1
    /// Their lengths are in proportion to those of their contents.
    case fillProportionally = 2
    /// The gaps between them are equal.
    case equalSpacing = 3
    /// The distances of their middles are equal.
    case equalCentering = 4
  }

  /// Where views stand across the axis of a stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge that reading starts from.
    case leading = 1
    /// With their first baselines in one line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge that reading goes to.
    case trailing = 4
    /// With their last baselines in one line.
    case lastBaseline = 5

    /// At the upper edge.
    public static var top: Alignment { .leading }
    /// At the lower edge.
    public static var bottom: Alignment { .trailing }
  }

  /// What a stack is set to.
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
    release(arranged: view)
    orderChanged()
  }

  func setSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arrangement.views.contains(where: { $0 === view }) else { return }
    arrangement.customSpacing[ObjectIdentifier(view)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The points after a view, as they were set.
  func spacing(after view: UIView) -> CGFloat {
    let spacing = arrangement.customSpacing[ObjectIdentifier(view)] ?? arrangement.spacing
    return spacing == UIStackView.spacingUseDefault ? 0 : spacing
  }

  /// Which of several views gives way goes by their order (F.40): what was solved in another is solved anew.
  private func orderChanged() {
    layoutEngine?.invalidate()
    arrangementChanged()
  }

  /// The view whose baseline is the stack's (F.48): of those that are seen the highest one in a row, by its content
  /// where that has a height, and the first or last in a column.
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

  /// An arranged view was hidden or shown: the others take its room, or give it back (B.4).
  fileprivate func visibilityChanged(of view: UIView) {
    if arrangement.views.contains(where: { $0 === view }) { arrangementChanged() }
  }
}

extension UIView {
  func setHidden(_ isHidden: Bool) {
    guard isHidden != backing.isHidden else { return }
    backing.isHidden = isHidden
    (attachedSuperview as? UIStackView)?.visibilityChanged(of: self)
  }
}
