public import Escaping

/// What the layout of one view computes the sizes and positions of its subviews from, and the order in which it does.
///
/// Each subview has two components, its size and its position. A component depends on another if it is computed from
/// it; layout code is right if it sets each component after all that it depends on.
public struct DependencyGraph: Hashable, Sendable {
  /// A subview.
  public struct View: Hashable, Sendable, Codable {
    /// What the graph calls it: its identifier, or else its class with its place among its siblings. No other subview
    /// has the same name.
    public let name: String
    /// The path from the root that was looked at.
    public let path: ViewPath

    /// A subview by what it is called and where it is.
    package init(name: String, path: ViewPath) {
      (self.name, self.path) = (name, path)
    }
  }

  /// The size or the position of a subview.
  public struct Component: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable, Codable {
      case size, position
    }

    /// The place among the graph's `views`.
    public let view: Int
    public let kind: Kind

    package init(_ kind: Kind, of view: Int) {
      (self.view, self.kind) = (view, kind)
    }
  }

  /// One component is computed from another.
  public struct Dependency: Hashable, Sendable {
    public let dependent: Component
    public let needed: Component
    /// Whether it goes without saying: a position needs the size of its own view, and what needs a position needs the
    /// size that this needs.
    public let isImplicit: Bool
  }

  /// The path of the view whose subviews these are.
  public let container: ViewPath
  /// The subviews, as they are in their superview.
  public let views: [View]
  /// All components in the order in which the code sets them, after those that it never does.
  public let order: [Component]
  /// How many components the code never sets; they come first in `order`, and are as somebody else left them.
  public let givenCount: Int
  /// Without one twice, by the places in `order` of what depends and of what is needed.
  public let dependencies: [Dependency]

  /// The graph of the subviews of a view.
  ///
  /// - Parameters:
  ///   - container: The path of that view.
  ///   - views: Where two have the same name, each gets its place behind it.
  ///   - writes: The components that are set, in that order; of those that are set again, the last time counts. What
  ///     is not among them is given.
  ///   - dependencies: Pairs of what depends and what is needed. What is never set, or needs itself, does not
  ///     count.
  ///   - positionsNeedSizes: Whether each position that is set depends on the size of its own view, and so does what
  ///     depends on the position.
  package init(
    container: ViewPath, views: [View], writes: [Component],
    dependencies: [(dependent: Component, needed: Component)], positionsNeedSizes: Bool = true
  ) {
    self.container = container
    self.views = Self.named(apart: views)
    var seen: Set<Component> = []
    let isKnown = { (component: Component) in views.indices.contains(component.view) }
    let written = writes.reversed().filter { isKnown($0) && seen.insert($0).inserted }.reversed()
    let all = views.indices.flatMap { [Component(.size, of: $0), Component(.position, of: $0)] }
    let given = all.filter { !seen.contains($0) }
    order = given + written
    givenCount = given.count

    var places: [Component: Int] = [:]
    for (place, component) in order.enumerated() { places[component] = place }
    var pairs = dependencies.map { Pair(dependent: $0.dependent, needed: $0.needed) }
    if positionsNeedSizes {
      pairs += pairs.compactMap { pair in
        guard pair.needed.kind == .position, seen.contains(pair.needed) else { return nil }
        return Pair(dependent: pair.dependent, needed: Component(.size, of: pair.needed.view))
      }
      pairs += views.indices.map(Pair.init(ownSizeOf:))
    }
    let known = Set(
      pairs.filter { isKnown($0.needed) && $0.dependent != $0.needed && seen.contains($0.dependent) })
    self.dependencies =
      known
      .sorted {
        let (left, right) = (places[$0.dependent, default: 0], places[$1.dependent, default: 0])
        return left == right
          ? places[$0.needed, default: 0] < places[$1.needed, default: 0] : left < right
      }
      .map { Dependency(dependent: $0.dependent, needed: $0.needed, isImplicit: $0.isImplicit(among: known)) }
  }

  /// A dependency before it is known what goes without saying.
  private struct Pair: Hashable {
    let dependent: Component
    let needed: Component

    init(dependent: Component, needed: Component) {
      (self.dependent, self.needed) = (dependent, needed)
    }

    init(ownSizeOf view: Int) {
      self.init(dependent: Component(.position, of: view), needed: Component(.size, of: view))
    }

    func isImplicit(among pairs: Set<Pair>) -> Bool {
      guard needed.kind == .size else { return false }
      let ownSize = Pair(ownSizeOf: needed.view)
      let position = Component(.position, of: needed.view)
      return self == ownSize
        || pairs.contains(ownSize) && pairs.contains(Pair(dependent: dependent, needed: position))
    }
  }

  /// Gives names that are there twice their places, and further places where that is a name, too.
  private static func named(apart views: [View]) -> [View] {
    let counts = Dictionary(views.map { ($0.name, 1) }, uniquingKeysWith: +)
    var taken = Set(counts.filter { $0.value == 1 }.keys)
    return views.enumerated().map { place, view in
      guard counts[view.name, default: 0] > 1 else { return view }
      var name = "\(view.name)[\(place)]"
      while !taken.insert(name).inserted { name += "[\(place)]" }
      return View(name: name, path: view.path)
    }
  }
}

extension DependencyGraph {
  /// What a component is called: `icon.size`.
  public func name(of component: Component) -> String {
    "\(views[component.view].name).\(component.kind.rawValue)"
  }

  /// The components that the code sets, in its order.
  public var written: ArraySlice<Component> { order[givenCount...] }

  /// The dependencies that outputs show: those that go without saying only where that is asked for, or where a position
  /// and the size of its own view are in a cycle or, if the order counts, in the wrong order.
  func shownDependencies(implicit: Bool, inOrder: Bool = true) -> [Dependency] {
    guard !implicit else { return dependencies }
    let broken = inOrder ? Set(brokenDependencies) : []
    let knots = cycles.map(Set.init)
    return dependencies.filter { dependency in
      let (dependent, needed) = (dependency.dependent, dependency.needed)
      guard dependency.isImplicit else { return true }
      return dependent.view == needed.view
        && (broken.contains(dependency) || knots.contains { $0.contains(dependent) && $0.contains(needed) })
    }
  }
}
