import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore

/// A dropped item, with the place from which it comes.
@MainActor
final class DropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ source: (item: UIDragItem, path: IndexPath?, size: CGSize)) {
    (dragItem, sourceIndexPath, previewSize) = source
    super.init()
  }
}

/// The coordinator of a drop on a list of any kind.
@MainActor
class DropCoordinator: NSObject {
  let drop: ListDrop

  init(_ drop: ListDrop) {
    self.drop = drop
    super.init()
  }

  var destinationIndexPath: IndexPath? { drop.place.path }
  var session: any UIDropSession { drop.session }
  fileprivate var dropItems: [DropItem] { drop.sources.map { DropItem($0) } }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.land(dragItem, on: .other(target))
  }
}

/// The coordinator of a drop on a table view.
final class TableDropCoordinator: DropCoordinator, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { dropItems }
  var proposal: UITableViewDropProposal {
    drop.place.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: drop.place.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.land(dragItem, on: .cell(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.land(dragItem, on: .part(indexPath, rect))
  }
}

/// The coordinator of a drop on a collection view.
final class CollectionDropCoordinator: DropCoordinator, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { dropItems }
  var proposal: UICollectionViewDropProposal {
    drop.place.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.place.proposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.land(dragItem, on: .cell(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.land(dragItem, on: .part(indexPath, rect))
  }
}
