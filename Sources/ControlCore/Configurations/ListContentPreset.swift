import Foundation
import LayoutCore
import StyleCore

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
    /// The space between the texts one above the other.
    var stacked: CGFloat
  }

  /// Returns the smallest height of the content.
  func minimumHeight(_ traits: UITraitCollection) -> CGFloat {
    isCell ? ListContentMetrics.minimumCellHeight(traits) : 0
  }

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
    // Without a state, the figures are those of the traits for which code runs.
    let system = (state?.traitCollection ?? .current).system
    var look = preset(in: state?.traitCollection.listEnvironment ?? .unspecified).usualLook(system)
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
  private func usualLook(_ system: SystemVersion) -> Look {
    typealias Figures = ListContentMetrics
    let small = TextLook(.footnote, .secondaryLabel)
    func cell(_ secondary: TextLook, stacked: CGFloat = Figures.stackedPadding[system]) -> Look {
      Look(
        text: TextLook(.body, .label), secondary: secondary, margins: Figures.cellMargins[system],
        stacked: stacked)
    }
    func header(_ text: TextLook, _ margins: NSDirectionalEdgeInsets) -> Look {
      Look(
        text: text, secondary: small, imageTint: text.color, margins: margins,
        stacked: Figures.stackedPadding[.v17])
    }
    switch self {
    case .cell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      return cell(TextLook(.subheadline, .secondaryLabel))
    case .subtitleCell:
      return cell(
        TextLook(Figures.subtitleStyle[system], Figures.subtitleColor[system]),
        stacked: Figures.subtitlePadding[system])
    case .valueCell: return cell(TextLook(.body, .secondaryLabel))
    case .plainHeader, .header:
      return header(TextLook(.headline, .secondaryLabel), Figures.plainHeaderMargins[system])
    case .plainFooter, .footer: return header(small, Figures.plainFooterMargins)
    case .groupedHeader:
      var text = TextLook(Figures.groupedHeaderStyle[system], .secondaryLabel)
      text.transform = Figures.groupedHeaderTransform[system]
      return header(text, Figures.groupedHeaderMargins[system])
    case .groupedFooter: return header(small, Figures.groupedFooterMargins)
    case .sidebarHeader:
      return header(TextLook(.title3, .label, weight: .bold), Figures.sidebarHeaderMargins)
    case .prominentHeader:
      return header(TextLook(.title3, .label, weight: .semibold), Figures.prominentHeaderMargins)
    case .extraProminentHeader:
      return header(TextLook(.title2, .label, weight: .bold), Figures.prominentHeaderMargins)
    }
  }
}
