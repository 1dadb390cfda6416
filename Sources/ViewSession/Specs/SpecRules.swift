internal import Escaping
internal import LayoutCore
package import ViewLint
package import ViewSpec

/// The rules on specs themselves, independent of their layout.
@MainActor
package enum SpecRules {
  /// Returns the findings in a spec, from which `canvas` was made.
  package static func findings(in spec: LayoutSpec, _ canvas: SpecCanvas, _ paths: ViewPaths) -> [Finding] {
    let metrics = spec.metricUses
    let root = paths.root
    var findings = metrics.filter { !$0.isUsed }.map { unused($0, root) }
    findings += metrics.compactMap { metric in
      MetricName(metric).map { named($0, metric, root) }
    }
    for repetition in RepeatedLength.all(in: spec.distances) {
      findings.append(repeated(repetition, metrics, canvas, paths))
    }
    return findings
  }

  private static func unused(_ metric: SpecMetricUse, _ root: ViewPath) -> Finding {
    var finding = Finding(
      .unusedMetric, view: root,
      message: metric.users.isEmpty
        ? "Unused metric \(quoted(metric.name))"
        : "Only unused metrics use the metric \(quoted(metric.name)): "
          + metric.users.joined(separator: ", "),
      fix: "Remove it, or use it in place of its number")
    finding.source = FindingSource(metric.place)
    return finding
  }

  private static func named(_ name: MetricName, _ metric: SpecMetricUse, _ root: ViewPath) -> Finding {
    var finding = Finding(
      .metricNamedByValue, view: root,
      message: "The metric \(quoted(metric.name)) is named after its value, \(number(name.value))",
      fix:
        "Name it after its purpose, such as \"sideMargin\", so that the name stays right when the value changes"
    )
    finding.source = FindingSource(metric.place)
    return finding
  }

  private static func repeated(
    _ repetition: RepeatedLength, _ metrics: [SpecMetricUse], _ canvas: SpecCanvas, _ paths: ViewPaths
  ) -> Finding {
    let places = repetition.distances.map(\.place)
    let shown = places.prefix(Self.placeLimit).map { "\($0.line):\($0.column)" }
    let rest = places.count - shown.count
    let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let views = repetition.distances.compactMap { canvas.view(at: $0.view).flatMap { paths.path(of: $0) } }
    let others = views.reduce(into: [ViewPath]()) { if !$0.contains($1) { $0.append($1) } }
    let points = number(repetition.points)
    let metric = metrics.first { $0.number == repetition.points }
    let fix =
      metric.map { "Use the metric \(quoted($0.name)), which is \(points), in these places" }
      ?? "Define a metric, such as \(quoted(repetition.name)): \(points), and use it in these places"
    var finding = Finding(
      .repeatedLiteral, view: others.first ?? paths.root,
      message: "\(points) is written \(places.count) times as \(repetition.words): \(list)", fix: fix)
    finding.others = Array(others.dropFirst())
    finding.values = [FindingValue(repetition.name, points: repetition.points)]
    finding.source = FindingSource(places[0])
    return finding
  }

  /// The maximum number of places in a message.
  private static let placeLimit = 6

  /// Returns a number as people write it.
  private static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

/// A distance with the same meaning in several places.
package struct RepeatedLength {
  package let points: Double
  let meaning: LiteralLength.Meaning
  let axis: LiteralLength.Axis
  /// The first distance of each statement.
  package let distances: [LiteralLength]

  /// The number of statements that may have the same number without a finding, as two may be equal by chance.
  private static let limit = 2

  /// Returns the repeated distances, in the order of the file.
  package static func all(in distances: [LiteralLength]) -> [RepeatedLength] {
    var order: [Key] = []
    var groups: [Key: [LiteralLength]] = [:]
    // Distances of 0 and of about a pixel do not count.
    for distance in distances where distance.points > 1 {
      for axis in [LiteralLength.Axis.horizontal, .vertical] where distance.axes.contains(axis) {
        let key = Key(points: distance.points, meaning: distance.meaning, axis: axis)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(distance)
      }
    }
    var reported: [Key: Set<SpecPlace>] = [:]
    return order.compactMap { key in
      var statements: Set<SpecPlace> = []
      let first = (groups[key] ?? []).filter { statements.insert($0.statement).inserted }
      // A repetition that was reported for one axis is not reported again for the other.
      guard first.count > limit, !statements.isSubset(of: reported[key.across] ?? []) else { return nil }
      reported[key] = statements
      return RepeatedLength(points: key.points, meaning: key.meaning, axis: key.axis, distances: first)
    }
  }

  private struct Key: Hashable {
    let points: Double
    let meaning: LiteralLength.Meaning
    let axis: LiteralLength.Axis

    /// The key of the other axis.
    var across: Key {
      Key(points: points, meaning: meaning, axis: axis == .horizontal ? .vertical : .horizontal)
    }
  }

  /// The meaning in words, after "as".
  var words: String {
    let isHorizontal = axis == .horizontal
    switch meaning {
    case .inset: return isHorizontal ? "a horizontal inset" : "a vertical inset"
    case .spacing: return isHorizontal ? "a horizontal spacing" : "a vertical spacing"
    case .origin: return isHorizontal ? "the left edge of siblings" : "the top edge of siblings"
    }
  }

  /// A suggested name for a metric.
  package var name: String {
    let isHorizontal = axis == .horizontal
    switch meaning {
    case .inset: return isHorizontal ? "horizontalInset" : "verticalInset"
    case .spacing: return isHorizontal ? "horizontalSpacing" : "verticalSpacing"
    case .origin: return isHorizontal ? "leftInset" : "topInset"
    }
  }
}
