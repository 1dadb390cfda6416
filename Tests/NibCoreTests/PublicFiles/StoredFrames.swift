import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore

@testable import NibCore

/// The frames of a tree of elements as a file has them.
@MainActor
struct StoredFrames {
  /// A view with a stored frame.
  struct Entry {
    let element: NibElement
    let view: UIView
    let frame: CGRect
    /// Whether or not the frame is compared: Interface Builder holds it for that of the constraints.
    let isCompared: Bool
  }

  private(set) var entries: [Entry] = []
  /// The stored frames in the space of the root view, by their views.
  private var absolute: [ObjectIdentifier: CGRect] = [:]
  /// The views whose stored frames are not those of the constraints of the file.
  private(set) var contradicting: Set<ObjectIdentifier> = []

  /// Collects the frames below a view.
  ///
  /// The subviews of tables and collections are left out, and those of views that are misplaced or ambiguous are not
  /// compared.
  init(_ root: NibElement, _ object: (String) -> UIView?, _ document: NibDocument) {
    if let view = root.id.flatMap(object) {
      absolute[ObjectIdentifier(view)] = NibValues(element: root, document: document).rect("frame").map {
        CGRect(origin: .zero, size: $0.size)
      }
    }
    var pending = Self.children(of: root).map { ($0, CGPoint.zero, true) }
    while let (element, origin, isCompared) = pending.popLast() {
      let values = NibValues(element: element, document: document)
      let isPlaced = element["misplaced"] != "YES" && element["ambiguous"] != "YES" && isCompared
      if element.name == "tableView" || element.name == "collectionView" { continue }
      guard let view = element.id.flatMap(object), let frame = values.rect("frame") else { continue }
      entries.append(Entry(element: element, view: view, frame: frame, isCompared: isPlaced))
      let place = frame.offsetBy(dx: origin.x, dy: origin.y)
      absolute[ObjectIdentifier(view)] = place
      pending += Self.children(of: element).map { ($0, place.origin, isPlaced) }
    }
    findContradictions()
  }

  private static func children(of element: NibElement) -> [NibElement] {
    element.children(of: "subviews")
      + (element.children.first { $0.key == "contentView" }?.children(of: "subviews") ?? [])
  }

  /// Finds the views for which a required equation between two views with stored frames does not hold.
  private mutating func findContradictions() {
    for entry in entries {
      var holders: [UIView] = [entry.view]
      if let holder = entry.view.superview { holders.append(holder) }
      for constraint in holders.flatMap(\.constraints)
      where constraint.isActive && constraint.relation == .equal && constraint.priority == .required {
        guard let first = value(constraint.firstItem, constraint.firstAttribute) else { continue }
        var second: CGFloat = 0
        if constraint.secondAttribute != .notAnAttribute {
          guard !crossesScrolling(constraint),
            let value = value(constraint.secondItem, constraint.secondAttribute)
          else { continue }
          second = value
        }
        guard abs(first - second * constraint.multiplier - constraint.constant) > 1 else { continue }
        for item in [constraint.firstItem, constraint.secondItem] {
          if let item { contradicting.insert(ObjectIdentifier(item)) }
        }
      }
    }
  }

  /// Returns whether a constraint relates the content of a scroll view to it.
  private func crossesScrolling(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.firstItem is UIScrollView || constraint.secondItem is UIScrollView
  }

  private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    guard let view = item as? UIView, let frame = absolute[ObjectIdentifier(view)] else { return nil }
    let rect = view.alignmentRect(forFrame: frame)
    return switch attribute {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.midX
    case .centerY: rect.midY
    default: nil
    }
  }
}
