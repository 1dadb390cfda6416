import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore

/// The views of elements: from the data source or the layout, new or reused.
extension UICollectionView {
  /// Returns the view of an element, or `nil` if there is none.
  func requestView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let outer = list.requested
    list.requested = attributes
    defer { list.requested = outer }
    let path = attributes.indexPath
    switch attributes.element.category {
    case .cell: return requestCell(path)
    case .supplementaryView:
      let kind = attributes.representedElementKind ?? ""
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decorationView: return decorationView(attributes.representedElementKind ?? "")
    }
  }

  private func requestCell(_ path: IndexPath) -> UICollectionViewCell? {
    let requested = CellRequests.make {
      dataSource?.collectionView(self, cellForItemAt: sourcePath(of: path))
    }
    guard let cell = requested else { return nil }
    if cell.reuseKey == nil {
      LayoutDiagnostics.reportOnce(
        .list(
          .dataSource(
            .collection,
            "returned a cell without a reuse identifier: cells must be retrieved by calling dequeueReusableCell"
          )))
    }
    if cell.isHighlighted != (list.highlighted == path) { cell.isHighlighted.toggle() }
    if cell.isSelected != list.selection.contains(path) { cell.isSelected.toggle() }
    return cell
  }

  private func decorationView(_ kind: String) -> UICollectionReusableView? {
    let key = ReuseKey.decoration(kind)
    if let view = list.queue.take(key) { return prepared(view) }
    let view = collectionViewLayout.makeDecorationView(ofKind: kind)
    view?.reuseKey = key
    return view
  }

  // MARK: Reuse

  /// Lets a view that is no longer displayed wait for reuse.
  func enqueue(_ view: UICollectionReusableView) {
    view.shownAttributes = nil
    view.preferredSize = nil
    if let cell = view as? UICollectionViewCell {
      if cell.isHighlighted { cell.isHighlighted = false }
      if cell.isSelected { cell.isSelected = false }
    }
    if let key = view.reuseKey { list.queue.add(view, for: key) }
  }

  /// Prepares a waiting view for another element.
  private func prepared(_ view: UICollectionReusableView) -> UICollectionReusableView {
    view.prepareForReuse()
    return view
  }

  /// Returns a cell for an item: the present one if it is configured again, a waiting one, or a new one.
  func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let cell = list.reconfigured[path], cell.reuseIdentifier == identifier { return cell }
    let key = ReuseKey(kind: ReuseKey.cell, identifier: identifier)
    let view = dequeue(key, for: .cell(path))
    if let cell = view as? UICollectionViewCell { return cell }
    return place(missing(key, UICollectionViewCell.self, "UICollectionElementKindCell"), .cell(path))
  }

  /// Returns a supplementary view: a waiting one, or a new one.
  func dequeueSupplement(
    _ kind: String, _ identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey.supplement(kind, identifier)
    if let view = dequeue(key, for: .supplement(kind, path)) { return view }
    return place(missing(key, UICollectionReusableView.self, kind), .supplement(kind, path))
  }

  private func dequeue(_ key: ReuseKey, for element: ElementKey) -> UICollectionReusableView? {
    if let view = list.queue.take(key) { return place(prepared(view), element) }
    let frame = attributesForDequeuing(element)?.frame ?? .zero
    let view = list.registry.view(for: key) { type in
      (type as? UICollectionReusableView.Type).map { CellMaking.view(of: $0, frame: frame) }
    }
    view?.reuseKey = key
    view?.reuseIdentifier = key.identifier
    return view.map { place($0, element) }
  }

  /// Returns an empty view in place of one for whose identifier nothing was registered, and reports it.
  private func missing<View: UICollectionReusableView>(
    _ key: ReuseKey, _ type: View.Type, _ kind: String
  ) -> View {
    LayoutDiagnostics.report(
      .list(.notRegistered(.collection, kind: kind, identifier: key.identifier)))
    guard let view = CellMaking.view(of: type, frame: .zero) as? View else {
      preconditionFailure("\(type) made a view of another class")
    }
    view.reuseKey = key
    view.reuseIdentifier = key.identifier
    return view
  }

  /// Places a dequeued view where its element is, so that the data source sees its size.
  private func place<View: UICollectionReusableView>(_ view: View, _ element: ElementKey) -> View {
    if let attributes = attributesForDequeuing(element) {
      UIView.performWithoutAnimation { view.take(attributes) }
    }
    return view
  }

  private func attributesForDequeuing(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let requested = list.requested, requested.element == element { return requested }
    guard list.requested == nil, collectionViewLayout.state.isPrepared else { return nil }
    return attributes(of: element)
  }
}
