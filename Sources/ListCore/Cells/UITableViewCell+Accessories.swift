import ControlCore
import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The accessories of a cell, and its controls of editing.
extension UITableViewCell {
  func accessoriesDidChange() { setNeedsLayout() }

  /// The view of the program that is the accessory now.
  private var customAccessory: UIView? {
    isEditing ? editingAccessoryView : accessoryView
  }

  /// The accessory that is shown now: in editing mode that of editing.
  var shownAccessory: CellLayout.Accessory {
    if let view = customAccessory {
      let size = view.bounds.size
      return .view(size == .zero ? view.intrinsicContentSize.nonnegative : size)
    }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return .none
    case .disclosureIndicator: return .chevron
    case .checkmark: return .checkmark
    case .detailButton: return .detail
    case .detailDisclosureButton: return .detailAndChevron
    }
  }

  func showAccessory(_ layout: CellLayout) {
    let kind = shownAccessory
    let custom = customAccessory
    if let custom, parts.accessory !== custom {
      replaceAccessory(with: custom)
    } else if custom == nil, kind != parts.accessoryKind || parts.accessory is AccessoryView == false {
      replaceAccessory(
        with: kind == .none ? nil : AccessoryView(kind) { [weak self] in self?.accessoryWasTapped() })
    }
    parts.accessoryKind = kind
    guard let frame = layout.accessory else { return }
    parts.accessory?.setFrameIfChanged(directed(frame))
  }

  private func replaceAccessory(with view: UIView?) {
    if let old = parts.accessory, old !== view, old.superview === self { old.removeFromSuperview() }
    parts.accessory = view
    if let view, view.superview !== self { addSubview(view) }
  }

  private func accessoryWasTapped() {
    guard let table = parts.table, let path = parts.place?.path else { return }
    table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Editing

  func showEditControl(_ layout: CellLayout) {
    guard let place = parts.place, let frame = layout.editControl else {
      parts.editControl?.removeFromSuperview()
      parts.editControl = nil
      return
    }
    let control = parts.editControl ?? EditControl { [weak self] in self?.editControlWasTapped() }
    if parts.editControl == nil { addSubview(control) }
    parts.editControl = control
    control.look =
      place.selectsMany ? .select(isSelected) : place.editingStyle == .insert ? .insert : .delete
    control.isUserInteractionEnabled = !place.selectsMany
    control.setFrameIfChanged(directed(frame))
  }

  private func editControlWasTapped() {
    guard let table = parts.table, let place = parts.place else { return }
    if place.editingStyle == .insert {
      table.dataSource?.tableView(table, commit: .insert, forRowAt: place.path)
    } else {
      table.confirmDeletion(at: place.path)
    }
  }

  func showGrip(_ layout: CellLayout) {
    guard let frame = layout.grip else {
      parts.grip?.removeFromSuperview()
      parts.grip = nil
      return
    }
    let grip = parts.grip ?? GripView()
    if parts.grip == nil { addSubview(grip) }
    parts.grip = grip
    grip.setFrameIfChanged(directed(frame))
  }
}

extension CGSize {
  /// The size with 0 in place of a missing length.
  fileprivate var nonnegative: CGSize { CGSize(width: max(0, width), height: max(0, height)) }
}
