public import Foundation

extension NSAttributedString {
  /// The type of a document, by its format.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// The type of rich text.
    ///
    /// Differs from UIKit: rich text is neither read nor written.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// The type of rich text with attachments, a folder.
    ///
    /// Differs from UIKit: such folders are neither read nor written.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// The type of HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The key of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the type, a `DocumentType`; without it the first bytes tell HTML from plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The key of the attributes of plain text, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The key of the encoding, the number of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The key of the address that links of HTML are relative to, a URL.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    /// The key of the scaling of the text, a number.
    ///
    /// Differs from UIKit: it has no effect.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    /// The key of the scaling of the document, a number.
    ///
    /// Differs from UIKit: it has no effect.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// The key of an attribute of a document as a whole.
  ///
  /// Differs from UIKit: reading stores the type and the encoding; writing needs no others.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the type, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The key of the encoding, the number of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The key of the attributes of text without any, a dictionary.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The key of the size of the paper, in points.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The key of the margins of the paper, insets in points.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// The key of the size of the view, in points.
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    /// The key of the zoom of the view, a number in per cent.
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    /// The key of the mode of the view, a number: 0, normal; 1, in pages.
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    /// The key of whether the document may be changed, a number: above 0, it may not.
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    /// The key of the colour behind the document, a `UIColor`.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    /// The key of the readiness to hyphenate, a number.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// The key of the distance of tab stops, in points.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// The key of the directions of parts of the text, an array.
    public static let textLayoutSections = DocumentAttributeKey(rawValue: "NSTextLayoutSectionsAttribute")
    /// The key of the scaling of the text, a number.
    public static let textScaling = DocumentAttributeKey(rawValue: "TextScaling")
    /// The key of the scaling of the document, a number.
    public static let sourceTextScaling = DocumentAttributeKey(rawValue: "SourceTextScaling")
    /// The key of the version of the format, a number.
    public static let cocoaVersion = DocumentAttributeKey(rawValue: "CocoaRTFVersion")
  }
}
