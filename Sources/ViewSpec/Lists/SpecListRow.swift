import ControlCore
internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// A row of a list in a spec.
struct SpecListRow: RowWithContent {
  /// The function that creates a preset of list content.
  typealias Preset = @MainActor @Sendable () -> UIListContentConfiguration

  var content = RowContent()
  /// The preset of the content, or nil for that of the list.
  var preset: Preset?
  var prefersSideBySide: Bool?
  var view: EmbeddedView?
  var background: UIColor?
  var accessories: [SpecAccessory] = []
  var indentationLevel: Int?
  var isSelected = false
  var isExpanded = false
  var children: [SpecListRow] = []
}

extension SpecListRow {
  /// The greatest number of levels of rows.
  static let maximumLevels = 32

  static let properties: [Property<SpecListRow>] =
    [
      Property("configuration", .contentPreset, "The preset of the content; that of the list by default.") {
        $0.preset = $1
      },
      Property("prefersSideBySideTextAndSecondaryText", .flag, "Whether the second text is beside the first.")
      {
        $0.prefersSideBySide = $1
      },
    ] + Property.ofRows + [
      Property("view", .view, "The content of the row, instead of texts.") { $0.view = $1 },
      Property("background", .color, "The background colour of the row.") { $0.background = $1 },
      Property("accessories", .array(of: .cellAccessory), "The accessories beside the content.") {
        $0.accessories = $1
      },
      Property("indentationLevel", .integer(in: 0...100), "The number of steps of the indentation.") {
        $0.indentationLevel = $1
      },
      Property("selected", .flag, "Whether the row is selected.") { $0.isSelected = $1 },
      Property("expanded", .flag, "Whether the children are shown.") { $0.isExpanded = $1 },
      Property("children", .childRows, "The rows of an outline beneath this one.") { $0.children = $1 },
    ]

  static let rules = [
    KeyRule(
      .excludes(
        "view",
        [
          "text", "secondaryText", "image", "configuration", "prefersSideBySideTextAndSecondaryText",
        ]), "a row has either a view or texts", suggestion: "remove one of them")
  ]
}

extension PropertyValue<SpecListRow> {
  /// A row: a text, or an object.
  static var listRow: PropertyValue {
    .textOrObject("listRow", "A row of a list: its text, or an object.") {
      .object(SpecListRow.properties, rules: SpecListRow.rules, from: { SpecListRow() })
    } from: { text in
      var row = SpecListRow()
      row.content.main.text = text
      return row
    }
  }
}

extension PropertyValue<[SpecListRow]> {
  /// The rows beneath a row, read only when the row is: rows contain rows.
  fileprivate static var childRows: PropertyValue {
    let shape = ValueShape.shared("listRows", "Rows of a list.") {
      PropertyValue.array(of: .listRow).shape
    }
    return PropertyValue(shape) { element, scope throws(DocumentError) in
      guard element.path.steps.count(where: { $0 == .key("children") }) < SpecListRow.maximumLevels else {
        throw element.problem("more than the limit of \(SpecListRow.maximumLevels) levels of rows")
      }
      return try PropertyValue.array(of: .listRow).read(element, scope)
    }
  }
}

extension PropertyValue<SpecListRow.Preset> {
  fileprivate static var contentPreset: PropertyValue {
    .choice([
      "cell": { .cell() }, "subtitleCell": { .subtitleCell() }, "valueCell": { .valueCell() },
      "sidebarCell": { .sidebarCell() }, "sidebarSubtitleCell": { .sidebarSubtitleCell() },
      "accompaniedSidebarCell": { .accompaniedSidebarCell() },
      "accompaniedSidebarSubtitleCell": { .accompaniedSidebarSubtitleCell() },
      "plainHeader": { .plainHeader() }, "plainFooter": { .plainFooter() },
      "groupedHeader": { .groupedHeader() }, "groupedFooter": { .groupedFooter() },
      "prominentInsetGroupedHeader": { .prominentInsetGroupedHeader() },
      "extraProminentInsetGroupedHeader": { .extraProminentInsetGroupedHeader() },
      "sidebarHeader": { .sidebarHeader() },
    ])
  }
}
