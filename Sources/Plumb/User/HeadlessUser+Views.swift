import ControlCore
internal import Foundation
public import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) import StyleCore

extension HeadlessUser {
  /// Returns the view named `name`, as a user would call it.
  ///
  /// The name is an accessibility identifier or label, the text of a label, the title of a button, or the text or
  /// placeholder of a text field. Of several such views, one that reacts to taps precedes one that does not, and a view
  /// in front precedes one behind it.
  ///
  /// - Throws: `notFound`, with all names on the screen.
  public func view(named name: String) throws(HeadlessUserError) -> UIView {
    let views = visibleViews
    let all = views.filter { $0.userNames.contains(name) }
    // The label in a button has the name of the button.
    let found = all.filter { view in !all.contains { $0 !== view && view.isDescendant(of: $0) } }
    if let view = found.first(where: \.canBePressed) ?? found.first { return view }
    var names: [String] = []
    for name in views.reversed().flatMap({ $0.userNames + $0.segmentTitles }) where !names.contains(name) {
      names.append(name)
    }
    throw .notFound(name, among: names)
  }

  /// Returns whether a view named `name` is visible.
  public func sees(_ name: String) -> Bool {
    visibleViews.contains { view in
      (view.userNames.contains(name) || view.segmentTitles.contains(name)) && visiblePart(of: view) != nil
    }
  }

  /// Scrolls a scroll view by dragging a touch through the center of its visible part, as often as needed.
  ///
  /// The touch rests before it ends, so that the view does not decelerate.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - distance: The change of `contentOffset` in points, limited by the content.
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

  /// Scrolls the scroll views around a view, the innermost first, until the view is visible, as far as it fits.
  ///
  /// - Throws: `outOfSight` if that is not possible.
  public func scroll(to view: UIView) throws(HeadlessUserError) {
    let scrollViews = sequence(first: view) { $0.superview }.dropFirst().compactMap { $0 as? UIScrollView }
    var inner: UIScrollView?
    for scrollView in scrollViews {
      var frame = view.convert(view.bounds, to: scrollView)
      // Of a view that does not fit into the scroll view within, a part is shown there.
      if let inner { frame = frame.intersection(inner.convert(inner.bounds, to: scrollView)) }
      if !frame.isNull { try scroll(scrollView, to: frame) }
      inner = scrollView
    }
    guard inner != nil, visiblePart(of: view) != nil else { throw .outOfSight(view.userDescription) }
  }

  /// Scrolls until a rectangle of the content is visible, as far as it fits.
  private func scroll(_ scrollView: UIScrollView, to frame: CGRect) throws(HeadlessUserError) {
    let area = openArea(of: scrollView)
    func distance(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      low < start ? low - start : high > end ? min(high - end, low - start) : 0
    }
    try scroll(
      scrollView,
      by: CGVector(
        dx: distance(frame.minX, frame.maxX, area.minX, area.maxX),
        dy: distance(frame.minY, frame.maxY, area.minY, area.maxY)))
  }

  /// Scrolls until the view named `name` is visible; it may be in a row of a list that is not made yet.
  public func scroll(to name: String) throws(HeadlessUserError) {
    if let problem = scrollToView(named: name) {
      // A list makes its rows when they become visible.
      guard case .notFound = problem, !lists.isEmpty else { throw problem }
      try scroll(toRow: name)
    }
  }

  private func scrollToView(named name: String) -> HeadlessUserError? {
    do {
      try scroll(to: view(named: name))
      return nil
    } catch { return error }
  }

  // MARK: Visibility

  /// The views that are not hidden, from front to back.
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

  /// Returns the visible part of a view in the window, above the keyboard; nil if there is none.
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
    let isInput = sequence(first: view, next: \.superview).contains { $0 is InputHost }
    if let keyboard = isInput ? window.keysFrame : window.keyboardFrame, part.maxY > keyboard.minY {
      part.size.height = keyboard.minY - part.minY
    }
    // A part that is wholly under the keyboard has a negative height now.
    return part.isNull || part.size.width <= 0 || part.size.height <= 0 ? nil : part
  }

  /// Returns the center of the visible part of a view, if a touch there hits it.
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
  /// The names of the view for a user.
  var userNames: [String] {
    // Texts that a view says by itself are those of its labels, which have names of their own; images have none.
    let saysTexts = accessibilityLabel == spokenContent.label && (!(self is UIControl) || showsText)
    let label = saysTexts ? nil : accessibilityLabel
    var names = [accessibilityIdentifier, label]
    let content = shownContent
    names += [content.text, content.placeholder]
    return names.compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Whether or not the view or a view in it shows a text.
  private var showsText: Bool {
    shownContent.text?.isEmpty == false || subviews.contains { !$0.isHidden && $0.showsText }
  }

  /// The name of the view in messages.
  var userDescription: String {
    userNames.first.map { "\"\($0)\"" } ?? layer.diagnosticName
  }

  /// Whether or not the view, or a superview of it, reacts to a tap.
  fileprivate var canBePressed: Bool {
    sequence(first: self, next: \.superview).contains { view in
      view is UIControl || view.contentKind == .textView
        || (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer }
    }
  }
}
