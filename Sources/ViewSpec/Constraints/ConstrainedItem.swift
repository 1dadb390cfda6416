internal import LayoutCore

/// A view or guide of a spec, as something that constraints relate.
struct ConstrainedItem: Hashable, Sendable {
  /// What of the view is meant.
  enum Part: Hashable, Sendable {
    case view
    /// A guide that every view has.
    case system(ViewGuide)
    /// One of the guides that the spec gives the view, by its place among them.
    case guide(Int)
  }

  /// The view by its number in the order of reading; the canvas is 0.
  let view: Int
  var part = Part.view
}

/// The guides that every view has, named as `UIView` names them.
enum ViewGuide: String, CaseIterable, Sendable {
  case layoutMarginsGuide, safeAreaLayoutGuide, readableContentGuide
}

/// An attribute of a view or guide.
struct ConstrainedTerm: Hashable, Sendable {
  var item: ConstrainedItem
  var attribute: NSLayoutConstraint.Attribute
}

/// The views and guides of a spec that have names, and what contains what.
struct ItemNames: Sendable {
  private var items: [String: ConstrainedItem] = [:]
  /// The number of each view's superview; the canvas has none.
  private var superviews: [Int?] = [nil]

  /// Takes note of the view that comes next in the order of reading, and answers its number.
  mutating func addView(named id: String?, in superview: Int) -> Int {
    let number = superviews.count
    superviews.append(superview)
    if let id { items[id] = ConstrainedItem(view: number) }
    return number
  }

  /// Takes note of a guide that the spec gives a view.
  mutating func addGuide(named name: String, place: Int, in view: Int) {
    items[name] = ConstrainedItem(view: view, part: .guide(place))
  }

  /// The view or guide of a name.
  subscript(name: String) -> ConstrainedItem? { items[name] }

  /// All names, sorted.
  var all: [String] { items.keys.sorted() }

  /// The superview of a view; nil for the canvas.
  func superview(of view: Int) -> Int? { superviews[view] }

  /// What contains an item: the superview of a view and of its own guides, the view of a guide that it was given.
  func container(of item: ConstrainedItem) -> Int? {
    if case .guide = item.part { return item.view }
    return superviews[item.view]
  }
}
