public import Foundation
import LayoutCore

extension UISplitViewController {
  /// The style: the number of columns.
  public enum Style: Int, Sendable {
    /// An unspecified style, with two columns.
    case unspecified = 0
    /// A style with two columns.
    case doubleColumn = 1
    /// A style with three columns.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The primary column.
    case primary = 0
    /// The supplementary column, between the others.
    case supplementary = 1
    /// The secondary column.
    case secondary = 2
    /// The column of a compact width.
    case compact = 3

    /// The columns from the leading to the trailing side.
    static let inOrder: [Self] = [.primary, .supplementary, .secondary]
  }

  /// The mode in which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// The mode that the system chooses.
    case automatic = 0
    /// The mode with the secondary column only.
    case secondaryOnly = 1
    /// The mode with one column beside the secondary one.
    case oneBesideSecondary = 2
    /// The mode with one column over the secondary one.
    case oneOverSecondary = 3
    /// The mode with two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// The mode with two columns over the secondary one.
    case twoOverSecondary = 5
    /// The mode with two columns that move the secondary one aside.
    case twoDisplaceSecondary = 6

    /// The mode with the secondary column only, by its older name.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The mode with one column beside the secondary one, by its older name.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The mode with one column over the secondary one, by its older name.
    public static let primaryOverlay = DisplayMode.oneOverSecondary

    /// The number of columns besides the secondary one.
    var columnCount: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// Whether or not columns are over the secondary one.
    var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// Whether or not the secondary column is dimmed, and a tap on it hides a column.
    var isDimmed: Bool { isOverlay || self == .twoDisplaceSecondary }
  }

  /// The behaviour of the secondary column when others are shown.
  public enum SplitBehavior: Int, Sendable {
    /// The behaviour that the system chooses.
    case automatic = 0
    /// The columns side by side.
    case tile = 1
    /// The other columns over the secondary one.
    case overlay = 2
    /// The secondary column moved aside.
    case displace = 3

    /// Returns the mode with a number of columns besides the secondary one.
    func mode(_ columnCount: Int) -> DisplayMode {
      switch (self, columnCount) {
      case (_, ...0): .secondaryOnly
      case (.overlay, 1): .oneOverSecondary
      case (.overlay, _): .twoOverSecondary
      case (_, 1): .oneBesideSecondary
      case (.displace, _): .twoDisplaceSecondary
      default: .twoBesideSecondary
      }
    }
  }

  /// The edge at which the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// The style of the background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// No style.
    case none = 0
    /// The style of a sidebar.
    case sidebar = 1
  }

  /// The visibility of the button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The visibility that the system chooses.
    case automatic = 0
    /// A button that is never visible.
    case never = 1
    /// A button that is always visible.
    case always = 2
  }

  /// The value for a width or height that the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}
