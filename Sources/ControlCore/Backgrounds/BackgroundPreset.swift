import Foundation
import LayoutCore
import StyleCore

/// A style of backgrounds.
enum BackgroundPreset: Hashable, Sendable {
  /// A background that the button chooses.
  case button
  case clear
  case plainCell, plainHeader, groupedCell, groupedHeader
  case sidebarCell, sidebarHeader, accompaniedSidebarCell
  /// The backgrounds of the list that the view is in.
  case listCell, listHeader

  /// The look of a background in a state.
  struct Look {
    /// The colour; nil is the tint colour.
    var color: UIColor?
    var cornerRadius: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero
    var effect: UIVisualEffect?
  }

  /// The style in a list of the given kind, in which the general styles become those of the list.
  private func preset(in environment: UIListEnvironment) -> BackgroundPreset {
    switch (self, environment) {
    case (.listCell, .grouped), (.listCell, .insetGrouped): .groupedCell
    case (.listCell, .sidebar), (.listCell, .sidebarPlain): .sidebarCell
    case (.listCell, _): .plainCell
    case (.listHeader, .grouped), (.listHeader, .insetGrouped): .groupedHeader
    case (.listHeader, .sidebar): .sidebarHeader
    case (.listHeader, _): .plainHeader
    default: self
    }
  }

  /// Returns the look in a state; nil is the state of a view that is not special in any way.
  ///
  /// The colours of sidebars are those of iOS 17 as seen on screens (R.13).
  @MainActor
  func look(_ state: (any UIConfigurationState)?) -> Look {
    let isActive = state?.isActive ?? false
    let radius = BackgroundFigures.sidebarRadius[(state?.traitCollection ?? .current).system]
    let insets = BackgroundFigures.sidebarInsets
    let environment = state?.traitCollection.listEnvironment ?? .unspecified
    switch preset(in: environment) {
    case .button: return Look(color: nil)
    case .clear, .groupedHeader, .sidebarHeader, .listCell, .listHeader: return Look(color: .clear)
    case .plainCell: return Look(color: isActive ? .systemGray4 : .systemBackground)
    case .plainHeader:
      let isPinned =
        (state as? UIViewConfigurationState)?.isPinned ?? (state as? UICellConfigurationState)?.isPinned
      return Look(color: isPinned == true ? .secondarySystemBackground : .clear)
    case .groupedCell: return Look(color: isActive ? .systemGray4 : .secondarySystemGroupedBackground)
    case .sidebarCell:
      guard state?.isChosen == true else {
        return Look(color: isActive ? .systemFill : .clear, cornerRadius: radius, insets: insets)
      }
      return Look(color: nil, cornerRadius: radius, insets: insets)
    case .accompaniedSidebarCell:
      return Look(color: isActive ? .systemFill : .clear, cornerRadius: radius, insets: insets)
    }
  }
}

extension UIConfigurationState {
  /// Whether or not the view is selected.
  package var isChosen: Bool {
    switch self {
    case let state as UICellConfigurationState: state.isSelected
    case let state as UIViewConfigurationState: state.isSelected
    default: false
    }
  }

  /// Whether or not the view is selected or highlighted.
  package var isActive: Bool {
    switch self {
    case let state as UICellConfigurationState: state.isSelected || state.isHighlighted
    case let state as UIViewConfigurationState: state.isSelected || state.isHighlighted
    default: false
    }
  }

  /// Whether or not the view is disabled.
  package var isOff: Bool {
    switch self {
    case let state as UICellConfigurationState: state.isDisabled
    case let state as UIViewConfigurationState: state.isDisabled
    default: false
    }
  }
}

extension UIBackgroundConfiguration {
  /// Returns a configuration without a visible background.
  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
  /// Returns the background of a cell in the list that it is in (iOS 18).
  public static func listCell() -> UIBackgroundConfiguration { Self(.listCell) }
  /// Returns the background of a header in the list that it is in (iOS 18).
  public static func listHeader() -> UIBackgroundConfiguration { Self(.listHeader) }
  /// Returns the background of a footer in the list that it is in (iOS 18).
  public static func listFooter() -> UIBackgroundConfiguration { Self(.listHeader) }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
  /// Returns the background of a header or footer in a plain list.
  ///
  /// Differs from UIKit: a pinned header has a colour instead of a blur.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainHeader) }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedHeader) }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.sidebarHeader) }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }
  /// Returns the background of a cell in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    Self(.accompaniedSidebarCell)
  }
}
