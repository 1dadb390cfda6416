internal import Escaping

extension [InspectedNode] {
  /// Returns the nodes whose text, identifier or class contains a text, whatever its case; exact matches first.
  package func matching(_ text: String) -> [InspectedNode] {
    guard !text.isEmpty else { return [] }
    let wanted = text.lowercased()
    let ranked = compactMap { node in node.rank(of: text, folded: wanted).map { (rank: $0, node: node) } }
    return ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.node)
  }

  /// Returns the tree as text: at most `maxNodes` lines of nodes, and a line that tells how to get the rest.
  ///
  /// - Parameters:
  ///   - maxNodes: The most nodes, at least 1.
  ///   - from: The number of the first node.
  ///   - maxDepth: The depth of the deepest nodes; nil for all.
  package func treeText(maxNodes: Int, from: Int = 0, maxDepth: Int? = nil) -> String {
    treePart(maxNodes: maxNodes, from: from, maxDepth: maxDepth).text
  }

  /// Returns the tree as text, like `treeText`, and the number of the node from which to ask for the rest.
  package func treePart(
    maxNodes: Int, from: Int = 0, maxDepth: Int? = nil
  ) -> (text: String, next: Int?) {
    let (maxNodes, from) = (Swift.max(maxNodes, 1), Swift.max(from, 0))
    let insides = descendantCounts
    var lines: [String] = []
    var next = from
    while next < count, lines.count < maxNodes {
      let node = self[next]
      if let maxDepth, node.depth > maxDepth {
        next += 1
        continue
      }
      let isClosed = maxDepth.map { node.depth >= $0 && insides[next] > 0 } ?? false
      lines.append(node.line + (isClosed ? " (+\(insides[next]) inside)" : ""))
      next += 1
    }
    let rest = self[Swift.min(next, count)...].count { node in maxDepth.map { node.depth <= $0 } ?? true }
    lines.append(ending(from: from, next: next, rest: rest, maxDepth: maxDepth))
    return (lines.joined(separator: "\n"), rest > 0 ? next : nil)
  }

  private func ending(from: Int, next: Int, rest: Int, maxDepth: Int?) -> String {
    let views = count == 1 ? "1 view" : "\(count) views"
    if from >= count { return "\(views), numbered from 0: there is none from \(from)" }
    if rest > 0 { return "… \(rest) more of \(views): ask from \(next)" }
    return maxDepth == nil ? "\(views) in all" : "\(views) in all: ask without a depth to see those inside"
  }

  /// The number of descendants of each node.
  private var descendantCounts: [Int] {
    var counts = [Int](repeating: 0, count: count)
    for index in indices.reversed() {
      if let parent = self[index].parent, counts.indices.contains(parent) {
        counts[parent] += counts[index] + 1
      }
    }
    return counts
  }
}

extension InspectedNode {
  private static let textLimit = 80
  private static let indentationLimit = 40

  /// Returns the place in a list of matches: 0 for an exact one; nil for none.
  fileprivate func rank(of text: String, folded: String) -> Int? {
    let names = [self.text, identifier, spoken, properties["placeholder"]].compactMap { $0 }
    if names.contains(text) { return 0 }
    let lowered = names.map { $0.lowercased() }
    if lowered.contains(folded) { return 1 }
    if type == text || path == text { return 2 }
    if lowered.contains(where: { $0.contains(folded) }) { return 3 }
    return type.lowercased().contains(folded) ? 4 : nil
  }

  /// The line of the node: its number, class, identifier, frame, text and unusual states.
  package var line: String {
    let indentation = String(repeating: "  ", count: min(depth, Self.indentationLimit))
    var parts = ["[\(id)]", type.onOneLine + (identifier.map { "#\($0.onOneLine)" } ?? "")]
    parts.append([frame.x, frame.y, frame.width, frame.height].map(\.short).joined(separator: " "))
    if let text {
      let short = text.count > Self.textLimit ? "\(text.prefix(Self.textLimit))…" : text
      parts.append("“\(short.onOneLine)”")
    }
    if let background = properties["background"] { parts.append("background=\(background)") }
    if let alpha = properties["alpha"] { parts.append("alpha=\(alpha)") }
    if isHidden { parts.append("hidden") }
    if isEnabled == false { parts.append("disabled") }
    return indentation + parts.joined(separator: " ")
  }
}

extension Double {
  /// The number with at most two digits after the point.
  var short: String {
    guard magnitude < 1e12 else { return "\(self)" }
    let hundredths = Int((magnitude * 100).rounded())
    let sign = self < 0 && hundredths > 0 ? "-" : ""
    if hundredths % 100 == 0 { return "\(sign)\(hundredths / 100)" }
    let digits = hundredths % 10 == 0 ? "\(hundredths % 100 / 10)" : "\(hundredths % 100 + 100)".dropFirst()
    return "\(sign)\(hundredths / 100).\(digits)"
  }
}
