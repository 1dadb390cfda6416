import Foundation

extension CALayer {
  /// The layer with its sublayers, in the format of Core Animation (G.31).
  var debugWords: String {
    let words = ObjectNames.short
    var parts = ["\(ObjectNames.name(of: type(of: self))):\(ObjectNames.address(of: self))"]
    if let name { parts.append("name = \"\(name)\"") }
    parts.append("position = CGPoint (\(words(position.x)) \(words(position.y)))")
    parts.append("bounds = CGRect \(bounds.describedAsFrame)")
    if let delegate = delegate as? NSObject { parts.append("delegate = \(delegate)") }
    if !children.isEmpty {
      let sublayers = children.map { "<\(ObjectNames.title(of: $0))>" }.joined(separator: ", ")
      parts.append("sublayers = (\(sublayers))")
    }
    if isOpaque { parts.append("opaque = YES") }
    if masksToBounds { parts.append("masksToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if allowsGroupOpacity { parts.append("allowsGroupOpacity = YES") }
    if opacity != 1 { parts.append("opacity = \(words(CGFloat(opacity)))") }
    if cornerRadius != 0 { parts.append("cornerRadius = \(words(cornerRadius))") }
    if borderWidth != 0 { parts.append("borderWidth = \(words(borderWidth))") }
    if zPosition != 0 { parts.append("zPosition = \(words(zPosition))") }
    return "<\(parts.joined(separator: "; "))>"
  }
}
