import Foundation
import StyleCore

/// The effects of elements on the text.
extension HTMLReader {
  /// Begins the innermost element.
  mutating func enter() {
    guard let element = open.last, element.style.display != .none else { return }
    let around = open.count > 1 ? open[open.count - 2].style : element.style
    switch element.style.display {
    case .cell: enterCell()
    case .block where isInCell:
      if !output.isAtSpace { output.append("\u{2028}", look(), isSoft: true) }
    case .inline, .none: break
    case .block where isInItem: break
    default:
      if !output.isAtLineStart {
        let look = output.addLook(around.attributes(&fonts))
        output.append("\n", look, isSoft: true, replacesSoft: true)
      }
    }
    open[open.count - 1].start = output.length
    switch element.tag {
    case "li": enterItem(element)
    case "ol":
      open[open.count - 1].nextNumber = element.attributes["start"].flatMap { Int($0) } ?? 1
    case "br": breakLine()
    case "img": addImage(element.attributes)
    case "q":
      append(quotes.isMultiple(of: 2) ? "\u{201C}" : "\u{2018}")
      quotes += 1
    case "input":
      if (element.attributes["type"] ?? "text").lowercased() == "text",
        let value = element.attributes["value"]
      {
        append(value)
      }
    default: break
    }
  }

  /// Ends the innermost element.
  mutating func leave() {
    guard let element = open.last, element.style.display != .none else { return }
    let isEmpty = output.length == element.start && element.tag != "br"
    switch element.style.display {
    case .inline, .none: break
    case .cell: break
    case .row: newParagraph(allowsEmpty: isEmpty)
    case .block where element.tag == "body" || element.tag == "html": output.removeSoftSpace()
    case .block where isInItem, .block where isInCell:
      if !isEmpty { output.append("\u{2028}", look(), isSoft: true) }
    default:
      newParagraph(allowsEmpty: isEmpty || pendingMarker != nil)
    }
    if element.tag == "q" {
      quotes -= 1
      append(quotes.isMultiple(of: 2) ? "\u{201D}" : "\u{2019}")
    }
    if element.tag == "li" { pendingMarker = nil }
  }

  /// Whether or not the innermost element is in an item, but for lists in it.
  private var isInItem: Bool {
    guard let element = open.last, element.tag != "li" else { return false }
    return element.style.listDepth > 0 && !["ul", "ol", "menu", "dir"].contains(element.tag)
  }

  /// Whether or not the innermost element is in a cell.
  private var isInCell: Bool { open.count > 1 && open[open.count - 2].style.isInCell }

  private mutating func enterItem(_ element: Element) {
    guard element.style.listDepth > 0 else { return }
    let list = open.lastIndex { ["ul", "ol", "menu", "dir"].contains($0.tag) }
    var number = 1
    if let list {
      number = element.attributes["value"].flatMap { Int($0) } ?? open[list].nextNumber
      open[list].nextNumber = number < .max ? number + 1 : number
    }
    let marker = element.style.listMarker ?? .disc
    pendingMarker = ("\t\(marker.text(number))\t", element.style)
  }

  private mutating func enterCell() {
    guard let row = open.lastIndex(where: { $0.style.display == .row }) else {
      newParagraph(allowsEmpty: false)
      return
    }
    if open[row].hasCells { output.append("\t", look(), isSoft: true, replacesSoft: true) }
    open[row].hasCells = true
  }

  private mutating func breakLine() {
    let block = open.last { $0.style.display != .inline }?.tag ?? ""
    if block == "p" || block == "li" || block == "td" || block == "th" || HTMLNames.headings.contains(block) {
      flushMarker()
      output.append("\u{2028}", look(), isSoft: true)
    } else {
      newParagraph(allowsEmpty: true, removesSpace: false)
    }
  }

  private mutating func addImage(_ attributes: [String: String]) {
    guard let source = attributes["src"],
      let attachment = DocumentImages.attachment(
        source, width: attributes["width"], height: attributes["height"])
    else { return }
    flushMarker()
    let number = output.addLook(style.attributes(&fonts).merging([.attachment: attachment]) { $1 })
    output.append("\u{FFFC}", number, isSoft: false)
  }

  /// Ends the paragraph, unless it is empty and may not be.
  private mutating func newParagraph(allowsEmpty: Bool, removesSpace: Bool = true) {
    if allowsEmpty { flushMarker() }
    guard allowsEmpty || !output.isAtLineStart else { return }
    output.append("\n", look(), isSoft: true, replacesSoft: removesSpace)
  }
}
