internal import Escaping

extension [Finding] {
  /// The findings without duplicates: those of a view at several scales and sizes are one, in the words of the first.
  ///
  /// A finding that depends on the scale has the numbers of each scale.
  package var merged: [Finding] {
    var merged: [Finding] = []
    var places: [Identity: Int] = [:]
    for finding in self {
      let identity = Identity(finding)
      if let place = places[identity] {
        merged[place].add(finding)
      } else {
        places[identity] = merged.count
        merged.append(finding)
      }
    }
    // A finding without its source is the same as one with it.
    let withSource = Set(merged.filter { $0.source != nil }.map(\.place))
    return merged.filter { $0.source != nil || !withSource.contains($0.place) }
  }
}

extension Finding {
  /// The code and the view of a finding.
  struct Place: Hashable {
    let code: FindingCode
    let view: ViewPath
  }

  var place: Place { Place(code: code, view: view) }

  /// Merges the same finding at other scales.
  fileprivate mutating func add(_ other: Finding) {
    guard other.scales.contains(where: { !scales.contains($0) }) else { return }
    scales = Set(scales).union(other.scales).sorted()
    guard code.descriptor.pixels != nil else { return }
    message.addSentence(other.message)
    fix.addSentence(other.fix)
    for path in other.others where !others.contains(path) { others.append(path) }
    for value in other.values where !values.contains(where: { $0.name == value.name }) {
      values.append(value)
    }
    for mark in other.marks where !marks.contains(mark) { marks.append(mark) }
  }
}

extension String {
  fileprivate mutating func addSentence(_ sentence: String) {
    if !contains(sentence) { self += ". \(sentence)" }
  }
}

/// The identity of a finding.
private struct Identity: Hashable {
  let code: FindingCode
  let view: ViewPath
  let others: [ViewPath]
  /// The names of the values, without the numbers: these depend on the scale.
  let names: [String]
  let source: FindingSource?

  init(_ finding: Finding) {
    code = finding.code
    view = finding.view
    // The edges between pixels, and the views that cause them, depend on the scale, too; a view has one finding.
    let isOnceAView = finding.code.descriptor.pixels?.isOnceAView ?? false
    others = isOnceAView ? [] : finding.others
    names = isOnceAView ? [] : finding.values.map(\.name)
    source = finding.source
  }
}
