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
  static let view = ViewType("view", .view, "A plain view, which others may be in.")

  /// All types, named as UIKit's classes, without `UI` and mostly without `View`.
  static let all = [
    view,
    ViewType("block", .block, "A stand-in for text, as bars."),
    ViewType("label", .label, "Text."),
    ViewType("stack", .stack, "A stack, which places the views in it."),
    ViewType("image", .image, "An image."),
    ViewType("button", .button, "A button."),
    ViewType("switch", .switch, "A switch."),
    ViewType("slider", .slider, "A slider."),
    ViewType("stepper", .stepper, "A stepper."),
    ViewType("segmentedControl", .segmentedControl, "Segments, one of which may be chosen."),
    ViewType("pageControl", .pageControl, "Dots for pages."),
    ViewType("progress", .progress, "A bar of progress."),
    ViewType("activityIndicator", .activityIndicator, "An indicator that turns."),
    ViewType("textField", .textField, "A field for a line of text."),
    ViewType("textView", .textView, "A field for lines of text."),
    ViewType("searchBar", .searchBar, "A field to search by."),
    ViewType("calendar", .calendar, "A month of days."),
    ViewType("datePicker", .datePicker, "Wheels or a calendar to pick a date."),
    ViewType("picker", .picker, "Wheels of titles."),
    ViewType("navigationBar", .navigationBar, "A navigation bar with one item."),
    ViewType("tabBar", .tabBar, "A tab bar."),
    ViewType("toolbar", .toolbar, "A toolbar."),
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

  static let placedShape = ValueShape.shared(
    "view",
    "A view. What names in it stand for, and whether its layout depends on itself, is known when it is read."
  ) { .tagged(placed) }
  static let arrangedShape = ValueShape.shared(
    "arrangedView", "A view in a stack, which has no layout of its own but its contents and constraints."
  ) { .tagged(arranged) }

  private static let variants = ViewType.all.map {
    TaggedObject.Variant(name: $0.name, description: $0.description, own: $0.declaration)
  }
}
