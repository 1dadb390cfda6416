internal import ControlCore
internal import Foundation
internal import GraphicsCore
internal import LayoutCore
internal import Plumb
internal import StyleCore
internal import ViewLint

/// A user who performs the actions of a session.
@MainActor
struct UserPerformer {
  private let user: HeadlessUser
  private let root: UIView

  init(window: UIWindow, root: UIView) {
    user = HeadlessUser(of: window)
    self.root = root
  }

  /// Performs a checked action.
  func perform(_ action: UserAction) throws {
    do {
      switch action {
      case .tap(let name): try tap(on: name)
      case .tapAt(let x, let y): user.tap(at: root.convert(CGPoint(x: x, y: y), to: user.window))
      case .press(let name): try user.press(on: try enabledView(named: name))
      case .type(let text): try user.type(text)
      case .scroll(let name, let dx, let dy): try scroll(in: name, by: CGVector(dx: dx, dy: dy))
      case .swipe(let name, let direction): try swipe(on: name, direction)
      case .wait(let seconds): user.wait(for: seconds)
      case .goBack: try user.goBack()
      case .deleteBackward(let count): try user.deleteBackward(count: count)
      }
    } catch let error as HeadlessUserError {
      throw SessionError(Self.line(error))
    }
  }

  // MARK: Actions

  private func tap(on name: String) throws {
    guard let view = try viewByName(name) else { return try user.tap(on: name) }
    try user.tap(on: enabled(view, name))
  }

  private func swipe(on name: String, _ direction: String) throws {
    let view = try view(named: name)
    let seen = view.convert(view.bounds, to: user.window).intersection(user.window.bounds)
    guard !seen.isNull, !seen.isEmpty else { throw HeadlessUserError.outOfSight(name.inQuotes) }
    let isAcross = direction == "left" || direction == "right"
    // A swipe is at least as long as a thumb moves, also over a small view.
    let length = max((isAcross ? seen.width : seen.height) * 0.7, 120)
    let sign: CGFloat = direction == "left" || direction == "up" ? -1 : 1
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    let half = CGVector(dx: isAcross ? sign * length / 2 : 0, dy: isAcross ? 0 : sign * length / 2)
    var start = CGPoint(x: middle.x - half.dx, y: middle.y - half.dy)
    start.x = min(max(start.x, seen.minX + 1), seen.maxX - 1)
    start.y = min(max(start.y, seen.minY + 1), seen.maxY - 1)
    user.drag(from: start, to: CGPoint(x: start.x + half.dx * 2, y: start.y + half.dy * 2), for: 0.15)
    user.wait(for: 1)
  }

  private func scroll(in name: String?, by distance: CGVector) throws {
    let scrollView: UIScrollView
    if let name {
      let view = try view(named: name)
      let around = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
      guard let found = around ?? Self.scrollViews(in: view).first else {
        throw SessionError("\(name.inQuotes) is in no scroll view, and has none")
      }
      scrollView = found
    } else {
      let all = Self.scrollViews(in: root).filter { $0.canScroll(by: distance) }
      guard let largest = all.max(by: { $0.visibleArea(in: root) < $1.visibleArea(in: root) }) else {
        throw SessionError("nothing here scrolls in that direction")
      }
      scrollView = largest
    }
    try user.scroll(scrollView, by: distance)
    user.wait(for: 0.5)
  }

  // MARK: Names

  private func enabledView(named name: String) throws -> UIView {
    try enabled(try view(named: name), name)
  }

  private func enabled(_ view: UIView, _ name: String) throws -> UIView {
    if let control = view as? UIControl, !control.isEnabled {
      throw HeadlessUserError.disabled(name.inQuotes)
    }
    return view
  }

  private func view(named name: String) throws -> UIView {
    do { return try user.view(named: name) } catch {
      if let view = viewByPath(name) { return view }
      throw error
    }
  }

  /// Returns the view with a name; nil for one that only a user of segments knows.
  private func viewByName(_ name: String) throws -> UIView? {
    if let view = try? user.view(named: name) { return view }
    return viewByPath(name)
  }

  /// Returns the view with a path as findings have it, the end of one, or the only visible view of a class.
  private func viewByPath(_ name: String) -> UIView? {
    let paths = ViewPaths(of: root)
    var found: [UIView] = []
    var ofClass: [UIView] = []
    var waiting: [UIView] = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden else { continue }
      if let path = paths.path(of: view), path.description == name || path.last == name { found.append(view) }
      if String(describing: type(of: view)) == name { ofClass.append(view) }
      waiting += view.subviews.reversed()
    }
    return found.first ?? (ofClass.count == 1 ? ofClass[0] : nil)
  }

  private static func scrollViews(in root: UIView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var waiting: [UIView] = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden else { continue }
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      waiting += view.subviews.reversed()
    }
    return found
  }

  /// Returns an error as one line, with the nearest and the first names of what is there.
  private static func line(_ error: HeadlessUserError) -> String {
    guard case .notFound(let name, let names) = error else { return error.description.onOneLine }
    return NameList.missing(name, among: names)
  }
}

extension UIScrollView {
  /// Returns whether the content goes on in the direction of a distance.
  fileprivate func canScroll(by distance: CGVector) -> Bool {
    func canMove(_ change: CGFloat, _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Bool {
      change > 0 ? offset < high : change < 0 && offset > low
    }
    let insets = adjustedContentInset
    return canMove(
      distance.dx, contentOffset.x, -insets.left, contentSize.width - bounds.width + insets.right)
      || canMove(
        distance.dy, contentOffset.y, -insets.top, contentSize.height - bounds.height + insets.bottom)
  }

  /// Returns the area of the part in a view.
  fileprivate func visibleArea(in root: UIView) -> CGFloat {
    let part = convert(bounds, to: root).intersection(root.bounds)
    return part.isNull ? 0 : part.width * part.height
  }
}
