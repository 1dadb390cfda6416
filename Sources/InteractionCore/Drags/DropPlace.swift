import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore

/// The place of a drop on a list, and the places that the items are given there.
@MainActor
final class DropPlace {
  /// The place at which an item ends.
  enum Target {
    /// A row or item.
    case cell(IndexPath)
    /// A rectangle of a row or item, which the preview fits into.
    case part(IndexPath, CGRect)
    /// Any other place.
    case other(UIDragPreviewTarget)
  }

  /// An item with its place, and what the delegate adds to its animation.
  struct Landing {
    let item: UIDragItem
    let place: Target
    let animator: DragAnimator
  }

  let path: IndexPath?
  let proposal: UIDropProposal
  var landings: [Landing] = []

  init(path: IndexPath?, proposal: UIDropProposal) { (self.path, self.proposal) = (path, proposal) }
}

extension DropPlace.Target {
  /// Returns the place of a preview of a size in a list; nil without a visible cell.
  @MainActor
  func target(in list: any DragList, for size: CGSize) -> UIDragPreviewTarget? {
    switch self {
    case .cell(let path):
      return list.dragCell(at: path).map { UIDragPreviewTarget(container: list, center: $0.center) }
    case .part(let path, let rect):
      guard let cell = list.dragCell(at: path) else { return nil }
      let scale = max(0, min(rect.width / max(size.width, 1), rect.height / max(size.height, 1)))
      return UIDragPreviewTarget(
        container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
        transform: CGAffineTransform(scaleX: scale, y: scale))
    case .other(let target): return target
    }
  }
}
