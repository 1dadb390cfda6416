internal import Escaping
internal import ViewLint
internal import ViewSession
internal import ViewSpec

/// The edits of a spec by which findings are fixed.
///
/// Only fixes that the finding states are carried out, where the place is certain and the result is a spec.
struct SpecEdits {
  private let text: SpecText
  private let syntax: SpecSyntax
  private let spec: LayoutSpec

  /// Creates the edits of a spec with its bytes.
  init?(_ spec: LayoutSpec, _ bytes: [UInt8], file: String) {
    text = SpecText(bytes, file: file)
    guard let syntax = SpecSyntax(text) else { return nil }
    self.spec = spec
    self.syntax = syntax
  }

  /// Returns the edits that fix a finding, in the order of the file; none if a person must decide.
  func edits(for finding: Finding) -> [TextEdit] {
    guard let source = finding.source, let column = source.column,
      let offset = text.offset(line: source.line, column: column)
    else { return [] }
    let edits: [TextEdit] =
      switch finding.code {
      case .unsnappedEdge, .brokenTiling: snapped
      case .thinHairline: hairline(finding, at: offset)
      case .fractionalBorder: border(at: offset)
      case .truncatedText, .clippedText: wrapped(at: offset)
      case .smallTouchTarget: enlarged(at: offset)
      case .missingLabel: named(at: offset)
      case .lowContrast: contrasted(finding, at: offset)
      case .conflictingConstraints: lowered(at: offset)
      case .unusedMetric: removed(at: offset)
      case .repeatedLiteral: shared(at: offset)
      case .ignoredMargins: inMargins(at: offset)
      default: []
      }
    let sorted = edits.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    return isSpec(afterwards: sorted) ? sorted : []
  }

  /// Returns whether the document is a spec once edits are made, in their order.
  private func isSpec(afterwards edits: [TextEdit]) -> Bool {
    var bytes = text.bytes
    for edit in edits.reversed() {
      guard let start = text.offset(line: edit.line, column: edit.column),
        let end = text.offset(line: edit.endLine, column: edit.endColumn)
      else { return false }
      bytes.replaceSubrange(start..<end, with: edit.new.utf8)
    }
    return (try? LayoutSpec(parsing: bytes, file: text.file)) != nil
  }

  // MARK: Pixels

  private var snapped: [TextEdit] {
    guard let snap = syntax.member("snap", of: 0), case .word("false") = syntax.nodes[snap.value].content
    else {
      return []
    }
    return [text.edit(syntax.nodes[snap.value].range, "true")]
  }

  private func hairline(_ finding: Finding, at offset: Int) -> [TextEdit] {
    guard let view = syntax.node(at: offset) else { return [] }
    return finding.values.compactMap { value in
      ["frame", "size"].lazy.compactMap { syntax.value($0, value.name, of: view) }.first
        .map { text.edit(syntax.nodes[$0].range, "\"1 / scale\"") }
    }
  }

  private func border(at offset: Int) -> [TextEdit] {
    guard let view = syntax.node(at: offset), let width = syntax.value("border", "width", of: view) else {
      return []
    }
    let range = syntax.nodes[width].range
    guard let number = syntax.number(width), number >= 1 else { return [text.edit(range, "\"1 / scale\"")] }
    return [text.edit(range, "\"round(\(text.text(range)) * scale) / scale\"")]
  }

  // MARK: Looks

  /// Returns the edits that let a text have any number of lines, and its label the height of these.
  private func wrapped(at offset: Int) -> [TextEdit] {
    guard let view = syntax.node(at: offset), syntax.member("text", of: view) != nil else { return [] }
    var edits: [TextEdit] = []
    if let lines = syntax.member("lines", of: view) {
      if syntax.number(lines.value) != 0 { edits.append(text.edit(syntax.nodes[lines.value].range, "0")) }
    } else {
      edits.append(inserted("\"lines\": 0", in: view))
    }
    for key in ["frame", "size"] {
      guard let member = syntax.member(key, of: view), let width = syntax.value(key, "width", of: view),
        syntax.value(key, "height", of: view) != nil
      else { continue }
      func part(_ node: Int?) -> String { node.map { text.text(syntax.nodes[$0].range) } ?? "0" }
      var words = "\"sizeToFit\": { \"width\": \(part(width)), \"constraints\": \"fixedWidth\" }"
      if key == "frame" {
        let (x, y) = (syntax.value(key, "x", of: view), syntax.value(key, "y", of: view))
        words += ", \"position\": { \"x\": \(part(x)), \"y\": \(part(y)) }"
      }
      edits.append(text.edit(member.keyRange.lowerBound..<syntax.nodes[member.value].range.upperBound, words))
    }
    return edits
  }

  /// The least side of a touch target, in points.
  private static let leastTarget = 44.0

