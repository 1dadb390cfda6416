/// A metric of a spec and its uses.
package struct SpecMetricUse: Sendable {
  package let name: String
  /// The place of the name.
  package let place: SpecPlace
  /// The number of a metric that is not a formula.
  package let number: Double?
  /// Whether or not anything uses the metric, except metrics that are unused themselves.
  package let isUsed: Bool
  /// The metrics whose formulas use this one.
  package let users: [String]
}

extension LayoutSpec {
  /// The metrics in document order, with their uses by views, slices, constraints and used metrics.
  package var metricUses: [SpecMetricUse] {
    guard let entries = try? document.root.member(RootKeys.metrics)?.entries() else { return [] }
    let names = Set(entries.map(\.key))
    var pending: [String] = []
    var users: [String: [String]] = [:]
    var needs: [String: [String]] = [:]
    SpecWalk.visit(document.root) { visit in
      let found = visit.element.words.filter(names.contains)
      if let metric = visit.metric {
        needs[metric] = found
        for other in found { users[other, default: []].append(metric) }
      } else {
        pending += found
      }
    }
    for constraint in constraints { pending += constraint.element.words.filter(names.contains) }
    var used: Set<String> = []
    while let name = pending.popLast() {
      if used.insert(name).inserted { pending += needs[name] ?? [] }
    }
    return entries.map { entry in
      var number: Double?
      if case .number(let written) = entry.element.value.content { number = written }
      return SpecMetricUse(
        name: entry.key, place: document.place(at: entry.keyOffset), number: number,
        isUsed: used.contains(entry.key), users: users[entry.key] ?? [])
    }
  }
}

extension SpecWalk.Visit {
  /// The metric whose formula this is.
  fileprivate var metric: String? {
    keys.count == 2 && keys[0] == RootKeys.metrics.declaration.name && superview == nil ? keys[1] : nil
  }
}

extension JSONElement {
  /// The names in a string that are not parts of names with members, and can be metrics.
  fileprivate var words: [String] {
    guard case .string(let text) = value.content else { return [] }
    let bytes = Array(text.utf8)
    var words: [String] = []
    var offset = 0
    while offset < bytes.count {
      let end = ExpressionParser.endOfName(in: bytes, from: offset)
      guard end > offset else {
        offset += 1
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        continue
      }
      let isMember = offset > 0 && bytes[offset - 1] == UInt8(ascii: ".")
      let hasMember = end < bytes.count && bytes[end] == UInt8(ascii: ".")
      if !isMember, !hasMember { words.append(String(decoding: bytes[offset..<end], as: UTF8.self)) }
      offset = end
    }
    return words
  }
}
