internal import ViewLint

extension CodeEdits {
  /// Returns the edits that round the frame of a view to pixels, as far as it is written out.
  func snapped(_ place: Int, _ finding: Finding) -> [TextEdit] {
    guard let view = subject(of: place, members: ["frame"]), code.isStatement(place) else { return [] }
    let names = Set(finding.values.map(\.name))
    var labels: [String] = []
    if !names.isDisjoint(with: ["left edge", "right edge"]) { labels += ["x", "width"] }
    if !names.isDisjoint(with: ["top edge", "bottom edge"]) { labels += ["y", "height"] }
    let ranges = labels.compactMap { code.argument($0, of: "CGRect", in: place) }.filter { range in
      let text = text(range, in: place)
      return Int(text) == nil && !text.contains("rounded(")
    }
    guard !ranges.isEmpty else { return [] }
    let (scale, declaration) = scale(of: view, at: place)
    let roundings = ranges.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      let text = text(range, in: place)
      let isSimple = text.utf8.allSatisfy { CodeLines.isLetter($0) || $0 == UInt8(ascii: ".") }
      return code.replacing(
        range, in: place, by: "(\(isSimple ? text : "(\(text))") * \(scale)).rounded() / \(scale)")
    }
    return declaration + roundings
  }

  /// Returns the expression for the pixels of a point at a line, and the insertion of its name, if it has none.
  private func scale(of view: String, at place: Int) -> (words: String, declaration: [TextEdit]) {
    let value = "\(view).traitCollection.displayScale"
    let above = code.block(from: place - 1, by: -1)
    let isNamed = above.contains { line in
      let tokens = code.tokens(line).map(\.text)
      return tokens.prefix(3) == ["let", "scale", "="] && tokens.last == "displayScale"
    }
    if isNamed { return ("scale", []) }
    let isTaken = code.lines.indices.contains { line in
      code.tokens(line).contains { $0.text == "scale" }
    }
    if isTaken { return (value, []) }
    return ("scale", [code.inserting("\(code.margin(place))let scale = \(value)", before: place)])
  }

  /// Returns the edits by which a line is one pixel wide.
  func hairline(_ place: Int, _ finding: Finding) -> [TextEdit] {
    guard let view = subject(of: place, members: ["frame", "bounds"]) else { return [] }
    return finding.values.compactMap { value in
      size(value.name, in: place).map {
        code.replacing($0, in: place, by: "1 / \(view).traitCollection.displayScale")
      }
    }
  }

  /// The least side of a touch target, in points.
  private static let leastTarget = 44.0

  /// Returns the edits by which a target is large enough, if its size is written in numbers.
  func enlarged(_ place: Int) -> [TextEdit] {
    guard subject(of: place, members: ["frame", "bounds"]) != nil else { return [] }
    return ["width", "height"].compactMap { side in
      guard let range = size(side, in: place), let number = Double(text(range, in: place)),
        number < Self.leastTarget
      else { return nil }
      return code.replacing(range, in: place, by: "44")
    }
  }

  /// Returns the offsets of a side in the only rectangle or size of a line.
  private func size(_ side: String, in line: Int) -> Range<Int>? {
    code.argument(side, of: "CGRect", in: line) ?? code.argument(side, of: "CGSize", in: line)
  }

  private func text(_ range: Range<Int>, in line: Int) -> String {
    String(decoding: Array(code.lines[line].utf8)[range], as: UTF8.self)
  }
}
