internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// A row of a table in a spec.
struct SpecTableRow: RowWithContent {
  /// An accessory: one of the system's, or a view.
  enum Accessory {
    case system(UITableViewCell.AccessoryType)
    case view(EmbeddedView)
  }

  /// The side of a row whose actions are shown.
  enum Side: Sendable {
    case leading, trailing
  }

  var content = RowContent()
  var style = UITableViewCell.CellStyle.default
  var view: EmbeddedView?
  /// The height in points, or nil for that of the table.
  var height: CGFloat?
  var background: UIColor?
  var accessory: Accessory?
  var editingAccessory: Accessory?
  var selectionStyle: UITableViewCell.SelectionStyle?
  var isSelected = false
  /// The control in editing mode, or nil if the row cannot be edited.
  var editingStyle: UITableViewCell.EditingStyle = .delete
  var indentsWhileEditing = true
  var isMovable = false
  var indentationLevel = 0
  var separatorInset: UIEdgeInsets?
  var leadingActions: [UIContextualAction] = []
  var trailingActions: [UIContextualAction] = []
  var shownActions: Side?
}

extension SpecTableRow {
  static let properties: [Property<SpecTableRow>] =
    [
      Property("cellStyle", .cellStyle, "The arrangement of the texts.") { $0.style = $1 }
    ] + Property.ofRows + [
      Property("view", .view, "The content of the row, instead of texts.") { $0.view = $1 },
      Property("height", .length, "The height in points; that of the table by default.") { $0.height = $1 },
      Property("background", .color, "The background colour of the row.") { $0.background = $1 },
      Property("accessory", .accessory, "The accessory at the end of the row.") { $0.accessory = $1 },
      Property("editingAccessory", .accessory, "The accessory in editing mode.") {
        $0.editingAccessory = $1
      },
      Property("selectionStyle", .selectionStyle, "The look of the selected row.") {
        $0.selectionStyle = $1
      },
      Property("selected", .flag, "Whether the row is selected.") { $0.isSelected = $1 },
      Property("editingStyle", .editingStyle, "The control at the start of the row in editing mode.") {
        $0.editingStyle = $1
      },
      Property("shouldIndentWhileEditing", .flag, "Whether the row is indented in editing mode.") {
        $0.indentsWhileEditing = $1
      },
      Property("movable", .flag, "Whether the row has a handle in editing mode.") { $0.isMovable = $1 },
      Property("indentationLevel", .integer(in: 0...100), "The number of steps of the indentation.") {
        $0.indentationLevel = $1
      },
      Property("separatorInset", .insets, "The insets of the separator.") { $0.separatorInset = $1 },
      Property("leadingActions", .array(of: .swipeAction), "The actions before the row.") {
        $0.leadingActions = $1
      },
      Property("trailingActions", .array(of: .swipeAction), "The actions after the row.") {
        $0.trailingActions = $1
      },
      .checked("shownActions", .swipeSide, "The side whose actions a swipe shows.") {
        row, side, element throws(DocumentError) in
        let key = side == .leading ? "leadingActions" : "trailingActions"
        guard !(side == .leading ? row.leadingActions : row.trailingActions).isEmpty else {
          throw element.problem("the row has no \(key)", suggestion: "give it some")
        }
        row.shownActions = side
      },
    ]

  static let rules = [
    KeyRule(
      .excludes(
        "view",
        ["text", "secondaryText", "image", "cellStyle"]),
      "a row has either a view or texts", suggestion: "remove one of them")
  ]
}

extension PropertyValue<SpecTableRow> {
  /// A row: a text, or an object.
  static var tableRow: PropertyValue {
    .textOrObject("tableRow", "A row of a table: its text, or an object.") {
      .object(SpecTableRow.properties, rules: SpecTableRow.rules, from: { SpecTableRow() })
    } from: { text in
      var row = SpecTableRow()
      row.content.main.text = text
      return row
    }
  }
}

extension PropertyValue {
  /// Returns a value with a named shape that is a text, or else an object.
  static func textOrObject(
    _ name: String, _ description: String, _ object: @escaping @Sendable () -> PropertyValue,
    from make: @escaping @MainActor @Sendable (String) -> Value
  ) -> PropertyValue {
    let shape = ValueShape.shared(name, description) { .either([.text(.words), object().shape]) }
    return PropertyValue(shape) { element, scope throws(DocumentError) in
      if case .string(let text) = element.value.content { return { _ in make(text) } }
      return try object().read(element, scope)
    }
  }
}

extension PropertyValue<SpecTableRow.Accessory> {
  /// The name of an accessory, or an object with a view.
  fileprivate static var accessory: PropertyValue {
    let names: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
      "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
    ]
    let view = Property<EmbeddedView?>(
      EmbeddedKeys.view, .view, "A view, in the size that fits its content.", isRequired: true
    ) { $0 = $1 }
    let object = PropertyValue<EmbeddedView?>.object([view], from: { nil })
    return PropertyValue(.either([.choice(names.map(\.key)), object.shape])) {
      element, scope throws(DocumentError) in
      guard case .object = element.value.content else {
        let type = try element.choice(names)
        return { _ in .system(type) }
      }
      let make = try object.read(element, scope)
      return { environment throws(DocumentError) in
        try make(environment).map { .view($0) } ?? .system(.none)
      }
    }
  }
}

extension PropertyValue<UITableViewCell.CellStyle> {
  fileprivate static var cellStyle: PropertyValue {
    .choice(["default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle])
  }
}

extension PropertyValue<UITableViewCell.SelectionStyle> {
  fileprivate static var selectionStyle: PropertyValue {
    .choice(["default": .default, "gray": .gray, "blue": .blue, "none": .none])
  }
}

extension PropertyValue<UITableViewCell.EditingStyle> {
  fileprivate static var editingStyle: PropertyValue {
    .choice(["delete": .delete, "insert": .insert, "none": .none])
  }
}

extension PropertyValue<SpecTableRow.Side> {
  fileprivate static var swipeSide: PropertyValue { .choice(["leading": .leading, "trailing": .trailing]) }
}
