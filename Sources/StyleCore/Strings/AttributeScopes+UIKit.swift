public import Foundation

extension AttributeScopes {
  /// The attributes of text that UIKit knows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit knows: those of `NSAttributedString`, by name.
  ///
  /// Differs from UIKit: there are no attachments, shadows, text effects and items to tap.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let ligature: LigatureAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.UIKitAttributes {
  /// A font.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }

  /// How paragraphs are set.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
  }

  /// The colour of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }

  /// The colour behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
  }

  /// Whether characters are joined.
  public enum LigatureAttribute: AttributedStringKey {
    public typealias Value = Int
    public static let name = "NSLigature"
  }

  /// The points that every character's advance grows by.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
  }

  /// The same as `kern`.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "CTTracking"
  }

  /// A line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrikethrough"
  }

  /// The colour of that line.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrikethroughColor"
  }

  /// A line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
  }

  /// The colour of that line.
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSUnderlineColor"
  }

  /// The colour of outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrokeColor"
  }

  /// The width of outlines in per cent of the point size.
  public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSStrokeWidth"
  }

  /// The points that the text stands above its baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSBaselineOffset"
  }

  /// The slant.
  public enum ObliquenessAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSObliqueness"
  }

  /// The logarithm of the stretch.
  public enum ExpansionAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSExpansion"
  }
}

extension AttributeDynamicLookup {
  /// An attribute that UIKit knows, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
