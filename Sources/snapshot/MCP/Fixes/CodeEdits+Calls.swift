extension CodeEdits {
  /// Returns the edit by which a view is asked for layout, in place of a direct call of its layout.
  func requested(_ place: Int) -> [TextEdit] {
    let tokens = code.tokens(place)
    let calls = tokens.indices.filter {
      tokens[$0].text == "layoutSubviews" && $0 >= 2 && tokens[$0 - 1].text == "."
        && tokens[$0 - 2].text != "super" && tokens.dropFirst($0 + 1).prefix(2).map(\.text) == ["(", ")"]
    }
    guard calls.count == 1 else { return [] }
    return [code.replacing(tokens[calls[0]].range, in: place, by: "layoutIfNeeded")]
  }

  /// Returns the insertion of the call of super: at the beginning of a layout, at the end of an update of constraints.
  ///
  /// The line is one of the method, or the first one.
  func withSuper(_ place: Int) -> [TextEdit] {
    let start = code.lines.indices.prefix(place + 1).last { line in
      code.tokens(line).contains { $0.text == "func" }
    }
    guard let start, start + 1 < code.lines.count else { return [] }
    let tokens = code.tokens(start).map(\.text)
    func isInside(_ line: Int) -> Bool {
      code.tokens(line).isEmpty || code.indentation(line) > code.indentation(start)
    }
    guard tokens.contains("override"), tokens.last == "{", (start..<place).dropFirst().allSatisfy(isInside),
      place == start || isInside(place), let word = tokens.firstIndex(of: "func"),
      tokens.dropFirst(word + 2).prefix(2) == ["(", ")"]
    else { return [] }
    let call = "super.\(tokens[word + 1])()"
    let margin = code.margin(start) + "  "
    switch tokens[word + 1] {
    case "layoutSubviews":
      let isDeeper = code.indentation(start + 1) > code.indentation(start)
      return [code.inserting((isDeeper ? code.margin(start + 1) : margin) + call, before: start + 1)]
    case "updateConstraints":
      let end = code.lines.indices.dropFirst(start + 1).first { !isInside($0) }
      guard let end, code.tokens(end).map(\.text) == ["}"] else { return [] }
      let isDeeper = code.indentation(end - 1) > code.indentation(start)
      return [code.inserting((isDeeper ? code.margin(end - 1) : margin) + call, before: end)]
    default: return []
    }
  }

  /// Returns the edits by which a view computes in its bounds, in place of its frame.
  func inBounds(_ place: Int) -> [TextEdit] {
    let tokens = code.tokens(place)
    let reads = tokens.indices.filter { index in
      guard tokens[index].text == "frame", tokens.dropFirst(index + 1).first?.text == "." else {
        return false
      }
      let owners = code.owners(of: index, in: tokens)
      return owners == ["self"] || owners.isEmpty && (index == 0 || tokens[index - 1].text != ".")
    }
    return reads.map { code.replacing(tokens[$0].range, in: place, by: "bounds") }
  }

  /// Returns the insertion of the layout that a line needs, which reads the frame of one view within another.
  func laidOut(_ place: Int, isOfSuperview: Bool) -> [TextEdit] {
    guard code.isStatement(place) else { return [] }
    let tokens = code.tokens(place)
    let assignment = tokens.firstIndex { $0.text == "=" } ?? 0
    var receivers: Set<String> = []
    for index in tokens.indices.dropFirst(assignment)
    where ["frame", "bounds", "center"].contains(tokens[index].text) {
      let owners = code.owners(of: index, in: tokens).filter { $0 != "self" }
      guard !owners.contains("super"), tokens.dropFirst(index + 1).first?.text == "." else { continue }
      if isOfSuperview, !owners.isEmpty {
        receivers.insert(owners.joined(separator: ".") + ".superview?")
      } else if owners.count > 1 {
        receivers.insert(owners.dropLast().joined(separator: "."))
      }
    }
    guard receivers.count == 1, let receiver = receivers.first else { return [] }
    return [code.inserting("\(code.margin(place))\(receiver).layoutIfNeeded()", before: place)]
  }
}
