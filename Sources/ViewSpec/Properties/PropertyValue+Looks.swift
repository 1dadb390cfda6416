internal import Foundation
internal import LayoutCore
internal import StyleCore

extension PropertyValue<UIColor> {
  /// A colour.
  static var color: PropertyValue { .constant(.color) }
}

extension PropertyValue<UIFont> {
  /// A font, with the same keys as for labels.
  static var font: PropertyValue {
    PropertyValue(SpecValue.font.shape) { element, scope throws(DocumentError) in
      let font = try SpecValue.font.read(element, scope)
      return { environment throws(DocumentError) in try font.font(environment) }
    }
  }
}

extension PropertyValue<NSTextAlignment> {
  /// The alignment of text.
  static var alignment: PropertyValue { .constant(.alignment) }
}

extension PropertyValue<[NSAttributedString.Key: Any]> {
  /// The attributes of a text.
  static var textAttributes: PropertyValue {
    let attributes = object(
      [
        Property("font", .font, "The font.") { $0[.font] = $1 },
        Property("color", .color, "The colour of the text.") { $0[.foregroundColor] = $1 },
        Property("kern", .number, "Points between characters.") { $0[.kern] = CGFloat($1) },
      ], from: { [:] })
    return PropertyValue(
      .shared("textAttributes", "The attributes of text.") { attributes.shape }, attributes.read)
  }
}

extension PropertyValue<NSDirectionalEdgeInsets> {
  /// Insets whose `left` and `right` are converted to the view's layout direction.
  static var directionalInsets: PropertyValue {
    PropertyValue(SpecValue.insets.shape) { element, scope throws(DocumentError) in
      let edges = try SpecValue.insets.read(element, scope)
      return { environment throws(DocumentError) in
        let insets = try edges.values(environment)
        guard edges.isAbsolute else { return insets }
        return NSDirectionalEdgeInsets(UIEdgeInsets(insets, in: .leftToRight), in: environment.direction)
      }
    }
  }
}

extension PropertyValue<UIEdgeInsets> {
  /// Insets whose `leading` and `trailing` are converted to the view's layout direction.
  static var insets: PropertyValue {
    PropertyValue(SpecValue.insets.shape) { element, scope throws(DocumentError) in
      let edges = try SpecValue.insets.read(element, scope)
      return { environment throws(DocumentError) in
        UIEdgeInsets(
          try edges.values(environment), in: edges.isAbsolute ? .leftToRight : environment.direction)
      }
    }
  }
}

extension EdgeFormulas {
  /// Returns the four numbers; `leading` and `trailing` are left and right if the edges are absolute.
  fileprivate func values(_ environment: SpecEnvironment) throws(DocumentError) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: try top.evaluateSpacing(environment.number),
      leading: try leading.evaluateSpacing(environment.number),
      bottom: try bottom.evaluateSpacing(environment.number),
      trailing: try trailing.evaluateSpacing(environment.number))
  }
}
