import Foundation
import GraphicsCore
import Synchronization

/// The objects of texts, which stay, so that pointers to them are valid: code passes those of keys to dictionaries.
enum KeptTexts {
  /// A text; sendable without a check because it does not change.
  private struct Kept: @unchecked Sendable {
    let text: CFString
  }

  private static let texts = Mutex<[String: Kept]>([:])

  /// Returns the object of a text, always the same.
  static func text(_ name: String) -> CFString {
    texts.withLock { texts in
      if let kept = texts[name] { return kept }
      let kept = Kept(text: NSString(string: name))
      texts[name] = kept
      return kept
    }.text
  }
}
