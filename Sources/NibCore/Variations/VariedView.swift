import Foundation
import LayoutCore
import StackCore
import StyleCore

/// A view whose subviews and constraints depend on the traits.
@MainActor
final class VariedView {
  /// The view.
  weak var view: UIView?
  private let element: NibElement
  private var subviews: [(id: String, view: UIView)] = []
  private var constraints: [(id: String, constraint: NSLayoutConstraint, element: NibElement)] = []
  /// The constraints of the file that became inactive with a subview that is not installed.
  private var lost: [String: [NSLayoutConstraint]] = [:]
  private var all: [NSLayoutConstraint] = []

  /// Creates the arrangement of a view, or `nil` if it does not depend on the traits.
  init?(_ view: UIView, _ element: NibElement) {
    let hasMasks = element.children.contains { $0.name == "variation" && !$0.children(of: "mask").isEmpty }
    let isVaried = element.children(of: "constraints").contains(where: \.hasVariations)
    guard hasMasks || isVaried else { return nil }
    self.view = view
    self.element = element
  }

  /// Returns whether a subview or a constraint is not installed for traits.
  func excludes(_ id: String, in key: String, _ traits: UITraitCollection) -> Bool {
    excluded(key, traits).contains(id)
  }

  private func excluded(_ key: String, _ traits: UITraitCollection) -> Set<String> {
    var excluded: Set<String> = []
    for variation in element.variations(for: traits) {
      for change in variation.children where change.name == "mask" && change.key == key {
        for entry in change.children {
          guard let id = entry["reference"] else { continue }
          if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
    return excluded
  }

  /// Installs what the present traits need, and follows the traits of the view from now on.
  func activate(_ all: [NSLayoutConstraint], _ context: NibContext) {
    self.all = all
    for child in element.children(of: "subviews") {
      guard let id = child.id, let subview = context.object(id) as? UIView else { continue }
      // In a file that has an identifier twice, it may be that of a view around this one.
      if view?.isDescendant(of: subview) == false { subviews.append((id, subview)) }
    }
    for child in element.children(of: "constraints") {
      if let id = child.id, let constraint = context.object(id) as? NSLayoutConstraint {
        constraints.append((id, constraint, child))
      }
    }
    let document = context.document
    apply(document.traits, document)
    let traits: [any UITraitDefinition.Type] = [
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
    view?.registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in
      self.apply(view.traitCollection, document)
    }
  }

  private func apply(_ traits: UITraitCollection, _ document: NibDocument) {
    guard let view else { return }
    let without = excluded("subviews", traits)
    for (index, (id, subview)) in subviews.enumerated()
    where without.contains(id) == (subview.superview === view) {
      without.contains(id) ? remove(subview, id) : insert(subview, id, at: index, in: view)
    }
    let inactive = excluded("constraints", traits)
    for (id, constraint, element) in constraints {
      let isInactive = inactive.contains(id)
      if element.hasVariations, let constant = varied("constant", of: element, traits) {
        constraint.constant = constant
      }
      if isInactive { constraint.isActive = false }
    }
    for (id, constraint, _) in constraints where !inactive.contains(id) && !constraint.isActive {
      if isInstalled(constraint.firstItem), isInstalled(constraint.secondItem) { constraint.isActive = true }
    }
  }

  private func varied(_ name: String, of element: NibElement, _ traits: UITraitCollection) -> CGFloat? {
    let values = element.variations(for: traits).compactMap { $0[name] }
    return (values.last ?? element[name]).flatMap(Double.init).map { CGFloat($0) }
  }

  private func remove(_ subview: UIView, _ id: String) {
    let active = all.filter(\.isActive)
    subview.removeFromSuperview()
    lost[id] = active.filter { !$0.isActive }
  }

  private func insert(_ subview: UIView, _ id: String, at index: Int, in view: UIView) {
    let before = subviews[..<index].last { $0.view.superview === view }?.view
    if let stack = view as? UIStackView {
      let position = before.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      stack.insertArrangedSubview(subview, at: position)
    } else if let before {
      view.insertSubview(subview, aboveSubview: before)
    } else {
      view.insertSubview(subview, at: 0)
    }
    for constraint in lost.removeValue(forKey: id) ?? [] { constraint.isActive = true }
  }

  /// Returns whether an item of a constraint is in the view, or is none.
  private func isInstalled(_ item: AnyObject?) -> Bool {
    guard let view, let item else { return true }
    let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return owner?.isDescendant(of: view) ?? false
  }
}
