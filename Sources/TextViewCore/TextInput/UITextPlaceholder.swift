public import Foundation
import LayoutCore
import StyleCore

/// The room for a text that comes later.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  private let areas: [UITextSelectionRect]

  /// Creates a placeholder with its rectangles.
  package init(_ areas: [UITextSelectionRect]) {
    self.areas = areas
    super.init()
  }

  /// Creates the placeholder of a subclass, which overrides `rects`.
  public override convenience init() { self.init([]) }

  /// The rectangles of the room.
  open var rects: [UITextSelectionRect] { areas }
}

/// A part of a dictated text.
///
/// Differs from UIKit: there is no dictation, so only tests make phrases.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  private let words: (text: String, alternatives: [String]?)

  /// Creates a phrase.
  package init(_ text: String, alternatives: [String]? = nil) {
    words = (text, alternatives)
    super.init()
  }

  /// The most likely text.
  open var text: String { words.text }
  /// The texts that the phrase may have been.
  open var alternativeInterpretations: [String]? { words.alternatives }
}

/// The mark of a text that may have been meant as another.
public enum UITextAlternativeStyle: Int, Sendable {
  /// No mark.
  case none = 0
  /// The mark of a text that was hardly understood.
  case lowConfidence = 1
}

/// An image in the size of letters.
///
/// Differs from UIKit: it is not drawn.
open class NSAdaptiveImageGlyph: NSObject, NSSecureCoding, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its only stored property is a constant.

  /// The data of the image in several sizes.
  public let imageContent: Data

  /// Creates an image of data.
  public init(imageContent: Data) {
    self.imageContent = imageContent
    super.init()
  }

  /// Creates the image that `encode(with:)` encoded.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "imageContent") else { return nil }
    imageContent = Data(referencing: data)
    super.init()
  }

  /// Encodes the data.
  open func encode(with coder: NSCoder) { coder.encode(imageContent as NSData, forKey: "imageContent") }

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// The identifier of the image: a hash of its data.
  open var contentIdentifier: String {
    String(
      imageContent.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }, radix: 16)
  }
  /// The description of the image: none.
  open var contentDescription: String { "" }
}
