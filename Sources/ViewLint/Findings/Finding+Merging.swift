internal import Escaping

extension [Finding] {
  /// The same findings, each once: what was found of one view at several scales and sizes is one finding, told as it
  /// was found first, with all the scales. What lies between pixels is told of each scale, which has other numbers.
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
    // What is known without the code that did it is the same as what is known with it.
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

  /// Takes in the same at other scales.
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

/// What makes two findings the same.
private struct Identity: Hashable {
  let code: FindingCode
  let view: ViewPath
  let others: [ViewPath]
  /// The names of the numbers, not the numbers: these depend on the scale.
  let names: [String]
  let source: FindingSource?

  init(_ finding: Finding) {
    code = finding.code
    view = finding.view
    // Which edges are between pixels, and whose fault that is, depends on the scale, too; a view has one finding.
    let isOnceAView = finding.code.descriptor.pixels?.isOnceAView ?? false
    others = isOnceAView ? [] : finding.others
    names = isOnceAView ? [] : finding.values.map(\.name)
    source = finding.source
  }
}
