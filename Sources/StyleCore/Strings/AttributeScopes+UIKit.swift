public import Foundation

extension AttributeScopes {
  /// The scope of UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit: those of `NSAttributedString`, by name.
  ///
  /// Differs from UIKit: there are no attachments, shadows, text effects and text items.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The ligatures.
    public let ligature: LigatureAttribute
    /// The kerning.
    public let kern: KernAttribute
    /// The tracking.
    public let tracking: TrackingAttribute
    /// The style of the strikethrough line.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the strikethrough line.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of outlines.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines.
    public let strokeWidth: StrokeWidthAttribute
    /// The baseline offset.
    public let baselineOffset: BaselineOffsetAttribute
    /// The slant.
    public let obliqueness: ObliquenessAttribute
    /// The expansion.
    public let expansion: ExpansionAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The attribute of the font.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }

  /// The attribute of the paragraph style.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
  }

  /// The attribute of the text's colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }

  /// The attribute of the colour behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
  }

  /// The attribute of ligatures: whether characters are joined.
  public enum LigatureAttribute: AttributedStringKey {
    public typealias Value = Int
    public static let name = "NSLigature"
  }

  /// The attribute of kerning: the points added to the advance of each character.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
  }

  /// The attribute of tracking, with the same effect as kerning.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "CTTracking"
  }

  /// The attribute of a line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrikethrough"
  }

  /// The attribute of the strikethrough line's colour.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrikethroughColor"
  }

  /// The attribute of a line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
  }

  /// The attribute of the underline's colour.
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSUnderlineColor"
  }

  /// The attribute of the colour of outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrokeColor"
  }

  /// The attribute of the width of outlines, in per cent of the point size.
  public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSStrokeWidth"
  }

  /// The attribute of the baseline offset: the points by which the text is raised above its baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSBaselineOffset"
  }

  /// The attribute of the slant.
  public enum ObliquenessAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSObliqueness"
  }

  /// The attribute of the expansion: the logarithm of the stretch.
  public enum ExpansionAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSExpansion"
  }
}

extension AttributeDynamicLookup {
  /// Returns the key of one of UIKit's attributes by the attribute's name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
