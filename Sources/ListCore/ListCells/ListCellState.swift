import ControlCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore

/// The parts of a list cell beside its content.
@MainActor
struct ListCellState {
  var accessories: [UICellAccessory] = []
  /// The views of the displayed accessories, from the start of the cell to its end.
  var leading: [ListAccessoryView] = []
  var trailing: [ListAccessoryView] = []
  /// The place in the list; nil outside of lists.
  var placement: ListPlacement?
  /// The margins that the list gave the cell last.
  var margins: NSDirectionalEdgeInsets?
  /// Whether or not the item of an outline is expanded.
  var isExpanded = false
  /// Whether or not the accessories have to be shown again.
  var needsAccessories = false
  /// Whether or not actions are beside the cell.
  var isSwiped = false
  /// The state in which the accessories are shown.
  var shownState: UICellConfigurationState?
  var topSeparator: UIView?
  var bottomSeparator: UIView?
  var separatorGuide: UILayoutGuide?
  /// The constraints that place the guide where code does not.
  var guideConstraints: [NSLayoutConstraint] = []
}

extension ListPlacement {
  /// The usual content of a view with this place.
  @MainActor var usualContent: UIListContentConfiguration {
    switch (role, appearance) {
    case (.item, .sidebar), (.item, .sidebarPlain): .sidebarCell()
    case (.item, _): .cell()
    case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  /// The kind of the list, for the traits of the view.
  var environment: UIListEnvironment {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  /// The corners of the view that are corners of its section's card.
  var roundCorners: CACornerMask {
    guard appearance == .insetGrouped, role == .item else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
