import UIKit

/// A picture of what layers show, kept in `Snapshots/layers`: one topic each.
enum LayerPicture: String, GalleryPicture {
  case blendModes = "blend-modes"
  case borders
  case contents
  case corners
  case effectTraits = "effect-traits"
  case effectViews = "effect-views"
  case emitters
  case gradients
  case groups
  case masks
  case order
  case perspective
  case replicators
  case shadows
  case shapes
  case snapshots

  /// The picture's view for so many pixels a point.
  @MainActor func view(scale: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4 * 56, height: 2 * 56))
    view.backgroundColor = .white
    for (index, make) in cells.enumerated() {
      let cell = UIView(frame: Gallery.cell(index))
      make(cell)
      view.addSubview(cell)
    }
    view.traitOverrides.displayScale = scale
    view.updateTraitsIfNeeded()
    view.layoutIfNeeded()
    return view
  }

  /// The content of each cell of 48 × 48 points.
  @MainActor private var cells: [LayerGallery.Cell] {
    switch self {
    case .blendModes: LayerGallery.blendModes
    case .borders: LayerGallery.borders
    case .contents: LayerGallery.contents
    case .corners: LayerGallery.corners
    case .effectTraits: LayerGallery.effectTraits
    case .effectViews: LayerGallery.effectViews
    case .emitters: LayerGallery.emitters
    case .gradients: LayerGallery.gradients
    case .groups: LayerGallery.groups
    case .masks: LayerGallery.masks
    case .order: LayerGallery.order
    case .perspective: LayerGallery.perspective
    case .replicators: LayerGallery.replicators
    case .shadows: LayerGallery.shadows
    case .shapes: LayerGallery.shapes
    case .snapshots: LayerGallery.snapshots
    }
  }
}

/// The content of the pictures: for each of them, up to eight cells.
@MainActor
enum LayerGallery {
  /// Puts something into a cell.
  typealias Cell = @MainActor (UIView) -> Void

  /// Adds a layer of a colour to a cell.
  @discardableResult
  static func add(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor?, to cell: UIView,
    _ change: @MainActor (CALayer) -> Void = { _ in }
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color?.cgColor
    change(layer)
    cell.layer.addSublayer(layer)
    return layer
  }
}
