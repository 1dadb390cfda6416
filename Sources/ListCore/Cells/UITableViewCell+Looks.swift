import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The background, the selection and the separators of a cell.
extension UITableViewCell {
  /// Shows the background: the configuration's, the program's, or that of the list.
  func showGround() {
    if !parts.hasOwnColor, parts.table != nil {
      let color: UIColor? =
        parts.hasBackgroundConfiguration
        ? .clear : parts.place?.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      if backgroundColor != color { setListColor(color) }
    }
    roundCorners()
    if showsSelection { showSelection() }
  }

  private func roundCorners() {
    let isCard = parts.place?.style == .insetGrouped
    var corners: CACornerMask = []
    if isCard, parts.place?.isFirst == true {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if isCard, parts.place?.isLast == true {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    guard isCard || layer.maskedCorners != .all else { return }
    layer.cornerRadius = corners.isEmpty ? 0 : TableFigures.cornerRadius[traitCollection]
    layer.maskedCorners = corners.isEmpty ? .all : corners
    clipsToBounds = !corners.isEmpty
  }

  func groundDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new, new === backgroundView {
      insertSubview(new, at: 0)
    } else {
      selectionLookDidChange(animated: false)
    }
    setNeedsLayout()
  }

  // MARK: Selection

  /// Whether or not the cell looks selected.
  var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  func stateDidChange() {
    configurator.setNeedsUpdate()
    selectionLookDidChange(animated: parts.isChangingAnimated)
  }

  /// Changes a state, with a look that fades.
  func change(_ animated: Bool, _ body: () -> Void) {
    let old = parts.isChangingAnimated
    parts.isChangingAnimated = animated
    body()
    parts.isChangingAnimated = old
  }

  func selectionLookDidChange(animated: Bool) {
    for view in [parts.label, parts.detailLabel] { view?.isHighlighted = showsSelection }
    parts.imageView?.isHighlighted = showsSelection
    if showsSelection { showSelection() } else { hideSelection(animated: animated) }
    setNeedsLayout()
    parts.table?.selectionDidChange(of: self)
  }

  private var selectionView: UIView? {
    if let view = parts.place?.selectsMany == true ? multipleSelectionBackgroundView : nil { return view }
    return selectedBackgroundView ?? parts.ownSelection
  }

  private func showSelection() {
    if selectionView == nil, !parts.hasBackgroundConfiguration {
      let view = UIView()
      view.backgroundColor = .systemGray4
      parts.ownSelection = view
    }
    guard let view = selectionView else { return }
    for other in [selectedBackgroundView, multipleSelectionBackgroundView, parts.ownSelection]
    where other !== view && other?.superview === self { other?.removeFromSuperview() }
    view.frame = bounds
    view.alpha = 1
    guard view.superview !== self else { return }
    if let backgroundView, backgroundView.superview === self {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: configurator.backgroundView == nil ? 0 : 1)
    }
  }

  private func hideSelection(animated: Bool) {
    let views = [selectedBackgroundView, multipleSelectionBackgroundView, parts.ownSelection]
      .compactMap { $0 }.filter { $0.superview === self }
    guard animated, AnimationClock.isRunning else {
      for view in views { view.removeFromSuperview() }
      return
    }
    for view in views {
      UIView.animate(withDuration: TableFigures.animation) {
        view.alpha = 0
      } completion: { [weak self] _ in
        if self?.showsSelection != true { view.removeFromSuperview() }
      }
    }
  }

  // MARK: Separators

  /// Shows the line below the row, and that above the first row of a grouped table.
  func showSeparators(_ layout: CellLayout) {
    var frames: [CGRect] = []
    let height = separatorHeight
    if let place = parts.place, let table = parts.table, height > 0 {
      let isEnd = place.isLast && place.style != .plain
      if !(isEnd && place.style == .insetGrouped), !hidesSeparator(place, table) {
        let insets = isEnd ? .zero : separatorInsets(layout, table)
        frames.append(
          CGRect(
            x: insets.left, y: bounds.height - height,
            width: max(0, bounds.width - insets.left - insets.right), height: height))
      }
      if place.isFirst, place.style == .grouped {
        frames.append(CGRect(x: 0, y: 0, width: bounds.width, height: height))
      }
    }
    var separators = parts.separators
    separators.show(frames.map(directed), parts.table?.separatorColor ?? .separator) { addSubview($0) }
    parts.separators = separators
  }

  /// Returns whether the line is hidden beside a selected row.
  private func hidesSeparator(_ place: CellPlace, _ table: UITableView) -> Bool {
    if showsSelection { return true }
    guard !place.isLast else { return false }
    let next = IndexPath(row: place.path.row + 1, section: place.path.section)
    return (table.state.shown[.row(next)] as? UITableViewCell)?.showsSelection == true
  }

  /// Returns the insets of the line: those that were set, or automatic ones that follow the text.
  private func separatorInsets(_ layout: CellLayout, _ table: UITableView) -> UIEdgeInsets {
    let automatic = UIEdgeInsets(
      top: 0, left: textStart(layout), bottom: 0, right: table.separatorEnd)
    guard let own = parts.separatorInset ?? table.ownSeparatorInset else { return automatic }
    let isFromEdges = parts.separatorInset != nil || table.separatorInsetReference == .fromCellEdges
    let base =
      isFromEdges
      ? UIEdgeInsets(top: 0, left: layout.content.minX, bottom: 0, right: 0) : automatic
    return UIEdgeInsets(
      top: 0, left: base.left + own.left.finite, bottom: 0, right: base.right + own.right.finite)
  }
}

/// A line between two rows.
final class SeparatorView: UIView {}

extension [SeparatorView] {
  /// Places lines at frames; those that are missing are made and added, those that are too many removed.
  @MainActor
  mutating func show(_ frames: [CGRect], _ color: UIColor, add: (SeparatorView) -> Void) {
    while count > frames.count { removeLast().removeFromSuperview() }
    while count < frames.count {
      let view = SeparatorView()
      add(view)
      append(view)
    }
    for (view, frame) in zip(self, frames) {
      view.backgroundColor = color
      view.setFrameIfChanged(frame)
    }
  }
}

extension CGFloat {
  /// The number, or 0 if it is not finite.
  var finite: CGFloat { isFinite ? self : 0 }
}

extension UITableView {
  /// Lays out the separator above a row whose selection changed.
  func selectionDidChange(of cell: UITableViewCell) {
    guard let path = cell.parts.place?.path, path.row > 0 else { return }
    state.shown[.row(path.row - 1, in: path.section)]?.setNeedsLayout()
  }
}
