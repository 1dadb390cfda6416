internal import LayoutCore

/// The attributes that constraints of a spec may name: UIKit's names (F.5).
enum AttributeNames {
  /// The attributes of views, in the order of their raw values.
  static let ofViews = (1...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
  /// The attributes of guides, which have neither baselines nor margins.
  static let ofGuides = (1...10).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }

  /// All by their names, which take long to ask for.
  private static let byName = Dictionary(uniqueKeysWithValues: ofViews.map { ($0.name, $0) })

  /// The attribute of a name.
  static func attribute(
    named name: String, among attributes: [NSLayoutConstraint.Attribute]
  ) -> NSLayoutConstraint.Attribute? {
    let attribute = name == "baseline" ? .lastBaseline : byName[name]
    return attribute.flatMap { attributes.contains($0) ? $0 : nil }
  }
}

/// The candidate that was probably meant by `name`: the nearest, or one that continues it or that it continues, as
/// `safeArea` and `leadingAnchor` do.
func suggestedMember(_ name: String, among candidates: [String]) -> String? {
  if let nearest = nearestName(to: name, among: candidates) { return nearest }
  if let longer = candidates.first(where: { $0.hasPrefix(name) }), name.utf8.count > 2 { return longer }
  return candidates.filter { name.hasPrefix($0) }.max { $0.utf8.count < $1.utf8.count }
}
