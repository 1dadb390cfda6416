package import LayoutCore

/// The dependencies of the frames in a spec on other frames and on metrics.
@MainActor
package struct SpecDependencies {
  /// A view with the views that its frame depends on.
  package struct Entry {
    package let view: UIView
    /// The other views; the view itself is one of them if its content determines its size, and its superview likewise.
    package let others: [UIView]
  }

  /// A metric with the views whose frames depend on it.
  package struct Metric {
    package let name: String
    package let value: Double
    /// The indices of the metrics that this one depends on.
    package let others: [Int]
    package fileprivate(set) var views: [UIView] = []
  }

  package private(set) var entries: [Entry] = []
  package private(set) var metrics: [Metric] = []

  /// Creates the dependencies from plans for their subviews, stacks for spacings, and constraints for mentioned views.
  init(
    views: [UIView], metrics: [SpecMetric], values: [Double], spacings: [(view: UIView, metrics: [Int])],
    constraints: [ConstraintNode]
  ) {
    self.metrics = zip(metrics, values).map { Metric(name: $0.name, value: $1, others: $0.others) }
    for case let container as SpecView in views {
      for (place, view) in container.subviews.enumerated() {
        let needs = container.plan.needs(of: place)
        let others = needs.subviews.map { container.subviews[$0] }
        entries.append(
          Entry(
            view: view,
            others: (needs.isContent ? [view] : []) + others + (needs.isSuperview ? [container] : [])))
        add(view, to: needs.metrics)
      }
    }
    for (view, metrics) in spacings { add(view, to: metrics) }
    for node in constraints {
      for view in node.mentionedViews where views.indices.contains(view) {
        add(views[view], to: node.metrics)
      }
    }
  }

  private mutating func add(_ view: UIView, to metrics: [Int]) {
    for metric in metrics where !self.metrics[metric].views.contains(where: { $0 === view }) {
      self.metrics[metric].views.append(view)
    }
  }
}

/// A metric without its value.
struct SpecMetric: Sendable {
  let name: String
  /// The indices of the metrics that the formula uses.
  let others: [Int]
}

extension LayoutPlan {
  /// The inputs of the frame of a subview.
  struct Needs {
    /// The indices of the subviews.
    var subviews: [Int] = []
    var metrics: [Int] = []
    /// Whether or not the content of the subview determines its size.
    var isContent = false
    /// Whether or not the frame depends on the bounds of the superview.
    var isSuperview = false

    fileprivate var slices: [Int] = []

    fileprivate mutating func add(_ value: FormulaValue) {
      switch value {
      case .scale, .ownSize: break
      case .metric(let metric): if !metrics.contains(metric) { metrics.append(metric) }
      case .sibling(let view, _): if !subviews.contains(view) { subviews.append(view) }
      case .area(.bounds, _), .area(.layoutMargins, _): isSuperview = true
      case .area(.slice(let slice), _): if !slices.contains(slice) { slices.append(slice) }
      }
    }
  }

  /// Returns the inputs of a subview's frame, including those through slices; none if constraints place it.
  func needs(of view: Int) -> Needs {
    var needs = Needs()
    guard sizes.indices.contains(view), !sizes[view].rule.isByConstraints else { return needs }
    if case .fitting(let width, let height, _) = sizes[view].rule {
      needs.isContent = true
      if width == nil || height == nil { needs.isSuperview = true }
    }
    for step in [Step.position(view), .size(view)] {
      for value in values(of: step) { needs.add(value) }
    }
    var next = 0
    while next < needs.slices.count {
      let slice = needs.slices[next]
      next += 1
      guard let rule = sliceResults.firstIndex(where: { $0.contains(slice) }) else { continue }
      for value in values(of: .slice(rule)) { needs.add(value) }
    }
    return needs
  }
}
