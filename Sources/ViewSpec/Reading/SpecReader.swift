internal import LayoutCore
internal import StyleCore

/// A reader of the views of a spec, which converts a document to nodes, or throws one problem at one place.
struct SpecReader {
  /// The maximum number of views of a spec.
  static let maximumViewCount = 100_000

  /// The metrics by name, as their indices in document order.
  let metrics: [String: Int]
  /// The names of the views and guides read so far.
  private var ids: Set<String> = []
  private var viewCount = 0
  /// The names that constraints can use.
  private(set) var names = ItemNames()
  /// The entries of all `constraints`, each with the number of the enclosing view and the offset of its object.
  private var constraintEntries: [(element: JSONElement, owner: Int, view: Int)] = []
  /// The allowed findings.
  var exemptions: [LocatedExemption] = []
  /// The views without layout keys, which constraints must mention.
  private var viewsWithoutLayout: [(number: Int, element: JSONElement)] = []

  init(metrics: [String: Int]) {
    self.metrics = metrics
  }

  /// A view whose subviews are being read.
  private struct OpenView {
    var node: ViewNode
    var reader: ObjectReader
    /// The names that the subviews' layout can use.
    var scope: Scope
    /// The subviews that are still to be read, in reverse order.
    var rest: [JSONElement]
    let elements: [JSONElement]
    let names: [String]
    let sliceNames: [String]

    /// Whether or not the view places its subviews itself.
    var placesViews: Bool { isStack || node.embedsViews }

    /// Whether or not the view is a stack, which places its arranged views.
    var isStack: Bool {
      if case .stack = node.kind { true } else { false }
    }
  }

  /// Reads the `views` and `slices` of `root`, whose object `reader` reads, and of all views in it.
  ///
  /// The open views are on a separate stack, since a spec can be nested more deeply than the thread's stack allows.
  mutating func readTree(_ root: ViewNode, _ reader: ObjectReader) throws(DocumentError) -> ViewNode {
    var open = [try begin(root, reader)]
    while true {
      if let element = open[open.count - 1].rest.popLast() {
        let (node, reader) = try readView(element, in: &open[open.count - 1])
        open.append(try begin(node, reader))
      } else {
        let view = try finish(open.removeLast())
        guard !open.isEmpty else { return view }
        open[open.count - 1].node.subviews.append(view)
      }
    }
  }

  /// Reads the names in a view, so that its subviews can refer to one another.
  private mutating func begin(_ node: ViewNode, _ reader: ObjectReader) throws(DocumentError) -> OpenView {
    var node = node
    var elements: [JSONElement] = []
    var slices: [JSONElement] = []
    switch node.kind {
    case .view:
      elements = try reader.optional(ViewKeys.views) ?? []
      slices = try reader.optional(ViewKeys.slices) ?? []
    case .stack: elements = try reader.optional(StackKeys.views) ?? []
    case .standard: elements = node.embedsViews ? reader.element.embeddedViews : []
    case .block, .label: break
    }
    try readGuides(reader, into: &node)
    for element in try reader.optional(ViewKeys.constraints) ?? [] {
      constraintEntries.append((element, node.number, node.offset))
    }
    var scope = Scope(metrics: metrics)
    var names: [String] = []
    for (place, element) in elements.enumerated() {
      let id = try readID(element)
      names.append(id ?? "views[\(place)]")
      if let id { scope.siblings[id] = place }
    }
    let sliceNames = try readSlices(slices, &scope, into: &node.plan)
    return OpenView(
      node: node, reader: reader, scope: scope, rest: elements.reversed(), elements: elements, names: names,
      sliceNames: sliceNames)
  }

  /// Orders the layout steps of a view whose subviews have all been read.
  private func finish(_ view: OpenView) throws(DocumentError) -> ViewNode {
    var node = view.node
    if let cycle = node.plan.sortSteps(names: view.names, sliceNames: view.sliceNames) {
      let place = cycleElement(cycle, view.names, view.elements) ?? view.reader.element
      throw place.problem(
        "layout depends on itself: \(cycle)", suggestion: "break the cycle at one of these")
    }
    return node
  }

  /// Returns the view at which a cycle begins.
  private func cycleElement(
    _ cycle: String, _ names: [String], _ elements: [JSONElement]
  ) -> JSONElement? {
    zip(names, elements).first { name, _ in
      cycle.hasPrefix("\(name).size → ") || cycle.hasPrefix("\(name).position → ")
    }?.1
  }

  private mutating func readID(_ element: JSONElement) throws(DocumentError) -> String? {
    viewCount += 1
    guard viewCount <= SpecReader.maximumViewCount else {
      throw element.problem("more than the limit of \(SpecReader.maximumViewCount) views")
    }
    guard let idElement = element.member(ViewKeys.id) else { return nil }
    let id = try ViewKeys.id.read(idElement, .empty)
    try checkName(id, idElement, what: "an id")
    guard ids.insert(id).inserted else {
      throw idElement.problem("duplicate id \(quoted(id))", suggestion: "give each view a different id")
    }
    return id
  }

