import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The items of a window that can have the focus, and the way from one to another.
///
/// A direction leads to the nearest item in the beam that begins at the edge of the present one and is as wide as it. What is
/// beside the beam is not found, but a guide may be in it.
@MainActor
struct FocusFinder {
  /// An item with its rectangle in the window, and its group.
  struct Place {
    let item: any UIFocusItem
    let rect: CGRect
    let group: String?
  }

  private struct Guide {
    let guide: UIFocusGuide
    let rect: CGRect
  }

  private let window: UIWindow
  private var places: [Place] = []
  private var guides: [Guide] = []

  /// Finds the items of a window that are not hidden and not covered, from back to front.
  init(_ window: UIWindow) {
    self.window = window
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { continue }
      waiting += view.subviews.reversed()
      let rect = view.convert(view.bounds, to: window)
      if view.canBecomeFocused, isReachable(view, rect) {
        places.append(Place(item: view, rect: rect, group: Self.group(of: view)))
      }
      for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled {
        guides.append(Guide(guide: guide, rect: view.convert(guide.layoutFrame, to: window)))
      }
    }
  }

  /// The place of the item that has the focus, if it can still have it.
  var current: Place? {
    guard let item = window.focusedItem else { return nil }
    return places.first { $0.item === item }
  }

  private static func group(of item: any UIFocusEnvironment) -> String? {
    FocusMover.chain(from: item).lazy.compactMap(\.focusGroupIdentifier).first
  }

  /// Returns whether nothing covers the middle of a view; what is not on the screen can be scrolled to.
  private func isReachable(_ view: UIView, _ rect: CGRect) -> Bool {
    guard rect.width > 0, rect.height > 0 else { return false }
    let part = rect.common(with: window.bounds)
    guard !part.isNull, !part.isEmpty else { return view.isInScrollView }
    let middle = CGPoint(x: part.midX, y: part.midY)
    guard let hit = window.hitTest(middle, with: nil) else { return view.isInScrollView }
    return hit.isDescendant(of: view) || view.isDescendant(of: hit)
  }

  // MARK: Preferences

  /// Returns the item that an environment prefers.
  ///
  /// It is the environment itself, or the first one in those that it prefers, or the first one in it in the order of reading.
  /// In place of the first row of a list in it, the list may prefer another one.
  func item(preferredBy environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    var seen: Set<ObjectIdentifier> = []
    var waiting: [any UIFocusEnvironment] = [environment]
    var fallback: [any UIFocusEnvironment] = []
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if let place = places.first(where: { $0.item === next }) { return place.item }
      fallback.append(next)
      waiting += next.preferredFocusEnvironments.reversed()
    }
    let items = ordered
    for next in fallback {
      let found = items.first { place in
        FocusMover.chain(from: place.item).contains { $0 === next }
      }
      if let found { return item(preferredByListAround: found, in: next) }
    }
    return nil
  }

  /// Returns the item that the outermost list around a place prefers, of those in an environment; that of the place by default.
  private func item(
    preferredByListAround place: Place, in environment: any UIFocusEnvironment
  ) -> any UIFocusItem {
    let around = FocusMover.chain(from: place.item).prefix { $0 !== environment }
    for case let list as any FocusList in around.reversed() {
      for cell in list.preferredFocusEnvironments {
        if let found = places.first(where: { $0.item === cell }) { return found.item }
      }
    }
    return place.item
  }

  /// The places in the order of reading: in rows from top to bottom.
  var ordered: [Place] {
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rest = places.enumerated().sorted {
      ($0.element.rect.minY, $0.offset) < ($1.element.rect.minY, $1.offset)
    }
    .map(\.element)
    var all: [Place] = []
    while !rest.isEmpty {
      let first = rest.removeFirst()
      // The first one belongs to its row by itself: numbers may be so large that its middle is no less than its end.
      let row = [first] + rest.filter { $0.rect.midY < first.rect.maxY }
      all += row.enumerated().sorted { one, other in
        let (a, b) = (one.element.rect, other.element.rect)
        return (isMirrored ? -a.maxX : a.minX, one.offset) < (isMirrored ? -b.maxX : b.minX, other.offset)
      }.map(\.element)
      rest.removeAll { $0.rect.midY < first.rect.maxY }
    }
    return all
  }

  // MARK: Directions

  /// Returns the item to which a key leads.
  func next(from current: Place, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
    if heading == .next || heading == .previous { return nextInOrder(from: current, heading == .next) }
    let items = places.filter { place in
      place.item !== current.item && place.group == current.group
        && !UIFocusSystem.environment(place.item, contains: current.item)
    }
    let found =
      items.map { (rect: $0.rect, item: { [item = $0.item] () -> (any UIFocusItem)? in item }) }
      + guides.map { guide in
        (rect: guide.rect, item: { self.item(preferredBy: guide.guide, notBeing: current.item) })
      }
    let ways = found.enumerated().compactMap { index, target in
      FocusWay(from: current.rect, to: target.rect, heading).map { (way: $0, index: index) }
    }
    for next in ways.sorted(by: { ($0.way, $0.index) < ($1.way, $1.index) }) {
      if let item = found[next.index].item() { return item }
    }
    return nil
  }

  private func item(preferredBy guide: UIFocusGuide, notBeing current: any UIFocusItem) -> (any UIFocusItem)?
  {
    for environment in guide.preferredFocusEnvironments ?? [] {
      if let item = item(preferredBy: environment) { return item === current ? nil : item }
    }
    return nil
  }

  /// Returns the first item of the next group, or the next item if there is only one group; after the last comes the first.
  private func nextInOrder(from current: Place, _ isForward: Bool) -> (any UIFocusItem)? {
    let all = ordered
    var groups: [String?] = []
    for place in all where !groups.contains(place.group) { groups.append(place.group) }
    guard groups.count > 1 else {
      guard let index = all.firstIndex(where: { $0.item === current.item }), all.count > 1 else { return nil }
      return all[(index + (isForward ? 1 : all.count - 1)) % all.count].item
    }
    guard let index = groups.firstIndex(of: current.group) else { return nil }
    let group = groups[(index + (isForward ? 1 : groups.count - 1)) % groups.count]
    let members = all.filter { $0.group == group }
    func priority(_ place: Place) -> Int { (place.item as? UIView)?.focusGroupPriority.rawValue ?? 0 }
    let highest = members.map(priority).max()
    return members.first { priority($0) == highest }?.item
  }
}

