internal import ViewLint

/// The edits of Swift code by which findings of previews are fixed.
///
/// Only whole lines change, and only if the code names what depends on what; the compiler sees the result.
struct CodeEdits {
  let code: CodeLines

  /// Creates the edits of a source file.
  init(_ bytes: [UInt8], file: String) {
    code = CodeLines(bytes, file: file)
  }

  /// Returns the edits that fix a finding, in the order of the file; none if a person must decide.
  func edits(for finding: Finding) -> [TextEdit] {
    guard let line = finding.source?.line, code.lines.indices.contains(line - 1) else { return [] }
    let place = line - 1
    return switch finding.code {
    case .staleSibling: siblingFirst(place)
    case .positionBeforeSize: sizeFirst(place)
    case .changedAfterSizing: contentFirst(place)
    case .directLayoutCall: requested(place)
    case .missingSuper: withSuper(place)
    case .foreignCoordinates: inBounds(place)
    case .pendingRead, .staleRead: laidOut(place, isOfSuperview: finding.code == .staleRead)
    case .unsnappedEdge: snapped(place, finding)
    case .thinHairline: hairline(place, finding)
    case .smallTouchTarget: enlarged(place)
    case .conflictingConstraints: unconstrained(place)
    default: []
    }
  }

  // MARK: Order

  /// The members of a view whose statements place or size it.
  private static let members = ["frame", "bounds", "center", "sizeToFit"]

  /// Returns the name of the view that a statement places or sizes: `icon` in `icon.frame = …`.
  func subject(of line: Int, members: [String] = Self.members) -> String? {
    let tokens = code.tokens(line).map(\.text)
    guard tokens.count > 3, CodeLines.isName(tokens[0]), tokens[1] == ".", members.contains(tokens[2]),
      !["self", "super"].contains(tokens[0])
    else { return nil }
    return tokens[0]
  }

  /// Returns whether code reads the place or size of a view.
  private func reads(_ view: String, in line: Int) -> Bool {
    let tokens = code.tokens(line)
    return tokens.indices.dropFirst().contains { place in
      Self.members.dropLast().contains(tokens[place].text) && code.owners(of: place, in: tokens) == [view]
        && tokens.dropFirst(place + 1).first?.text == "."
    }
  }

  /// Returns the edits that lay out the sibling further down, which a line reads, in front of it.
  private func siblingFirst(_ place: Int) -> [TextEdit] {
    let later = code.block(from: place + 1, by: 1).filter {
      subject(of: $0).map { reads($0, in: place) } ?? false
    }
    return later.count == 1 ? code.moving(later[0], before: place) : []
  }

  /// Returns the edits that size a view in front of the line further up that places it.
  private func sizeFirst(_ place: Int) -> [TextEdit] {
    guard let view = subject(of: place) else { return [] }
    let earlier = code.block(from: place - 1, by: -1).filter { subject(of: $0) == view }
    return earlier.count == 1 ? code.moving(place, before: earlier[0]) : []
  }

  /// Returns the edits that set the content of a view in front of the line further up that asks for its size.
  private func contentFirst(_ place: Int) -> [TextEdit] {
    let tokens = code.tokens(place).map(\.text)
    guard tokens.count > 4, CodeLines.isName(tokens[0]), tokens[1] == ".", tokens[3] == "=",
      !["self", "super"].contains(tokens[0])
    else { return [] }
    let requests = ["sizeThatFits", "sizeToFit", "intrinsicContentSize", "systemLayoutSizeFitting"]
    let earlier = code.block(from: place - 1, by: -1).filter { line in
      let above = code.tokens(line)
      return above.indices.contains {
        requests.contains(above[$0].text) && code.owners(of: $0, in: above) == [tokens[0]]
      }
    }
    return earlier.last.map { code.moving(place, before: $0) } ?? []
  }

  // MARK: Constraints

  /// Returns the edits by which a constraint that is broken anyway is no longer made, or gives way.
  private func unconstrained(_ place: Int) -> [TextEdit] {
    let tokens = code.tokens(place).map(\.text)
    guard code.isWhole(place), tokens.count(where: { $0 == "constraint" }) == 1 else { return [] }
    if tokens.first == "let", tokens.count > 2, tokens[2] == "=", tokens.last == ")" {
      return [code.inserting("\(code.margin(place))\(tokens[1]).priority = .defaultHigh", before: place + 1)]
    }
    if code.isStatement(place), tokens.suffix(4) == [".", "isActive", "=", "true"], !tokens.contains(";") {
      return [code.removing(place)]
    }
    // One of a list that is activated.
    guard tokens.last == "," || code.tokens(place + 1).first?.text == "]", tokens.first != "[" else {
      return []
    }
    var above = place - 1
    while above >= 0, code.isWhole(above), code.indentation(above) == code.indentation(place) { above -= 1 }
    let opening = code.tokens(above).map(\.text)
    return opening.suffix(3) == ["activate", "(", "["] ? [code.removing(place)] : []
  }
}
