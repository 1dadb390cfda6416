/// A type of view that a spec can name.
struct ViewType: Sendable {
  enum Kind: Sendable {
    case view, block, label, stack
    /// One of UIKit's views, created by setting its properties one by one.
    case standard(StandardView)
  }

  let name: String
  let kind: Kind
  /// The description for authors of specs, on one line.
  let description: String

  private init(_ name: String, _ kind: Kind, _ description: String) {
    (self.name, self.kind, self.description) = (name, kind, description)
  }

  private init(_ name: String, _ view: StandardView, _ description: String) {
    self.init(name, .standard(view), description)
  }

  /// The type of a view without a `type`.
  static let view = ViewType("view", .view, "A plain view, which can have subviews.")

  /// All types, named as UIKit's classes, without `UI` and mostly without `View`.
  static let all = [
    view,
    ViewType("block", .block, "A placeholder for text, as bars."),
    ViewType("label", .label, "Text."),
    ViewType("stack", .stack, "A stack, which positions its views."),
    ViewType("image", .image, "An image."),
    ViewType("button", .button, "A button."),
    ViewType("switch", .switch, "A switch."),
    ViewType("slider", .slider, "A slider."),
    ViewType("stepper", .stepper, "A stepper."),
    ViewType("segmentedControl", .segmentedControl, "Segments, one of which can be selected."),
    ViewType("pageControl", .pageControl, "Dots for pages."),
    ViewType("progress", .progress, "A progress bar."),
    ViewType("activityIndicator", .activityIndicator, "An activity indicator."),
    ViewType("textField", .textField, "A field for a single line of text."),
    ViewType("textView", .textView, "A field for several lines of text."),
    ViewType("searchBar", .searchBar, "A search field."),
    ViewType("calendar", .calendar, "A calendar of a month."),
    ViewType("datePicker", .datePicker, "Wheels or a calendar to select a date."),
    ViewType("picker", .picker, "Wheels of titles."),
    ViewType("navigationBar", .navigationBar, "A navigation bar with one item."),
    ViewType("tabBar", .tabBar, "A tab bar."),
    ViewType("toolbar", .toolbar, "A toolbar."),
    ViewType("table", .table, "A table of rows."),
    ViewType("list", .list, "A list of rows, which can be an outline."),
    ViewType("collection", .collection, "Items, arranged by a layout."),
  ]

  /// The value of the key `type`.
  static var value: SpecValue<ViewType> {
    let names = all.map(\.name)
    return SpecValue(.choice(names)) { element, _ throws(DocumentError) in
      all[try element.place(among: names)]
    }
  }

  /// The keys of this type only.
  var declaration: ObjectDeclaration {
    switch kind {
    case .view: ViewKeys.ofPlainViews
    case .block: BlockKeys.all
    case .label: LabelKeys.all
    case .stack: StackKeys.all
    case .standard(let view): view.declaration
    }
  }
}

/// The objects of views in a spec.
enum ViewObjects {
  /// The objects of views with layout keys, or with a layout by constraints.
  static let placed = TaggedObject(tag: "type", ViewKeys.common + LayoutKeys.all, variants)
  /// The objects of views in a stack.
  static let arranged = TaggedObject(tag: "type", ViewKeys.common + StackKeys.ofArrangedViews, variants)

  /// The objects of views that are the content of a cell or of another part of a list.
  static let embedded = TaggedObject(tag: "type", ViewKeys.common, variants)

  static let placedShape = ValueShape.shared(
    "view",
    "A view. Names and cycles are checked when the spec is read."
  ) { .tagged(placed) }
  static let arrangedShape = ValueShape.shared(
    "arrangedView", "A view in a stack, which positions it by its contents and constraints."
  ) { .tagged(arranged) }

  static let embeddedShape = ValueShape.shared(
    "embeddedView", "A view in a part of a list, which places it."
  ) { .tagged(embedded) }

  private static let variants = ViewType.all.map {
    TaggedObject.Variant(name: $0.name, description: $0.description, own: $0.declaration)
  }
}
