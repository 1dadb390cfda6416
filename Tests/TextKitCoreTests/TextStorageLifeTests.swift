import Foundation
import StyleCore
import Testing
import TextKitCore

/// The ends of text storages.
struct TextStorageLifeTests {
  /// A storage of a program's own class.
  private final class OwnStorage: NSTextStorage {}

  @Test("Attributes end with their storage", arguments: [false, true]) func ends(isOwn: Bool) {
    weak var gone: NSTextAttachment?
    do {
      let attachment = NSTextAttachment()
      let storage = isOwn ? OwnStorage(string: "text") : NSTextStorage(string: "text")
      storage.append(NSAttributedString(attachment: attachment))
      #expect(
        unsafe storage.attribute(.attachment, at: 4, effectiveRange: nil) as? NSTextAttachment === attachment)
      gone = attachment
    }
    #expect(gone == nil)
  }
}
