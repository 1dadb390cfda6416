internal import Escaping
internal import ModelContextProtocol
internal import ViewLint
internal import ViewSession

extension InspectedNode {
  /// The class with the identifier.
  var title: String { escapingControls(in: type + (identifier.map { "#\($0)" } ?? "")) }

  private var words: String {
    [frame.x, frame.y, frame.width, frame.height].map { JSON.number(($0 * 1000).rounded() / 1000).line }
      .joined(separator: " ")
  }

  /// The facts of the view: one line, and a line for each constraint and for its place.
  var lines: [String] {
    var head = "\(title) \(words)"
    if let text { head += " “\(escapingControls(in: String(text.prefix(200))))”" }
    if isHidden { head += " hidden" }
    if isEnabled == false { head += " disabled" }
    var lines = [head, "  path: \(escapingControls(in: path))"]
    if let spoken { lines.append("  spoken: \(escapingControls(in: spoken))") }
    lines += constraints.prefix(20).map { "  constraint: \(escapingControls(in: $0))" }
    if let place = setBy { lines.append("  set by: \(escapingControls(in: place.file)):\(place.line)") }
    return lines
  }

  var json: JSON {
    func rect(_ rect: Rect) -> JSON {
      [
        "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
        "height": .number(rect.height),
      ]
    }
    return .members([
      "type": .string(type), "identifier": identifier.map { .string($0) }, "path": .string(path),
      "frame": rect(frame), "box": box.map(rect), "text": text.map { .string($0) },
      "constraints": constraints.isEmpty ? nil : .array(constraints.map { .string($0) }),
      "file": setBy.map { .string($0.file) }, "line": setBy.map { .integer($0.line) },
      "hidden": isHidden ? true : nil, "enabled": isEnabled.map { .bool($0) },
    ])
  }
}

/// The changes between two states of a view, a line each.
struct NodeChangeLines {
  let lines: [String]

  /// The most lines.
  private static let limit = 40

  init(from old: [InspectedNode], to new: [InspectedNode]) {
    var before: [ExactText: InspectedNode] = [:]
    for node in old where before[ExactText(node.path)] == nil { before[ExactText(node.path)] = node }
    var lines: [String] = []
    var seen: Set<ExactText> = []
    for node in new where seen.insert(ExactText(node.path)).inserted {
      guard let earlier = before[ExactText(node.path)] else {
        lines.append("+ " + (node.lines.first ?? ""))
        continue
      }
      var changes: [String] = []
      if earlier.frame != node.frame { changes.append("frame") }
      if earlier.text != node.text { changes.append("text") }
      if earlier.isHidden != node.isHidden || earlier.isEnabled != node.isEnabled { changes.append("state") }
      if earlier.properties != node.properties {
        let keys = Set(earlier.properties.keys).union(node.properties.keys).filter {
          earlier.properties[$0] != node.properties[$0] && $0 != "text"
        }
        changes += keys.sorted().prefix(5)
      }
      guard !changes.isEmpty else { continue }
      lines.append("~ " + (node.lines.first ?? "") + " (\(changes.joined(separator: ", ")))")
    }
    for node in old where !seen.contains(ExactText(node.path)) { lines.append("- \(node.title)") }
    let more = lines.count - Self.limit
    self.lines = lines.prefix(Self.limit) + (more > 0 ? ["and \(more) more"] : [])
  }
}
