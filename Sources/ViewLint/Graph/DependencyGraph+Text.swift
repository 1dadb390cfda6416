internal import Escaping

extension DependencyGraph {
  /// Returns the graph as text: the components in the order of the code, one per line, with their dependencies.
  ///
  /// Dependencies that come too late are marked. The text ends with the number of valid orders, and the first five if
  /// they are short. No name begins a line or has invisible characters.
  public func text(showsImplicit: Bool = false) -> String {
    let shown = Dictionary(grouping: shownDependencies(implicit: showsImplicit), by: \.dependent)
    let broken = Set(brokenDependencies)
    let rows = rows
    let numberWidth = rows.map(\.number.count).max() ?? 1
    let names = Dictionary(uniqueKeysWithValues: order.map { ($0, escapingControls(in: self.name(of: $0))) })
    func shownName(_ component: Component) -> String { names[component, default: ""] }
    let nameWidth = order.map { shownName($0).columns }.max() ?? 0
    let container = escapingControls(in: container.description)
    var lines = ["\(container): \(Self.count(views.count, "subview"))\(views.isEmpty ? "" : ", \(summary)")"]
    for (row, component) in zip(rows, order) {
      var line = "  " + Self.padded(row.number, toLeft: numberWidth) + "  " + shownName(component)
      let needs = shown[component, default: []].map { dependency in
        let name = shownName(dependency.needed)
        guard broken.contains(dependency), let place = places[dependency.needed] else { return name }
        return "\(name) (BROKEN: set later, in row \(rows[place].number))"
      }
      if !needs.isEmpty || row.isGiven {
        line += String(repeating: " ", count: nameWidth - shownName(component).columns + 2)
        line += row.isGiven ? "not set here" : "needs " + needs.joined(separator: ", ")
      }
      lines.append(line)
    }
    for cycle in cycles {
      lines.append("  cycle: " + path(around: cycle).map { shownName($0) }.joined(separator: " → "))
    }
    return (lines + orderLines(rows)).joined(separator: "\n")
  }

  /// The number of each component in its row, or a dash if the code does not set it.
  var rows: [(number: String, isGiven: Bool)] {
    order.indices.map { $0 < givenCount ? ("-", true) : (String($0 - givenCount + 1), false) }
  }

  /// The number of valid orders, and the broken dependencies.
  var summary: String {
    // A dependency that another broken one implies is not counted with it.
    let broken = brokenDependencies.count { !$0.isImplicit || $0.dependent.view == $0.needed.view }
    let orders = validOrderCount.description
    return broken == 0
      ? orders : "\(Self.count(broken, "broken dependency", plural: "broken dependencies")), \(orders)"
  }

  private func orderLines(_ rows: [(number: String, isGiven: Bool)]) -> [String] {
    // Longer orders are not readable.
    guard written.count <= 40 else { return [] }
    let orders = validOrders(limit: 5)
    // A single order that is the code's own is not repeated.
    guard orders.count > 1 || !brokenDependencies.isEmpty, !orders.isEmpty else { return [] }
    let places = places
    let areAll = validOrderCount == .exactly(orders.count)
    return [areAll ? "  valid:" : "  valid, the first \(orders.count):"]
      + orders.map { order in
        "    " + order.compactMap { places[$0] }.map { rows[$0].number }.joined(separator: " ")
      }
  }

  static func count(_ count: Int, _ one: String, plural many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }

  private static func padded(_ text: String, toLeft width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
