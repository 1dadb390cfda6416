import ControlCore
internal import Foundation
public import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
import StyleCore
import TextViewCore

extension HeadlessUser {
  /// The view that a user would call `name`: by its accessibility identifier or label, the text of a label, the title
  /// of a button, or the text or placeholder of a field.
  ///
  /// Where several are called so, one that can be pressed goes before one that cannot, and what is in front before
  /// what is behind it. It throws `notFound`, with all the names that there are.
  public func view(named name: String) throws(HeadlessUserError) -> UIView {
    let views = visibleViews
    let all = views.filter { $0.userNames.contains(name) }
    // The label in a button is called as the button is.
    let found = all.filter { view in !all.contains { $0 !== view && view.isDescendant(of: $0) } }
    if let view = found.first(where: \.canBePressed) ?? found.first { return view }
    var names: [String] = []
    for name in views.reversed().flatMap(\.userNames) where !names.contains(name) { names.append(name) }
    throw .notFound(name, among: names)
  }

  /// Whether something on the screen is called `name`.
  public func sees(_ name: String) -> Bool {
    visibleViews.contains { $0.userNames.contains(name) && visiblePart(of: $0) != nil }
  }

  /// Scrolls by dragging a finger through the middle of what is seen of a scroll view, as often as that takes; it
  /// rests before it is lifted, so that nothing goes on after it.
  ///
  /// - Parameter distance: how far `contentOffset` shall move in points, as far as there is content.
  public func scroll(_ scrollView: UIScrollView, by distance: CGVector) throws(HeadlessUserError) {
    guard let seen = visiblePart(of: scrollView) else { throw .outOfSight(scrollView.userDescription) }
    var rest = distance
    while rest.dx != 0 || rest.dy != 0 {
      let step = CGVector(
        dx: min(max(rest.dx, -seen.width / 2), seen.width / 2),
        dy: min(max(rest.dy, -seen.height / 2), seen.height / 2))
      let start = CGPoint(x: seen.midX + step.dx / 2, y: seen.midY + step.dy / 2)
      let before = scrollView.contentOffset
      fingers.scroll(from: start, by: CGVector(dx: -step.dx, dy: -step.dy), for: 0.25)
      HeadlessLoop.run(for: 0.5)
      if scrollView.contentOffset == before { return }
      rest = CGVector(dx: rest.dx - step.dx, dy: rest.dy - step.dy)
    }
  }

  /// Scrolls until all of a view is seen that fits, in the scroll view that it is in; it throws `outOfSight` where
  /// that does not help.
  public func scroll(to view: UIView) throws(HeadlessUserError) {
    var next = view.superview
    while let superview = next, !(superview is UIScrollView) { next = superview.superview }
    guard let scrollView = next as? UIScrollView else { throw .outOfSight(view.userDescription) }
    let area = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    let frame = view.convert(view.bounds, to: scrollView)
    func distance(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      low < start ? low - start : high > end ? min(high - end, low - start) : 0
    }
    try scroll(
      scrollView,
      by: CGVector(
        dx: distance(frame.minX, frame.maxX, area.minX, area.maxX),
        dy: distance(frame.minY, frame.maxY, area.minY, area.maxY)))
    guard visiblePart(of: view) != nil else { throw .outOfSight(view.userDescription) }
  }

  /// Scrolls until what is called `name` is seen.
  public func scroll(to name: String) throws(HeadlessUserError) {
    try scroll(to: view(named: name))
  }

  // MARK: What is seen

  /// The views that are not hidden, from the front to the back.
  var visibleViews: [UIView] {
    var found: [UIView] = []
    var pending: [UIView] = [window]
    while let view = pending.popLast() {
      guard !view.isHidden, view.alpha > 0.01 else { continue }
      found.append(view)
      pending += view.subviews.reversed()
    }
    return found.reversed()
  }

  /// What is seen of a view in the window, and not under the keyboard; nil where it is nothing.
  func visiblePart(of view: UIView) -> CGRect? {
    guard view.window === window || view === window else { return nil }
    var part = view.convert(view.bounds, to: window).intersection(window.bounds)
    var next: UIView? = view
    while let current = next {
      if current.isHidden || current.alpha <= 0.01 { return nil }
      if current !== view, current.clipsToBounds {
        part = part.intersection(current.convert(current.bounds, to: window))
      }
      next = current.superview
    }
    if let keyboard = window.keyboardFrame, part.maxY > keyboard.minY {
      part.size.height = keyboard.minY - part.minY
    }
    // What lies wholly under the keyboard has a negative height now.
    return part.isNull || part.size.width <= 0 || part.size.height <= 0 ? nil : part
  }

  /// The middle of what is seen of a view, if a finger there reaches it.
  func point(of view: UIView) throws(HeadlessUserError) -> CGPoint {
    guard let part = visiblePart(of: view) else { throw .outOfSight(view.userDescription) }
    let point = CGPoint(x: part.midX, y: part.midY)
    let hit = window.hitTest(point, with: nil)
    guard let hit, hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      throw .covered(view.userDescription, by: hit?.userDescription ?? "nothing")
    }
    return point
  }
}

extension UIView {
  /// What a user may call the view.
  fileprivate var userNames: [String] {
    var names = [accessibilityIdentifier, accessibilityLabel]
    let content = shownContent
    names += [content.text ?? (self as? UIButton)?.configuration?.title, content.placeholder]
    return names.compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// What messages call the view.
  fileprivate var userDescription: String {
    userNames.first.map { "\"\($0)\"" } ?? layer.diagnosticName
  }

  /// Whether the view, or one around it, does something when it is tapped.
  fileprivate var canBePressed: Bool {
    sequence(first: self, next: \.superview).contains { view in
      view is UIControl || view is UITextView
        || (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer }
    }
  }
}
