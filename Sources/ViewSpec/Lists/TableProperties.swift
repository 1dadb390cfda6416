internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// A section of a table or a list in a spec.
struct SpecSection<Row> {
  var header: SpecEdge?
  var footer: SpecEdge?
  var rows: [Row] = []
  /// The title in the index at the side of a table.
  var indexTitle: String?

  /// A header or a footer.
  struct SpecEdge {
    var text: String?
    var view: EmbeddedView?
    /// The height in points, or nil for that of the content.
    var height: CGFloat?
  }
}

extension StandardView {
  /// `UITableView`, with its rows as data.
  static let table = StandardView(TableReading.declaration, embedsViews: true) {
    reader, scope throws(DocumentError) in
    let style = try reader.optional(TableReading.style) ?? .plain
    let settings = try TableReading.properties.read(reader, scope)
    return { environment throws(DocumentError) in
      var table = SpecTableView(frame: .zero, style: style)
      try settings.apply(to: &table, environment)
      return table
    }
  }
}

/// The keys and the reading of tables.
private enum TableReading {
  static let style = Key<UITableView.Style>(
    "style", .choice(["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]),
    "The style of the table; plain by default.")

  static let declaration = ObjectDeclaration([style]) + ObjectDeclaration(properties)

  static let properties: [Property<SpecTableView>] =
    [
      Property("rowHeight", .length, "The height of rows in points; that of their contents by default.") {
        $0.rowHeight = $1
      },
      Property("sectionHeaderTopPadding", .length, "Points above the headers of sections.") {
        $0.sectionHeaderTopPadding = $1
      },
      Property("separatorStyle", .separatorStyle, "The kind of separator.") { $0.separatorStyle = $1 },
      Property("separatorColor", .color, "The colour of separators.") { $0.separatorColor = $1 },
      Property("separatorInset", .insets, "The insets of separators.") { $0.separatorInset = $1 },
      Property("sectionIndexColor", .color, "The colour of the index at the side.") {
        $0.sectionIndexColor = $1
      },
    ] + Property.ofLists + [
      Property("allowsMultipleSelectionDuringEditing", .flag, "Whether rows have circles in editing mode.") {
        $0.allowsMultipleSelectionDuringEditing = $1
      },
      Property("header", .tableEnd, "The view above all rows.") { $0.ends.header = $1 },
      Property("footer", .tableEnd, "The view below all rows.") { $0.ends.footer = $1 },
      .checked("sections", .array(of: .tableSection), "The sections of rows.") {
        table, sections, element throws(DocumentError) in
        let rows = sections.flatMap(\.rows)
        guard rows.count(where: { $0.shownActions != nil }) < 2 else {
          throw element.problem(
            "several rows show their actions", suggestion: "a swipe shows those of one row")
        }
        try table.checkSelection(rows.count(where: \.isSelected), element)
        table.sections = sections
      },
    ]
}

/// A view above or below all rows of a table.
struct TableEnd {
  var view: EmbeddedView?
  /// The height in points, or nil for that of the content.
  var height: CGFloat?
}

extension PropertyValue<TableEnd> {
  fileprivate static var tableEnd: PropertyValue {
    .object(
      [
        Property("view", .view, "The view, as wide as the table.", isRequired: true) { $0.view = $1 },
        Property("height", .length, "The height in points; that of its content by default.") {
          $0.height = $1
        },
      ], from: { TableEnd() })
  }
}

extension PropertyValue<SpecSection<SpecTableRow>> {
  fileprivate static var tableSection: PropertyValue {
    .object(
      Property.ofSections(of: .tableRow) + [
        Property("indexTitle", .text, "The title in the index at the side of the table.") {
          $0.indexTitle = $1
        }
      ], from: { SpecSection() })
  }
}

extension Property {
  /// The properties of sections with rows of a kind.
  static func ofSections<Row>(of row: PropertyValue<Row>) -> [Property] where Owner == SpecSection<Row> {
    [
      Property("header", .edge(), "The header: its text, or an object.") { $0.header = $1 },
      Property("footer", .edge(), "The footer: its text, or an object.") { $0.footer = $1 },
      Property("rows", .array(of: row), "The rows, in order.") { $0.rows = $1 },
    ]
  }
}

extension PropertyValue {
  /// Returns a header or footer: a text, or an object with a text or a view.
  fileprivate static func edge<Row>() -> PropertyValue where Value == SpecSection<Row>.SpecEdge {
    textOrObject("sectionEdge", "A header or footer: its text, or an object.") {
      .object(
        [
          Property("text", .text, "The text.") { $0.text = $1 },
          Property("view", .view, "A view, instead of a text.") { $0.view = $1 },
          Property("height", .length, "The height in points; that of the content by default.") {
            $0.height = $1
          },
        ],
        rules: [
          KeyRule(
            .excludes("view", ["text"]), "a header or footer has either a text or a view",
            suggestion: "remove one of them")
        ], from: { SpecSection<Row>.SpecEdge() })
    } from: { text in
      SpecSection<Row>.SpecEdge(text: text)
    }
  }
}

extension PropertyValue<UITableViewCell.SeparatorStyle> {
  fileprivate static var separatorStyle: PropertyValue {
    .choice(["none": .none, "singleLine": .singleLine])
  }
}
