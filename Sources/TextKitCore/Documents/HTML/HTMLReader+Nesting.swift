import Foundation

/// The starts and ends of elements, those included that a document leaves out.
extension HTMLReader {
  /// Reads the start of an element.
  mutating func start(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "html", "body":
      merge(attributes, into: name)
      if name == "html" { return }
    case "base":
      if let address = attributes["href"], let url = URL(string: address, relativeTo: baseURL) {
        baseURL = url.absoluteURL
      }
      return
    case "frameset", "col", "colgroup": return
    default: break
    }
    if !HTMLNames.inHead.contains(name) { closeHead() }
    if HTMLNames.endingParagraphs.contains(name) {
      closeLast(["p"], limits: HTMLNames.scopes)
      if HTMLNames.headings.contains(name), let last = open.last, HTMLNames.headings.contains(last.tag) {
        close(downTo: open.count - 1)
      }
    }
    if let (ends, limits) = HTMLNames.endedBy(name) {
      // A link in a link ends it for good; other ends let formats go on.
      closeLast(ends, limits: limits.union(["html"]))
      if name == "a" { pendingFormats.removeAll { $0.tag == "a" } }
    }
    if name == "body" { return }
    if !HTMLNames.endingParagraphs.contains(name), !HTMLNames.tableParts.contains(name) { reopenFormats() }
    if HTMLNames.tableParts.contains(name) { pendingFormats = [] }
    guard open.count < Self.greatestDepth || HTMLNames.void.contains(name) else { return }
    push(name, attributes)
    enter()
    if HTMLNames.void.contains(name) { close(downTo: open.count - 1) }
  }

  /// Ends the head of a document that leaves out its end.
  mutating func closeHead() {
    if open.last?.tag == "head" { close(downTo: open.count - 1) }
  }

  /// Reads the end of an element; one that is not open ends nothing.
  mutating func end(_ name: String) {
    switch name {
    case "html", "body": return
    case "br": start("br", [:])
    case "p" where openCounts["p", default: 0] == 0:
      start("p", [:])
      // Too deep, it is not opened.
      if open.last?.tag == "p" { close(downTo: open.count - 1) }
    default:
      if HTMLNames.formatting.contains(name) {
        endFormat(name)
      } else if HTMLNames.headings.contains(name) {
        closeLast(Set(HTMLNames.headings), limits: HTMLNames.scopes)
      } else {
        closeLast(
          [name], limits: HTMLNames.tableParts.contains(name) ? ["table", "html"] : HTMLNames.scopes)
      }
    }
  }

  /// Adds attributes to an element that is open from the start.
  private mutating func merge(_ attributes: [String: String], into name: String) {
    // Within contents, it would style them over and over.
    guard !attributes.isEmpty, open.count <= 8, let index = open.firstIndex(where: { $0.tag == name }) else {
      return
    }
    let merged = open[index].attributes.merging(attributes) { old, _ in old }
    open[index] = Element(
      tag: name, attributes: merged, style: open[index].style, start: open[index].start)
    styled[index] = StyledElement(name, merged)
    restyle(from: index)
  }

  /// Computes the styles of the elements from an index on.
  private mutating func restyle(from start: Int) {
    for index in start..<max(start, open.count) {
      let parent = index > 0 ? open[index - 1].style : ElementStyle()
      let style = style(
        of: open[index].tag, open[index].attributes, in: parent, Array(styled[...index]))
      open[index].style = style
      open[index].look = nil
    }
  }

  /// Ends the innermost element of some names, and those in it, unless an element of a limit is around it.
  private mutating func closeLast(_ names: Set<String>, limits: Set<String>) {
    guard names.contains(where: { openCounts[$0, default: 0] > 0 }) else { return }
    for index in open.indices.reversed() {
      if names.contains(open[index].tag) {
        let formats = open[(index + 1)...].filter { HTMLNames.formatting.contains($0.tag) }
        close(downTo: index)
        pendingFormats += formats.map { ($0.tag, $0.attributes) }
        // A document may leave out very many ends.
        if pendingFormats.count > 8 { pendingFormats.removeFirst(pendingFormats.count - 8) }
        return
      }
      if limits.contains(open[index].tag) { return }
    }
  }

  /// Ends an element of looks alone, whose blocks go on without it.
  private mutating func endFormat(_ name: String) {
    if let pending = pendingFormats.lastIndex(where: { $0.tag == name }) {
      pendingFormats.remove(at: pending)
      return
    }
    guard openCounts[name, default: 0] > 0 else { return }
    for index in open.indices.reversed() {
      if open[index].tag == name {
        if index == open.count - 1 {
          close(downTo: index)
        } else {
          open.remove(at: index)
          styled.remove(at: index)
          openCounts[name, default: 1] -= 1
          restyle(from: index)
        }
        return
      }
      if HTMLNames.scopes.contains(open[index].tag) { return }
    }
  }

  /// Opens the elements of looks that go on.
  mutating func reopenFormats() {
    guard !pendingFormats.isEmpty else { return }
    let formats = pendingFormats
    pendingFormats = []
    for format in formats where open.count < Self.greatestDepth { push(format.tag, format.attributes) }
  }

  /// Ends all elements from an index on, the innermost first.
  mutating func close(downTo index: Int) {
    while open.count > index {
      leave()
      openCounts[open.removeLast().tag, default: 1] -= 1
      styled.removeLast()
    }
  }
}
