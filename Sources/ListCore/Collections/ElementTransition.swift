import Foundation

/// The elements of a layout before and after a change.
@MainActor
struct ElementTransition {
  /// The attributes before, by the elements before.
  let old: [ElementKey: UICollectionViewLayoutAttributes]
  /// Returns the element after the change that has the view of one before, or `nil` if it has none.
  let newElement: (ElementKey) -> ElementKey?

  /// Creates a change after which every element is the same.
  init(keeping old: [ElementKey: UICollectionViewLayoutAttributes]) {
    self.old = old
    newElement = { $0 }
  }

  /// Creates a change of items and sections.
  init(_ update: ListUpdate, _ old: [ElementKey: UICollectionViewLayoutAttributes]) {
    self.old = old
    newElement = { element in
      guard element.category == .cell else { return Self.newPath(of: element, update) }
      return update.keptPath(of: element.indexPath).map { .cell($0) }
    }
  }

  /// Returns the new element of a supplementary or decoration view.
  ///
  /// Views of a section go with it; those of another item than the first are views of the item.
  private static func newPath(of element: ElementKey, _ update: ListUpdate) -> ElementKey? {
    let path = element.indexPath
    guard path.count > 1 else { return element }
    guard path[0] < update.before.sections, let section = update.newSection(of: path[0]),
      !update.changes.reloadedSections.contains(path[0])
    else { return nil }
    var new = element
    if path.count == 2, path[1] > 0, path[1] < update.before.items(in: path[0]) {
      guard let moved = update.keptPath(of: path) else { return nil }
      new.indexPath = moved
    } else {
      new.indexPath[0] = section
    }
    return new
  }

  /// Tells a layout of the attributes before.
  func tell(_ layout: UICollectionViewLayout) {
    layout.state.departing = old
    layout.state.previous = [:]
    for (element, attributes) in old {
      guard let new = newElement(element) else { continue }
      let copy = attributes.duplicate
      copy.indexPath = new.indexPath
      layout.state.previous[new] = copy
    }
  }

  /// Lets a layout forget them.
  func forget(in layout: UICollectionViewLayout) {
    (layout.state.departing, layout.state.previous) = ([:], [:])
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes from which an element appears.
  func initialAttributesShown(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (element.indexPath, element.kind ?? "")
    let attributes =
      switch element.category {
      case .cell: initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    return shown(attributes)
  }

  /// Returns the attributes to which an element disappears.
  func finalAttributesShown(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (element.indexPath, element.kind ?? "")
    let attributes =
      switch element.category {
      case .cell: finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementaryView:
        finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    return shown(attributes)
  }

  /// Returns whether the layout removes a supplementary or decoration view with a change of items.
  func removes(_ element: ElementKey) -> Bool {
    switch element.category {
    case .cell: false
    case .supplementaryView:
      indexPathsToDeleteForSupplementaryView(ofKind: element.kind ?? "").contains(element.indexPath)
    case .decorationView:
      indexPathsToDeleteForDecorationView(ofKind: element.kind ?? "").contains(element.indexPath)
    }
  }
}