/// The way from a rectangle to another one in a direction: shorter ones are less.
struct FocusWay: Comparable {
  /// The distance along the direction.
  let distance: CGFloat
  /// The distance of the middles across the direction.
  let offset: CGFloat

  /// Creates the way, or nil if the other rectangle is not in the beam.
  init?(from start: CGRect, to end: CGRect, _ heading: UIFocusHeading) {
    let (from, to) = (Self.turned(start, heading), Self.turned(end, heading))
    // Now the direction is to the right.
    guard to.midX > from.midX, to.minX >= from.midX, to.maxX > from.maxX,
      min(from.maxY, to.maxY) - max(from.minY, to.minY) > 0
    else { return nil }
    distance = max(0, to.minX - from.maxX)
    offset = abs(to.midY - from.midY)
  }

  static func < (a: FocusWay, b: FocusWay) -> Bool { (a.distance, a.offset) < (b.distance, b.offset) }

  private static func turned(_ rect: CGRect, _ heading: UIFocusHeading) -> CGRect {
    switch heading {
    case .left: CGRect(x: -rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    case .down: CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    case .up: CGRect(x: -rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    default: rect
    }
  }
}

extension UIView {
  /// Whether or not a scroll view contains the view.
  fileprivate var isInScrollView: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { $0 is UIScrollView }
  }
}
