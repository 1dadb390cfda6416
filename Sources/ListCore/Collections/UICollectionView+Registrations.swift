public import Foundation
public import LayoutCore

extension UICollectionView {
  /// The class or nib of cells, and the function that configures them.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A function that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let handler: Handler
    fileprivate let nib: UINib?
    fileprivate let identifier = RegistrationNames.next(for: "\(Cell.self)")

    /// Creates a registration of cells of the class `Cell`.
    public init(handler: @escaping Handler) {
      (self.handler, nib) = (handler, nil)
    }

    /// Creates a registration of cells of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (self.handler, nib) = (handler, cellNib)
    }
  }

  /// The class or nib of supplementary views, and the function that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A function that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let handler: Handler
    fileprivate let kind: String
    fileprivate let nib: UINib?
    fileprivate let identifier = RegistrationNames.next(for: "\(Supplementary.self)")

    /// Creates a registration of views of the class `Supplementary`, for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler, nib) = (elementKind, handler, nil)
    }

    /// Creates a registration of views of a nib, for a kind.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, self.handler, nib) = (elementKind, handler, supplementaryNib)
    }
  }

  /// Returns a cell of a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReuseKey(kind: ReuseKey.cell, identifier: registration.identifier)
    register(key, Cell.self, registration.nib)
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else {
      preconditionFailure("The registered nib has no cell of the class \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured for an index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(.supplement(registration.kind, registration.identifier), Supplementary.self, registration.nib)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let supplement = view as? Supplementary else {
      preconditionFailure("The registered nib has no view of the class \(Supplementary.self).")
    }
    registration.handler(supplement, registration.kind, indexPath)
    return supplement
  }

  /// Registers the nib or class of a registration that is used for the first time.
  private func register(_ key: ReuseKey, _ type: AnyClass, _ nib: UINib?) {
    guard list.registry[key] == nil else { return }
    if let nib { list.registry.register(nib, for: key) } else { list.registry.register(type, for: key) }
  }
}

/// The reuse identifiers of registrations.
@MainActor
private enum RegistrationNames {
  private static var count = 0

  /// Returns an identifier that no other registration has.
  static func next(for type: String) -> String {
    count += 1
    return "\(type) \(count)"
  }
}
