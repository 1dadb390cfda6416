import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ControlCore

/// The styles of list content.
@MainActor
struct ListContentPresetTests {
  private struct Row {
    var configuration: UIListContentConfiguration
    var font: UIFont
    var color: UIColor
    var secondaryFont: UIFont
    var secondaryColor: UIColor
    var margins: NSDirectionalEdgeInsets

    init(
      _ configuration: UIListContentConfiguration, _ font: UIFont, _ color: UIColor, _ secondaryFont: UIFont,
      _ secondaryColor: UIColor, _ margins: (CGFloat, CGFloat, CGFloat, CGFloat)
    ) {
      (self.configuration, self.font, self.color) = (configuration, font, color)
      (self.secondaryFont, self.secondaryColor) = (secondaryFont, secondaryColor)
      self.margins = NSDirectionalEdgeInsets(
        top: margins.0, leading: margins.1, bottom: margins.2, trailing: margins.3)
    }
  }

  private let body = UIFont.preferredFont(forTextStyle: .body)
  private let small = UIFont.preferredFont(forTextStyle: .footnote)

  private var rows: [Row] {
    let (middle, gray) = (UIFont.preferredFont(forTextStyle: .subheadline), UIColor.secondaryLabel)
    let caption = UIFont.preferredFont(forTextStyle: .caption1)
    let cell: (CGFloat, CGFloat, CGFloat, CGFloat) = (11, 16, 11, 8)
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    return [
      Row(.cell(), body, .label, middle, gray, cell),
      Row(.subtitleCell(), body, .label, caption, .label, cell),
      Row(.valueCell(), body, .label, body, gray, cell),
      Row(.sidebarCell(), body, .label, middle, gray, cell),
      Row(.sidebarSubtitleCell(), body, .label, middle, gray, cell),
      Row(.accompaniedSidebarCell(), body, .label, middle, gray, cell),
      Row(.accompaniedSidebarSubtitleCell(), body, .label, middle, gray, cell),
      Row(.plainHeader(), headline, gray, small, gray, (4, 16, 4, 8)),
      Row(.plainFooter(), small, gray, small, gray, (8, 16, 8, 8)),
      Row(.groupedHeader(), small, gray, small, gray, (17, 8, 6, 8)),
      Row(.groupedFooter(), small, gray, small, gray, (8, 8, 8, 8)),
    ]
  }

  @Test func `R.1–R.4, R.14: each style has its fonts, colours and margins`() {
    for row in rows {
      let configuration = row.configuration
      #expect(configuration.textProperties.font == row.font)
      #expect(configuration.textProperties.color == row.color)
      #expect(configuration.secondaryTextProperties.font == row.secondaryFont)
      #expect(configuration.secondaryTextProperties.color == row.secondaryColor)
      #expect(configuration.directionalLayoutMargins == row.margins)
      #expect(configuration.imageToTextPadding == 16)
      #expect(configuration.textToSecondaryTextVerticalPadding == 3)
      #expect(configuration.axesPreservingSuperviewLayoutMargins == .horizontal)
      #expect(configuration.textProperties.adjustsFontForContentSizeCategory)
    }
  }

  @Test func `only values are beside their text, and only headers of grouped lists are in capitals`() {
    let beside = rows.filter { $0.configuration.prefersSideBySideTextAndSecondaryText }
    #expect(beside.map(\.configuration) == [.valueCell()])
    let capitals = rows.filter { $0.configuration.textProperties.transform == .uppercase }
    #expect(capitals.map(\.configuration) == [.groupedHeader()])
  }

  @Test func `prominent headers are larger`() {
    let sizes = [
      UIListContentConfiguration.prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
      .sidebarHeader(),
    ].map(\.textProperties.font.pointSize)
    #expect(sizes == [20, 22, 20])
  }

  private func state(_ environment: UIListEnvironment = .unspecified) -> UICellConfigurationState {
    UICellConfigurationState(traitCollection: UITraitCollection { $0.listEnvironment = environment })
  }

  @Test func `general headers and footers are those of the list`() {
    let header = UIListContentConfiguration.header()
    #expect(header.updated(for: state(.insetGrouped)).textProperties.transform == .uppercase)
    #expect(header.updated(for: state(.plain)).textProperties.font == .preferredFont(forTextStyle: .headline))
    #expect(header.updated(for: state(.sidebar)).textProperties.font.pointSize == 20)
    let footer = UIListContentConfiguration.footer()
    #expect(footer.updated(for: state(.grouped)).directionalLayoutMargins.leading == 8)
    #expect(footer.updated(for: state(.plain)).directionalLayoutMargins.leading == 16)
  }

  @Test func `a new state changes defaults, and keeps what code set`() {
    var disabled = state()
    disabled.isDisabled = true
    var content = UIListContentConfiguration.cell()
    #expect(content.updated(for: disabled).textProperties.color == .tertiaryLabel)
    #expect(content.updated(for: disabled).updated(for: state()).textProperties.color == .label)
    content.textProperties.color = .systemRed
    content.directionalLayoutMargins = .zero
    #expect(content.updated(for: disabled).textProperties.color == .systemRed)
    #expect(content.updated(for: state(.grouped)).directionalLayoutMargins == .zero)
  }

  @Test func `R.13: a selected cell of a sidebar has white content on the tint colour`() {
    var selected = state(.sidebar)
    selected.isSelected = true
    let content = UIListContentConfiguration.sidebarCell().updated(for: selected)
    #expect(content.textProperties.color == .white)
    #expect(content.imageProperties.tintColor == .white)
    let background = UIBackgroundConfiguration.listCell().updated(for: selected)
    #expect(background.resolvedBackgroundColor(for: .systemGreen) == .systemGreen)
    #expect(background.cornerRadius == 10)
    #expect(
      background.backgroundInsets == NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
  }

  @Test func `R.13: backgrounds of cells are grey while they are selected or highlighted`() {
    for background in [UIBackgroundConfiguration.listPlainCell(), .listGroupedCell()] {
      var state = state()
      let usual = background.updated(for: state).backgroundColor
      #expect(usual == background.backgroundColor)
      state.isHighlighted = true
      #expect(background.updated(for: state).backgroundColor == .systemGray4)
      #expect(background.updated(for: state).updated(for: self.state()).backgroundColor == usual)
    }
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    #expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor == .secondarySystemGroupedBackground)
    #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
  }

  @Test func `configurations are equal if they show the same, transformers if they are copies`() {
    var (first, second) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    #expect(first == second)
    first.text = "Tea"
    #expect(first != second)
    second.text = "Tea"
    #expect(first == second && first.hashValue == second.hashValue)
    first.textProperties.colorTransformer = .grayscale
    #expect(first != second)
    second.textProperties.colorTransformer = .grayscale
    #expect(first == second)
    second.textProperties.colorTransformer = UIConfigurationColorTransformer { $0 }
    #expect(first != second)
    #expect(UIListContentConfiguration.cell() != .valueCell())
  }

  @Test func `backgrounds that differ in one value are not equal`() {
    let plain = UIBackgroundConfiguration.clear()
    let changes: [(inout UIBackgroundConfiguration) -> Void] = [
      { $0.backgroundColor = .red }, { $0.cornerRadius = 3 }, { $0.backgroundInsets.top = 1 },
      { $0.customView = UIView() }, { $0.edgesAddingLayoutMarginsToBackgroundInsets = .top },
      { $0.strokeColor = .red }, { $0.strokeWidth = 2 },
    ]
    for (number, change) in changes.enumerated() {
      var other = plain
      #expect(other == plain)
      change(&other)
      #expect(other != plain, "\(number)")
    }
  }
}