  private func enlarged(at offset: Int) -> [TextEdit] {
    guard let view = syntax.node(at: offset) else { return [] }
    return ["frame", "size"].flatMap { key in
      ["width", "height"].compactMap { side in
        guard let node = syntax.value(key, side, of: view), let number = syntax.number(node),
          number < Self.leastTarget
        else { return nil }
        return text.edit(syntax.nodes[node].range, "44")
      }
    }
  }

  private func inMargins(at offset: Int) -> [TextEdit] {
    guard let view = syntax.node(at: offset), let frame = syntax.member("frame", of: view),
      syntax.text(frame.value) == "superview"
    else { return [] }
    return [text.edit(syntax.nodes[frame.value].range, "\"layoutMargins\"")]
  }

  // MARK: Accessibility

  /// Returns the edit that names an element by the words of its identifier.
  private func named(at offset: Int) -> [TextEdit] {
    guard let view = syntax.node(at: offset),
      let id = syntax.member("id", of: view).flatMap({ syntax.text($0.value) })
    else { return [] }
    var words = ""
    for scalar in id.unicodeScalars {
      if scalar.properties.isUppercase, !words.isEmpty { words += " " }
      if scalar == "-" || scalar == "_" { words += " " } else { words += String(scalar).lowercased() }
    }
    let label = "\"label\": \"\(words.prefix(1).uppercased() + words.dropFirst())\""
    guard let settings = syntax.member("accessibility", of: view) else {
      return [inserted("\"accessibility\": { \(label) }", in: view)]
    }
    guard syntax.member("label", of: settings.value) == nil else { return [] }
    return [inserted(label, in: settings.value)]
  }

  private func contrasted(_ finding: Finding, at offset: Int) -> [TextEdit] {
    guard let view = syntax.node(at: offset), let change = ContrastChange(finding.message) else { return [] }
    guard let color = syntax.member("color", of: view) else {
      return syntax.member("text", of: view) == nil
        ? [] : [inserted("\"color\": \"\(change.color)\"", in: view)]
    }
    return [text.edit(syntax.nodes[color.value].range, "\"\(change.color)\"")]
  }

  // MARK: Constraints and numbers

  private func lowered(at offset: Int) -> [TextEdit] {
    guard let node = syntax.node(at: offset), let words = syntax.text(node) else { return [] }
    let isFormat = words.utf8.contains(UInt8(ascii: "[")) || words.utf8.contains(UInt8(ascii: "|"))
    guard !isFormat, !words.utf8.contains(UInt8(ascii: "@")) else { return [] }
    let end = syntax.nodes[node].range.upperBound - 1
    return [text.edit(end..<end, " @750")]
  }

  private func removed(at offset: Int) -> [TextEdit] {
    guard let metrics = syntax.member("metrics", of: 0),
      case .object(let all) = syntax.nodes[metrics.value].content,
      let metric = all.first(where: { $0.keyRange.lowerBound == offset })
    else { return [] }
    if all.count == 1 { return [text.edit(syntax.extent(of: metrics, in: 0), "")] }
    return [text.edit(syntax.extent(of: metric, in: metrics.value), "")]
  }

  /// Returns the edits that name a distance, and use the name in its places.
  private func shared(at offset: Int) -> [TextEdit] {
    let all = RepeatedLength.all(in: spec.distances)
    func place(_ length: LiteralLength) -> Int? {
      text.offset(line: length.place.line, column: length.place.column)
    }
    guard let repetition = all.first(where: { $0.distances.first.flatMap(place) == offset }) else {
      return []
    }
    let metric = spec.metricUses.first { $0.number == repetition.points }?.name
    let name = metric ?? repetition.name
    guard metric != nil || !spec.metricUses.contains(where: { $0.name == name }) else { return [] }
    var edits: [TextEdit] = []
    for length in repetition.distances {
      guard let start = place(length), let node = syntax.node(around: start) else { return [] }
      var end = start
      while end < text.bytes.count, "0123456789.".utf8.contains(text.bytes[end]) { end += 1 }
      guard Double(text.text(start..<end)) == repetition.points else { return [] }
      edits.append(text.edit(start..<end, syntax.text(node) == nil ? "\"\(name)\"" : name))
    }
    guard metric == nil else { return edits }
    let points = Int(exactly: repetition.points).map(String.init) ?? "\(repetition.points)"
    if let metrics = syntax.member("metrics", of: 0) {
      edits.append(inserted("\"\(name)\": \(points)", in: metrics.value))
    } else {
      edits.append(inserted("\"metrics\": { \"\(name)\": \(points) }", in: 0))
    }
    return edits
  }

  /// Returns the insertion of a member at the beginning of an object.
  private func inserted(_ member: String, in node: Int) -> TextEdit {
    let start = syntax.nodes[node].range.lowerBound + 1
    guard case .object(let members) = syntax.nodes[node].content, let first = members.first else {
      return text.edit(start..<start, " \(member) ")
    }
    let place = first.keyRange.lowerBound
    return text.edit(place..<place, "\(member), ")
  }
}
