import Foundation
import LayoutCore
import StyleCore

/// The figures of list content, in points: the one place to change them for another version of the system (R.1–R.6).
enum ListContentMetrics {
  /// The margins of a cell of iOS 14 to 18 (R.1).
  static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// The margins of a header of a grouped list (R.2).
  static let groupedHeaderMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
  /// The margins of a footer of a grouped list (R.4).
  static let groupedFooterMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// The margins of a header of a plain list (R.3).
  static let plainHeaderMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8)
  static let plainFooterMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)
  static let prominentHeaderMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 10, trailing: 8)
  static let sidebarHeaderMargins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
  static let imageToTextPadding: CGFloat = 16
  static let stackedPadding: CGFloat = 3
  static let sideBySidePadding: CGFloat = 8
  /// The smallest height of a cell (R.5).
  static let minimumCellHeight: CGFloat = 44
  /// The side of the room for a symbol, at the large size of text (R.6).
  static let standardImageDimension: CGFloat = 24
}

/// A style of list content.
enum ListContentPreset: Hashable, Sendable {
  case cell, subtitleCell, valueCell
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter, sidebarHeader
  case prominentHeader, extraProminentHeader
  /// The header and the footer of the list that the view is in.
  case header, footer

  /// The look of a text.
  struct TextLook {
    var style: UIFont.TextStyle
    var font: UIFont
    var color: UIColor
    var transform = UIListContentConfiguration.TextProperties.TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil) {
      (self.style, self.color) = (style, color)
      let plain = UIFont.preferredFont(forTextStyle: style)
      guard let weight else {
        font = plain
        return
      }
      let large = UITraitCollection(preferredContentSizeCategory: .large)
      let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
      font = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }
  }

  /// The look of a style in a state.
  struct Look {
    var text: TextLook
    var secondary: TextLook
    /// The colour of symbols; nil is the tint colour.
    var imageTint: UIColor?
    var margins: NSDirectionalEdgeInsets
  }

  /// The smallest height of the content.
  var minimumHeight: CGFloat { isCell ? ListContentMetrics.minimumCellHeight : 0 }

  private var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  /// The style in a list of the given kind, in which the general styles become those of the list.
  private func preset(in environment: UIListEnvironment) -> ListContentPreset {
    switch (self, environment) {
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
    case (.header, .sidebar): .sidebarHeader
    case (.header, _): .plainHeader
    case (.footer, .grouped), (.footer, .insetGrouped): .groupedFooter
    case (.footer, _): .plainFooter
    default: self
    }
  }

  /// Returns the look in a state; nil is the state of a view that is not special in any way.
  @MainActor
  func look(_ state: (any UIConfigurationState)?) -> Look {
    var look = preset(in: state?.traitCollection.listEnvironment ?? .unspecified).usualLook
    if state?.isOff == true {
      (look.text.color, look.secondary.color, look.imageTint) = (
        .tertiaryLabel, .tertiaryLabel, .tertiaryLabel
      )
    } else if state?.isChosen == true, self == .sidebarCell || self == .sidebarSubtitleCell {
      // The background is the tint colour.
      (look.text.color, look.secondary.color, look.imageTint) = (.white, .white, .white)
    }
    return look
  }

  @MainActor
  private var usualLook: Look {
    let small = TextLook(.footnote, .secondaryLabel)
    let cellMargins = ListContentMetrics.cellMargins
    func cell(_ secondary: TextLook) -> Look {
      Look(text: TextLook(.body, .label), secondary: secondary, margins: cellMargins)
    }
    func header(_ text: TextLook, _ margins: NSDirectionalEdgeInsets) -> Look {
      Look(text: text, secondary: small, imageTint: text.color, margins: margins)
    }
    switch self {
    case .cell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      return cell(TextLook(.subheadline, .secondaryLabel))
    case .subtitleCell: return cell(TextLook(.caption1, .label))
    case .valueCell: return cell(TextLook(.body, .secondaryLabel))
    case .plainHeader, .header:
      return header(TextLook(.headline, .secondaryLabel), ListContentMetrics.plainHeaderMargins)
    case .plainFooter, .footer: return header(small, ListContentMetrics.plainFooterMargins)
    case .groupedHeader:
      var text = small
      text.transform = .uppercase
      return header(text, ListContentMetrics.groupedHeaderMargins)
    case .groupedFooter: return header(small, ListContentMetrics.groupedFooterMargins)
    case .sidebarHeader:
      return header(TextLook(.title3, .label, weight: .bold), ListContentMetrics.sidebarHeaderMargins)
    case .prominentHeader:
      return header(TextLook(.title3, .label, weight: .semibold), ListContentMetrics.prominentHeaderMargins)
    case .extraProminentHeader:
      return header(TextLook(.title2, .label, weight: .bold), ListContentMetrics.prominentHeaderMargins)
    }
  }
}
