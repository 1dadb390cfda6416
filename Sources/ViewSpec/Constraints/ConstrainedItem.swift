internal import LayoutCore

/// A view or guide of a spec that constraints relate.
struct ConstrainedItem: Hashable, Sendable {
  /// The view itself, or one of its guides.
  enum Part: Hashable, Sendable {
    case view
    /// A guide that every view has.
    case system(ViewGuide)
    /// One of the guides that the spec gives the view, by index.
    case guide(Int)
  }

  /// The number of the view in reading order; the canvas is 0.
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

/// The named views and guides of a spec, and the containers of all.
struct ItemNames: Sendable {
  private var items: [String: ConstrainedItem] = [:]
  /// The number of each view's superview; the canvas has none.
  private var superviews: [Int?] = [nil]
  /// The number of the root of each view's tree: the canvas, or the content of a part of a list.
  private var trees = [0]

  /// Records the next view in reading order, and returns its number.
  ///
  /// A view that begins a tree is the content of a part of a list.
  mutating func addView(named id: String?, in superview: Int, beginsTree: Bool = false) -> Int {
    let number = superviews.count
    superviews.append(superview)
    trees.append(beginsTree ? number : trees[superview])
    if let id { items[id] = ConstrainedItem(view: number) }
    return number
  }

  /// Records a guide that the spec gives a view.
  mutating func addGuide(named name: String, place: Int, in view: Int) {
    items[name] = ConstrainedItem(view: view, part: .guide(place))
  }

  /// The view or guide with a name.
  subscript(name: String) -> ConstrainedItem? { items[name] }

  /// All names, sorted.
  var all: [String] { items.keys.sorted() }

  /// Returns the superview of a view, or nil for the canvas.
  func superview(of view: Int) -> Int? { superviews[view] }

  /// Returns the root of a view's tree.
  func tree(of view: Int) -> Int { trees[view] }

  /// Returns the container of an item.
  ///
  /// The container of a view, and of the guides that every view has, is its superview; that of a guide of the spec is
  /// its view.
  func container(of item: ConstrainedItem) -> Int? {
    if case .guide = item.part { return item.view }
    return superviews[item.view]
  }
}
