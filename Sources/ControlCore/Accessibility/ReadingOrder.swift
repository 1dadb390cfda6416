package import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) package import LayoutCore
import StyleCore
import TextViewCore

/// The elements of a tree of views in the order in which VoiceOver steps through them.
///
/// Elements are in rows from top to bottom, and in a row from the leading to the trailing side: an element whose top is
/// less than 8 points below that of the first one of a row, or 13 on a pad, is in that row. Listed elements have the
/// order of the list. The elements of a group follow each other, at the place of the first one of them.
@MainActor
package struct ReadingOrder {
  /// An element with the container that lists it.
  package struct Element {
    /// The object.
    package let object: NSObject
    /// The tab bar, list or landmark around the element, if there is one.
    package let container: NSObject?
  }

  /// Elements that follow each other, with the place of them all.
  private struct Piece {
    var elements: [Element]
    var place: CGPoint
  }

  /// The pieces of a container, which is left when all have been found.
  private struct Group {
    var isOrdered: Bool
    /// The place of the group, if it is that of the container.
    var place: CGPoint?
    /// Whether or not the middles of elements, rather than their tops, decide on their rows, as in bars.
    var usesMiddles = false
    var pieces: [Piece] = []
  }

  private enum Step {
    case visit(NSObject, in: NSObject?)
    case leaveGroup
  }

  private let root: UIView
  private let isReversed: Bool
  private let rowHeight: CGFloat
  private var groups: [Group] = [Group(isOrdered: false)]
  private var steps: [Step] = []
  /// The objects that were visited, each once: a list of elements may contain itself.
  private var visited: [ObjectIdentifier: NSObject] = [:]

  private init(_ root: UIView) {
    self.root = root
    isReversed = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    rowHeight = root.traitCollection.userInterfaceIdiom == .pad ? 13 : 8
  }

  /// Returns the elements in a view, in order.
  package static func elements(in root: UIView) -> [Element] {
    var order = ReadingOrder(root)
    order.steps = [.visit(root, in: nil)]
    order.walk()
    return order.merged(order.groups[0]).elements
  }

  /// Returns the labels, or else the values, of the elements in a view, in order.
  package static func labels(in root: UIView) -> [String] {
    elements(in: root).compactMap { element in
      let (label, value) = (element.object.accessibilityLabel ?? "", element.object.accessibilityValue ?? "")
      return label.isEmpty ? value.isEmpty ? nil : value : label
    }
  }

  // MARK: The walk

  private mutating func walk() {
    while let step = steps.popLast() {
      switch step {
      case .visit(let object, let container): visit(object, in: container)
      case .leaveGroup:
        let piece = merged(groups.removeLast())
        if !piece.elements.isEmpty { groups[groups.count - 1].pieces.append(piece) }
      }
    }
  }

  private mutating func visit(_ object: NSObject, in container: NSObject?) {
    guard visited.updateValue(object, forKey: ObjectIdentifier(object)) == nil,
      !object.accessibilityElementsHidden, (object as? UIView)?.isUnseen != true
    else { return }
    if object.isAccessibilityElement {
      let element = Element(object: object, container: container)
      let usesMiddle = groups[groups.count - 1].usesMiddles
      groups[groups.count - 1].pieces.append(
        Piece(elements: [element], place: place(of: object, usesMiddle: usesMiddle)))
      return
    }
    let inner = object.givesContext ? object : container
    if let elements = object.listedElements {
      enterGroup(isOrdered: true)
      steps += elements.reversed().map { .visit($0, in: inner) }
    } else if let view = object as? UIView {
      if view is UINavigationBar || view is UIToolbar {
        // Buttons are as high as the bar, and the title beside them is lower.
        enterGroup(isOrdered: false)
        groups[groups.count - 1].usesMiddles = true
        groups[groups.count - 1].place = place(of: view, usesMiddle: false)
      } else if view.shouldGroupAccessibilityChildren || view.givesContext {
        enterGroup(isOrdered: false)
      }
      steps += view.readSubviews.reversed().map { .visit($0, in: inner) }
    }
  }

  private mutating func enterGroup(isOrdered: Bool) {
    groups.append(Group(isOrdered: isOrdered))
    steps.append(.leaveGroup)
  }

  // MARK: Places

  /// Returns the origin of an element's frame in the root view, or the middle of its leading edge; one that is not finite
  /// is the last.
  private func place(of object: NSObject, usesMiddle: Bool) -> CGPoint {
    let frame = object.accessibilityFrame
    let origin = root.convert(CGPoint(x: frame.minX, y: usesMiddle ? frame.midY : frame.minY), from: nil)
    func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : .greatestFiniteMagnitude }
    return CGPoint(x: finite(origin.x), y: finite(origin.y))
  }

  /// Returns the elements of a group in order, at the place of the one that would be first by its place.
  private func merged(_ group: Group) -> Piece {
    let sorted = inRows(group.pieces)
    let pieces = group.isOrdered ? group.pieces : sorted
    return Piece(elements: pieces.flatMap(\.elements), place: group.place ?? sorted.first?.place ?? .zero)
  }

  /// Returns pieces in rows from top to bottom, and in each row from the leading to the trailing side.
  private func inRows(_ pieces: [Piece]) -> [Piece] {
    var rows: [[Piece]] = []
    var top = -CGFloat.infinity
    for piece in pieces.stablySorted(by: { $0.place.y < $1.place.y }) {
      if rows.isEmpty || piece.place.y - top >= rowHeight {
        rows.append([])
        top = piece.place.y
      }
      rows[rows.count - 1].append(piece)
    }
    return rows.flatMap { row in
      row.stablySorted { isReversed ? $0.place.x > $1.place.x : $0.place.x < $1.place.x }
    }
  }
}

extension Array {
  /// Returns the elements sorted; those that are equal keep their order.
  fileprivate func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { first, second in
      if precedes(first.element, second.element) { return true }
      if precedes(second.element, first.element) { return false }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension NSObject {
  /// Whether or not elements are read with their places in the object: a tab bar, a list or a landmark.
  @MainActor
  fileprivate var givesContext: Bool {
    accessibilityTraits.contains(.tabBar)
      || accessibilityContainerType == .list || accessibilityContainerType == .landmark
  }

  /// The elements that the object lists, by its property or by the methods of containers; nil if it lists none.
  @MainActor
  fileprivate var listedElements: [NSObject]? {
    if let elements = accessibilityElements { return elements.compactMap { $0 as? NSObject } }
    let count = min(accessibilityElementCount(), 10_000)
    guard count > 0 else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) as? NSObject }
  }
}

extension UIView {
  /// Whether or not the view and its subviews are invisible: hidden, transparent, or cut off at a size of zero.
  fileprivate var isUnseen: Bool {
    if isHidden || !(alpha >= 0.01) { return true }
    return bounds.size == .zero && (clipsToBounds || isAccessibilityElement || accessibilityElements != nil)
  }

  /// The subviews whose elements are read: the last modal one alone, if there is one.
  fileprivate var readSubviews: [UIView] {
    let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isUnseen }
    return modal.map { [$0] } ?? subviews
  }
}
