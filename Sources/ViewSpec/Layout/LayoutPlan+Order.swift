extension LayoutPlan {
  /// Orders the steps by the references of their formulas and targets, with the document order where there is a choice.
  ///
  /// Returns a whole cycle if there is no order: `label.position → icon.position → label.position`. `names` are the
  /// names of the subviews, and `sliceNames` those of the slices, by their numbers.
  mutating func sortSteps(names: [String], sliceNames: [String]) -> String? {
    let steps = sizes.indices.flatMap { [Step.size($0), .position($0)] } + slices.indices.map(Step.slice)
    var ruleOfSlice: [Int: Int] = [:]
    for (rule, results) in sliceResults.enumerated() {
      for result in results { ruleOfSlice[result] = rule }
    }
    func needed(by value: FormulaValue) -> Step? {
      switch value {
      case .scale, .metric, .ownSize, .area(.bounds, _), .area(.layoutMargins, _): nil
      case .sibling(let view, let attribute): attribute.isSize ? .size(view) : .position(view)
      case .area(.slice(let slice), _): ruleOfSlice[slice].map(Step.slice)
      }
    }
    var needs: [DependencyOrder.Edge] = []
    for step in steps {
      if case .position(let view) = step {
        // A position is only valid after the size.
        needs.append(DependencyOrder.Edge(node: node(step), needed: node(.size(view))))
      }
      for value in self.values(of: step) {
        guard let needed = needed(by: value) else { continue }
        needs.append(DependencyOrder.Edge(node: node(step), needed: node(needed)))
      }
    }
    switch DependencyOrder(nodeCount: steps.count, needs: needs) {
    case .ordered(let nodes):
      order = nodes.map { steps[$0] }
      beginWithIndependentSteps(needs)
      return nil
    case .cycle(let nodes):
      return nodes.map { name(of: steps[$0], names: names, sliceNames: sliceNames) }
        .joined(separator: " → ")
    }
  }

  /// Moves the steps that do not depend on views placed by constraints to the front, each after its dependencies.
  private mutating func beginWithIndependentSteps(_ needs: [DependencyOrder.Edge]) {
    guard sizes.contains(where: { $0.rule.isByConstraints }) else {
      independentCount = order.count
      return
    }
    var needed: [Int: [Int]] = [:]
    for need in needs { needed[need.node, default: []].append(need.needed) }
    var dependent: Set<Int> = []
    var (first, then): ([Step], [Step]) = ([], [])
    for step in order {
      let number = node(step)
      var isDependent = needed[number, default: []].contains { dependent.contains($0) }
      if case .size(let view) = step, sizes[view].rule.isByConstraints { isDependent = true }
      if isDependent { dependent.insert(number) }
      if isDependent { then.append(step) } else { first.append(step) }
    }
    order = first + then
    independentCount = first.count
    placings = sizes.indices.map { view in
      if sizes[view].rule.isByConstraints { return .constraints }
      return dependent.contains(node(.position(view))) ? .dependent : .independent
    }
  }

  /// Returns the number of a step in the dependency graph.
  private func node(_ step: Step) -> Int {
    switch step {
    case .size(let view): 2 * view
    case .position(let view): 2 * view + 1
    case .slice(let rule): 2 * sizes.count + rule
    }
  }

  private func name(of step: Step, names: [String], sliceNames: [String]) -> String {
    switch step {
    case .size(let view): "\(names[view]).size"
    case .position(let view): "\(names[view]).position"
    case .slice(let rule): sliceResults[rule].map { sliceNames[$0] }.joined(separator: "/")
    }
  }

  /// Returns all values that a step refers to.
  func values(of step: Step) -> [FormulaValue] {
    switch step {
    case .size(let view): sizes[view].rule.values
    case .position(let view): positions[view].rule.values
    case .slice(let rule): slices[rule].values
    }
  }
}

extension Area {
  /// The area as a value that a step can depend on.
  fileprivate var value: FormulaValue { .area(self, .minX) }
}

extension SizeRule {
  fileprivate var values: [FormulaValue] {
    switch self {
    case .sides(let width, let height): width.values + height.values
    case .aspect(_, let side, let ratio): side.values + ratio.values
    case .fitting(let width, let height, _): (width?.values ?? []) + (height?.values ?? [])
    case .area(let area): [area.value]
    case .constraints: []
    }
  }

  /// Whether or not constraints place the view.
  var isByConstraints: Bool {
    if case .constraints = self { true } else { false }
  }
}

extension PositionRule {
  fileprivate var values: [FormulaValue] {
    switch self {
    case .origin(let x, let y): return x.values + y.values
    case .area(let area): return [area.value]
    case .constraints: return []
    case .alignment(let alignment):
      let formulas = [alignment.offset?.x, alignment.offset?.y, alignment.inset].compactMap { $0 }
      let target: FormulaValue
      switch alignment.target {
      case .area(let area): target = area.value
      case .sibling(let view): target = .sibling(view, .minX)
      }
      return [target] + formulas.flatMap(\.values)
    }
  }
}

extension SliceRule {
  fileprivate var values: [FormulaValue] {
    switch self {
    case .inset(let area, let edges):
      [area.value] + edges.top.values + edges.leading.values + edges.bottom.values + edges.trailing.values
    case .divide(let area, let distance, _): [area.value] + distance.values
    }
  }
}