  /// Reads a subview of `superview` without its content.
  private mutating func readView(
    _ element: JSONElement, in superview: inout OpenView
  ) throws(DocumentError) -> (ViewNode, ObjectReader) {
    let properties = Scope(metrics: metrics)
    let typeElement = element.member(ViewKeys.type)
    let type =
      try typeElement.map { element throws(DocumentError) in
        try ViewKeys.type.read(element, properties)
      } ?? .view
    if superview.placesViews { try checkHasNoLayout(element, in: superview.node) }
    let objects =
      superview.isStack
      ? ViewObjects.arranged : superview.node.embedsViews ? ViewObjects.embedded : ViewObjects.placed
    let reader = try element.object(objects.declaration(of: type.name))
    let appearance = try readAppearance(reader, properties)
    let kind: ViewNode.Kind =
      switch type.kind {
      case .view: .view
      case .block: .block(try readBlock(reader, properties))
      case .label: .label(try readLabel(reader, properties))
      case .stack: .stack(try readStack(reader, properties))
      case .standard(let view): .standard(try view.read(reader, properties))
      }
    var node = ViewNode(kind: kind, appearance: appearance)
    node.id = try reader.optional(ViewKeys.id)
    node.offset = element.value.offset
    try readExemptions(reader)
    node.number = names.addView(
      named: node.id, in: superview.node.number, beginsTree: superview.node.embedsViews)
    if case .standard(let view) = type.kind { node.embedsViews = view.embedsViews }
    node.sizing = try readSizing(reader, properties, of: type)
    if superview.isStack {
      node.spacingAfter = try reader.optional(StackKeys.spacingAfter, in: properties)
    } else if !superview.node.embedsViews {
      let (size, position) = try LayoutRuleReader(scope: superview.scope).read(reader)
      superview.node.plan.sizes.append(size)
      superview.node.plan.positions.append(position)
      node.isPlacedByConstraints = size.rule.isByConstraints
      if node.isPlacedByConstraints { viewsWithoutLayout.append((node.number, element)) }
    }
    return (node, reader)
  }

  /// Reads the constraints in document order, after all names are known.
  mutating func readConstraints() throws(DocumentError) -> [ConstraintNode] {
    var nodes: [ConstraintNode] = []
    var mentioned: Set<Int> = []
    for entry in constraintEntries.sorted(by: { $0.element.value.offset < $1.element.value.offset }) {
      let scope = ConstraintScope(names: names, metrics: metrics, owner: entry.owner)
      var node = try ConstraintNode(entry.element, in: scope)
      node.viewOffset = entry.view
      node.isInContainer = node.relatesContainer(among: names)
      try checkTrees(node)
      mentioned.formUnion(node.mentionedViews)
      nodes.append(node)
    }
    for (number, element) in viewsWithoutLayout where !mentioned.contains(number) {
      throw element.problem(
        "the view has no size", suggestion: "give it \"frame\", \"size\" or \"sizeToFit\", or constraints")
    }
    return nodes
  }

  /// Refuses a constraint between views in different parts of a list, which are not always in one tree.
  private func checkTrees(_ node: ConstraintNode) throws(DocumentError) {
    guard let first = node.mentionedViews.first else { return }
    for view in node.mentionedViews where names.tree(of: view) != names.tree(of: first) {
      throw node.element.problem(
        "the constraint relates views in different cells or outside of them",
        suggestion: "relate views within one cell")
    }
  }

  /// Reads the guides that the spec gives a view.
  private mutating func readGuides(
    _ reader: ObjectReader, into node: inout ViewNode
  ) throws(DocumentError) {
    for element in try reader.optional(ViewKeys.guides) ?? [] {
      let name = try element.string()
      try checkName(name, element, what: "the name of a guide")
      guard ids.insert(name).inserted else {
        throw element.problem(
          "duplicate name \(quoted(name))",
          suggestion: "the name of a guide must differ from all views and guides")
      }
      names.addGuide(named: name, place: node.guides.count, in: node.number)
      node.guides.append(name)
    }
  }

  private func readBlock(
    _ reader: ObjectReader, _ scope: Scope
  ) throws(DocumentError) -> BlockProperties {
    BlockProperties(
      idealWidth: try reader.required(BlockKeys.idealWidth, in: scope),
      lineHeight: try reader.required(BlockKeys.lineHeight, in: scope),
      color: try reader.optional(BlockKeys.color) ?? .secondaryLabel,
      alignment: try reader.optional(BlockKeys.alignment) ?? .leading)
  }

  /// Reads the slice rules of a container; each can use the slices before and after it.
  private func readSlices(
    _ elements: [JSONElement], _ scope: inout Scope, into plan: inout LayoutPlan
  ) throws(DocumentError) -> [String] {
    var names: [String] = []
    for element in elements {
      var results: [Int] = []
      for nameElement in try sliceNameElements(element) {
        let name = try nameElement.string()
        try checkName(name, nameElement, what: "the name of a slice")
        guard scope.slices[name] == nil, scope.siblings[name] == nil else {
          throw nameElement.problem(
            "duplicate name \(quoted(name))",
            suggestion: "the name of a slice must differ from its sibling views and slices")
        }
        scope.slices[name] = names.count
        results.append(names.count)
        names.append(name)
      }
      plan.sliceResults.append(results)
    }
    let layout = LayoutRuleReader(scope: scope.used(in: .slice))
    for element in elements { plan.slices.append(try layout.readSlice(element)) }
    return names
  }

  private func sliceNameElements(_ element: JSONElement) throws(DocumentError) -> [JSONElement] {
    _ = try element.object(SliceKeys.declaration(of: element))
    return [SliceKeys.slice, SliceKeys.remainder, SliceKeys.name].compactMap(element.member)
  }

  /// Refuses a name that is not valid in expressions.
  func checkName(_ name: String, _ element: JSONElement, what: String) throws(DocumentError) {
    guard Expression.isName(name) else {
      throw element.problem(
        "\(quoted(name)) cannot be \(what)",
        suggestion: "use letters, digits and _, beginning with a letter")
    }
    guard !Scope.reservedNames.contains(name) else {
      throw element.problem("\(quoted(name)) is reserved and cannot be \(what)")
    }
  }
}
