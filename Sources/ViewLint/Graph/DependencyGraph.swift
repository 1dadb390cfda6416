public import Escaping

/// The dependencies between the sizes and positions of the subviews of a view, and the order in which code sets them.
///
/// Each subview has two components, its size and its position. A component depends on another if it is computed from
/// it; layout code is right if it sets each component after all that it depends on.
///
/// ```swift
/// let row = IconRow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
/// let graph = DependencyGraph(of: row)
/// print(graph.text())  // title.position needs icon.size, icon.position
/// #expect(graph.brokenDependencies.isEmpty)
/// ```
public struct DependencyGraph: Hashable, Sendable {
  /// A subview.
  public struct View: Hashable, Sendable, Codable {
    /// The name in the graph: its identifier, or else its class with its index among its siblings.
    ///
    /// No other subview has the same name.
    public let name: String
    /// The path from the examined root.
    public let path: ViewPath

    /// Creates a subview with its name and path.
    package init(name: String, path: ViewPath) {
      (self.name, self.path) = (name, path)
    }
  }

  /// The size or the position of a subview.
  public struct Component: Hashable, Sendable {
    /// The kinds of components.
    public enum Kind: String, CaseIterable, Sendable, Codable {
      case size, position
    }

    /// The index among the graph's `views`.
    public let view: Int
    /// The kind of the component.
    public let kind: Kind

    package init(_ kind: Kind, of view: Int) {
      (self.view, self.kind) = (view, kind)
    }
  }

  /// A dependency of a component on another, from which it is computed.
  public struct Dependency: Hashable, Sendable {
    /// The component that is computed.
    public let dependent: Component
    /// The component from which it is computed.
    public let needed: Component
    /// Whether or not the dependency is implied.
    ///
    /// A position needs the size of its own view, and a component that needs a position also needs the size that this
    /// needs.
    public let isImplicit: Bool
  }

  /// The path of the superview.
  public let container: ViewPath
  /// The subviews, in the order of their superview.
  public let views: [View]
  /// All components in the order in which the code sets them, preceded by those that it never sets.
  public let order: [Component]
  /// The number of components that the code never sets; they come first in `order`, with values of other code.
  public let givenCount: Int
  /// The dependencies without duplicates, by the places in `order` of the dependent and of the needed component.
  public let dependencies: [Dependency]

  /// Creates the graph of the subviews of a view.
  ///
  /// - Parameters:
  ///   - container: The path of that view.
  ///   - views: The subviews. Those with the same name get their index appended.
  ///   - writes: The components that are set, in that order; of those that are set again, the last time counts. All
  ///     others are given.
  ///   - dependencies: Pairs of a dependent and a needed component. One that is never set, or needs itself, does not
  ///     count.
  ///   - positionsNeedSizes: Whether or not each position that is set depends on the size of its own view, and so does
  ///     a component that depends on the position.
  package init(
    container: ViewPath, views: [View], writes: [Component],
    dependencies: [(dependent: Component, needed: Component)], positionsNeedSizes: Bool = true
  ) {
    self.container = container
    self.views = Self.disambiguated(views)
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

  /// A dependency before the implied ones are known.
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

  /// Returns the views with indices appended to duplicate names, and further indices if that is a name, too.
  private static func disambiguated(_ views: [View]) -> [View] {
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
  /// Returns the name of a component: `icon.size`.
  public func name(of component: Component) -> String {
    "\(views[component.view].name).\(component.kind.rawValue)"
  }

  /// The components that the code sets, in its order.
  public var written: ArraySlice<Component> { order[givenCount...] }

  /// Returns the dependencies to output.
  ///
  /// Implied ones are contained on request, or if a position and the size of its own view are in a cycle or, if the
  /// order counts, in the wrong order.
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
