internal import Escaping

extension TreeChanges {
  /// Adds the changes of the properties of a view.
  mutating func addProperties(_ before: Int, _ index: Int) {
    let (was, now) = (old.nodes[before], new.nodes[index])
    if !was.type.isExactly(now.type) {
      let (other, type) = String.shortenedPair(from: was.type, to: now.type)
      add(.restyled, "is now of class \(type ?? ""), was \(other ?? "")", old: before, new: index)
    }
    guard !was.properties.isExactly(now.properties) else { return }
    for key in Set(was.properties.keys).union(now.properties.keys).sorted() {
      let (value, next) = (was.properties[key], now.properties[key])
      guard value.map(ExactText.init) != next.map(ExactText.init) else { continue }
      let told = key == "text" ? (value, next) : String.shortenedPair(from: value, to: next)
      let (kind, text) = TreeChanges.words(
        for: key.shortened(limit: String.toldLimit), from: told.0, to: told.1)
      add(kind, text, property: key, old: before, new: index)
    }
  }

  /// Returns the words for a change of a property; nil stands for a property with its default value.
  private static func words(for key: String, from old: String?, to new: String?) -> (ViewChange.Kind, String)
  {
    func arrow(_ absent: String) -> String { "\(old ?? absent) → \(new ?? absent)" }
    switch key {
    case "text":
      return (.text, "text changed \(String.change(from: old ?? "", to: new ?? ""))")
    case "truncated":
      return (.truncated, new == nil ? "text is no longer truncated" : "text is now truncated")
    case "background": return (.recoloured, "background recoloured \(arrow("clear"))")
    case "textColor": return (.recoloured, "text recoloured \(arrow("clear"))")
    case "borderColor", "shadowColor", "fill", "stroke", "tint", "colors":
      let names = ["borderColor": "border", "shadowColor": "shadow", "colors": "gradient"]
      return (.recoloured, "\(names[key] ?? key) recoloured \(arrow("clear"))")
    case "font": return (.font, fontWords(old, new))
    case "image": return (.image, "image changed \(arrow("none"))")
    case "clips": return (.clipped, new == nil ? "no longer clips its content" : "now clips its content")
    case "hidden": return (.hidden, new == nil ? "is no longer hidden" : "is now hidden")
    case "alpha": return (.faded, "alpha changed \(arrow("1"))")
    case "radius": return (.restyled, "corner radius changed \(arrow("0"))")
    case "border": return (.restyled, "border changed \(arrow("0")) pt")
    case "offset": return (.restyled, "scrolled \(arrow("0 0"))")
    case "metric": return (.metric, arrow("none"))
    case "disabled", "selected", "highlighted":
      return (.restyled, new == nil ? "is no longer \(key)" : "is now \(key)")
    default: return (.restyled, "\(key) changed \(arrow("none"))")
    }
  }

  /// Returns `font size 17 → 18`, `font .SFUI-Regular → .SFUI-Bold`, or both.
  private static func fontWords(_ old: String?, _ new: String?) -> String {
    guard let old = old?.split(separator: " ").map(String.init),
      let new = new?.split(separator: " ").map(String.init),
      let oldSize = old.last, let newSize = new.last
    else { return "font changed \(old ?? "none") → \(new ?? "none")" }
    var parts: [String] = []
    let (oldName, newName) = (old.dropLast().joined(separator: " "), new.dropLast().joined(separator: " "))
    if oldName != newName { parts.append("font \(oldName) → \(newName)") }
    if oldSize != newSize { parts.append("font size \(oldSize) → \(newSize)") }
    return parts.joined(separator: " and ")
  }
}

extension [String: String] {
  /// Returns whether the values are equal, scalar by scalar.
  fileprivate func isExactly(_ other: [String: String]) -> Bool {
    count == other.count && allSatisfy { key, value in other[key]?.isExactly(value) ?? false }
  }
}
