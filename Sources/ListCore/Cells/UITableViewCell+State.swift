import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore

/// The state of a cell in its table.
extension UITableViewCell: ConfigurableView {
  var presentState: any UIConfigurationState { configurationState }

  /// The state of the cell for its configurations.
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isHighlighted, state.isFocused) = (isHighlighted, isFocused)
    state.isSelected = isSelected
    state.isEditing = isEditing
    state.isSwiped = parts.isSwiped
    state.isReordering = parts.isReordering
    return state
  }

  func runConfigurationUpdate() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// The configuration of list content for the style of the cell.
  var styleConfiguration: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The place of the cell in its table.
  var place: CellPlace? { parts.place }

  /// Gives the cell its place in a table.
  func join(_ table: UITableView, _ place: CellPlace) {
    let isNew = parts.table !== table
    parts.table = table
    guard isNew || place != parts.place else { return }
    let old = parts.place
    parts.place = place
    if place.isEditing != isEditing { setEditing(place.isEditing, animated: false) }
    if place.hasEditControl != old?.hasEditControl ?? false { tellOfEditControl(place.hasEditControl) }
    configurator.setNeedsUpdate()
    setNeedsLayout()
  }

  private func tellOfEditControl(_ isShown: Bool) {
    var states = parts.states
    if isShown { states.insert(.showingEditControl) } else { states.remove(.showingEditControl) }
    tell(states)
  }

  /// Tells the cell that a deletion waits to be confirmed, or that it does no more.
  func tellOfConfirmation(_ isShown: Bool) {
    var states = parts.states
    if isShown {
      states.insert(.showingDeleteConfirmation)
    } else {
      states.remove(.showingDeleteConfirmation)
    }
    tell(states)
  }

  private func tell(_ states: StateMask) {
    guard states != parts.states else { return }
    willTransition(to: states)
    parts.states = states
    didTransition(to: states)
  }

  /// Sets whether the user moves the cell.
  func setReordering(_ isReordering: Bool) {
    guard isReordering != parts.isReordering else { return }
    parts.isReordering = isReordering
    layer.zPosition = isReordering ? 1 : 0
    layer.shadowOpacity = isReordering ? 0.2 : 0
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    configurator.setNeedsUpdate()
  }

  /// Forgets the states of a row, before the cell shows another.
  func forgetState() {
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
    setSwiped(false)
    setReordering(false)
    tell([])
    parts.place = nil
    alpha = 1
    configurator.setNeedsUpdate()
    setNeedsLayout()
  }
}
