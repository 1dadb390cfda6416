internal import DiagnosticCore
internal import Foundation
internal import LayerCore
internal import LayoutCore

/// The dependencies between the sizes and positions of a view's subviews, found by trials.
///
/// A read is not yet a dependency: code that reads a frame may need only its width, and a value may be used many lines
/// after it was read. So the layout runs repeatedly, each time with another value of one component of one subview, and
/// the settled values of all others: what is then set differently depends on that component, and directly, since
/// nothing else that it reads has changed. The views are restored afterwards.
@MainActor
struct ObservedDependencies {
  /// The size or the position of a subview.
  struct Component: Hashable {
    enum Kind: Int, Hashable { case size, position }

    /// The index among `views`.
    let view: Int
    let kind: Kind
  }

  /// A dependency of a component on another, from which it is computed.
  struct Dependency: Hashable {
    let dependent: Component
    let on: Component
  }

  let views: [UIView]
  /// The components that the layout sets, in the order in which it sets them for the last time.
  private(set) var order: [Component] = []
  private(set) var dependencies: Set<Dependency> = []
  private let container: UIView

  /// Runs the layout of `container` until it is settled, and then the trials.
  init(of container: UIView) {
    self.container = container
    views = container.subviews
    container.layoutIfNeeded()
    let settled = views.map { ReadSubstitution.Place(of: $0.layer) }
    let baseline = run(settled)
    let trials = trials(from: settled)
    let settings = settings(in: baseline, trials, settled)
    order = settings.keys.sorted {
      (settings[$0] ?? 0, $0.kind.rawValue) < (settings[$1] ?? 0, $1.kind.rawValue)
    }
    for (told, results) in trials {
      for result in results {
        for component in order where component != told {
          guard let place = settings[component], place < result.count else { continue }
          if result[place].value(component.kind) != baseline[place].value(component.kind) {
            dependencies.insert(Dependency(dependent: component, on: told))
          }
        }
      }
    }
    restore(settled)
  }

  /// The amounts by which values are shifted: a little, and more than the available space.
  ///
  /// A text may fit both into its space and into a little less.
  private var amounts: [CGFloat] { [8, max(container.bounds.width, container.bounds.height) + 64] }

  /// A value that the layout of the container set.
  fileprivate struct Setting {
    let view: Int
    let property: TraceProperty
    let rect: CGRect

    /// Returns its size or its position.
    func value(_ kind: Component.Kind) -> [CGFloat] {
      kind == .size ? [rect.width, rect.height] : [rect.minX, rect.minY]
    }
  }

  /// Returns the values that the layout sets when a component is shifted, for each amount.
  private func trials(from settled: [ReadSubstitution.Place]) -> [Component: [[Setting]]] {
    var trials: [Component: [[Setting]]] = [:]
    for index in views.indices {
      for kind in [Component.Kind.size, .position] {
        trials[Component(view: index, kind: kind)] = amounts.map { amount in
          var told = settled
          told[index].shift(kind, by: amount)
          return run(told)
        }
      }
    }
    return trials
  }

  /// Returns for each component the place at which it is set for the last time.
  ///
  /// Code that sets the origin of a frame reads the frame and sets all of it: the size that it sets is the one that it
  /// read, and does not count.
  private func settings(
    in baseline: [Setting], _ trials: [Component: [[Setting]]], _ settled: [ReadSubstitution.Place]
  ) -> [Component: Int] {
    var settings: [Component: Int] = [:]
    for (place, setting) in baseline.enumerated() {
      for kind in setting.property.kinds {
        let component = Component(view: setting.view, kind: kind)
        let echo = trials[component]?.first.flatMap { place < $0.count ? $0[place].value(kind) : nil }
        let shifted = setting.value(kind).map { $0 + (amounts.first ?? 0) }
        if echo != shifted { settings[component] = place }
      }
    }
    return settings
  }

  private func run(_ told: [ReadSubstitution.Place]) -> [Setting] {
    var substitution = ReadSubstitution()
    for (view, place) in zip(views, told) { substitution[view.layer] = place }
    var recorded: (trace: UpdateTrace, subject: (CALayer) -> Int)?
    // Diagnostics of a trial are none of the layout.
    _ = LayoutDiagnostics.collect {
      recorded = UpdateTrace.recordDetails(substituting: substitution) {
        container.setNeedsLayout()
        container.layoutIfNeeded()
      }
    }
    guard let (trace, subject) = recorded else { return [] }
    let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { (subject($1.layer), $0) })
    let own = TraceEvent.Agent(callback: .layoutSubviews, subject: subject(container.layer))
    return trace.events.compactMap { event in
      guard event.agent == own, let view = event.subject.flatMap({ places[$0] }),
        let (property, rect) = event.kind.setPlace
      else { return nil }
      return Setting(view: view, property: property, rect: rect)
    }
  }

  private func restore(_ settled: [ReadSubstitution.Place]) {
    for (view, place) in zip(views, settled) {
      view.layer.bounds = place.bounds
      view.layer.position = place.position
    }
    container.setNeedsLayout()
    _ = LayoutDiagnostics.collect { container.layoutIfNeeded() }
  }
}

extension TraceProperty {
  /// The components that a change of the property sets.
  fileprivate var kinds: [ObservedDependencies.Component.Kind] {
    (isSize ? [.size] : []) + (isPosition ? [.position] : [])
  }
}

extension ReadSubstitution.Place {
  fileprivate mutating func shift(_ kind: ObservedDependencies.Component.Kind, by amount: CGFloat) {
    switch kind {
    case .size:
      bounds.size.width += amount
      bounds.size.height += amount
      frame.size.width += amount
      frame.size.height += amount
    case .position:
      position.x += amount
      position.y += amount
      frame.origin.x += amount
      frame.origin.y += amount
    }
  }
}

extension TraceEvent.Kind {
  /// The property that was set and its value; a position has a size of zero.
  fileprivate var setPlace: (TraceProperty, CGRect)? {
    switch self {
    case .changed(let property, _, let value), .kept(let property, let value):
      property == .frame || property == .bounds || property == .position ? (property, value) : nil
    default: nil
    }
  }
}
