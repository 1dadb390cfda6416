internal import Escaping
internal import LayoutCore

/// The attributes that the constraints of a spec can name, by UIKit's names (F.5).
enum AttributeNames {
  /// The attributes of views, in the order of their raw values.
  static let ofViews = (1...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
  /// The attributes of guides, which have neither baselines nor margins.
  static let ofGuides = (1...10).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }

  /// All attributes by name; a computed name is slow to look up.
  private static let byName = Dictionary(uniqueKeysWithValues: ofViews.map { ($0.name, $0) })

  /// Returns the attribute with a name, if it is one of `attributes`.
  static func attribute(
    named name: String, among attributes: [NSLayoutConstraint.Attribute]
  ) -> NSLayoutConstraint.Attribute? {
    let attribute = name == "baseline" ? .lastBaseline : byName[name]
    return attribute.flatMap { attributes.contains($0) ? $0 : nil }
  }
}

/// Returns the candidate that `name` probably means: the nearest, a longer one, or a shorter one.
///
/// A longer candidate begins with `name`, and a shorter one is its beginning, as with `safeArea` and `leadingAnchor`.
func suggestedMember(_ name: String, among candidates: [String]) -> String? {
  if let nearest = nearestName(to: name, among: candidates) { return nearest }
  if let longer = candidates.first(where: { $0.hasPrefix(name) }), name.utf8.count > 2 { return longer }
  return candidates.filter { name.hasPrefix($0) }.max { $0.utf8.count < $1.utf8.count }
}
