import Foundation
import StyleCore
import Testing
import TextKitCore
import ViewTestSupport

/// Texts that tell of their changes.
struct NSTextStorageTests {
  /// A storage that keeps its text itself, as editors with highlighting do.
  private final class Highlighter: NSTextStorage {
    private let text = NSMutableAttributedString(string: "")

    override var string: String { text.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { unsafe text.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      text.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      text.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      let all = NSRange(location: 0, length: (string as NSString).length)
      removeAttribute(.foregroundColor, range: all)
      let found = (string as NSString).range(of: "let")
      if found.location != NSNotFound { addAttribute(.foregroundColor, value: UIColor.red, range: found) }
      super.processEditing()
    }
  }

  private final class Log: NSObject, NSTextStorageDelegate {
    var entries: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      entries.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { entries.append("did \(editedRange.location)+\(editedRange.length)") }
  }

  @Test func `a change is processed at once, with its range in the new text`() {
    let (storage, log) = (NSTextStorage(string: "hello"), Log())
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(1..<3), with: "iii")
    #expect(storage.string == "hiiilo")
    #expect(log.entries == ["will 2 1+3 1", "did 1+3"])
    #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound)
  }

  @Test func `what is inserted or appended takes no place of others`() {
    let storage = NSTextStorage(string: "ad")
    storage.insert(NSAttributedString(string: "bc"), at: 1)
    storage.append(NSAttributedString(string: "e"))
    #expect(storage.string == "abcde")
  }

  @Test func `changes of a group are one`() {
    let (storage, log) = (NSTextStorage(string: "hello world"), Log())
    storage.delegate = log
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(0..<1), with: "")
    storage.addAttribute(.kern, value: 2, range: NSRange(6..<8))
    #expect(log.entries.isEmpty && storage.changeInLength == -1)
    storage.endEditing()
    #expect(log.entries == ["will 3 0+8 -1", "did 0+8"])
  }

  @Test func `a storage that keeps its text itself is read by all members`() {
    let storage = Highlighter()
    storage.append(NSAttributedString(string: "a let b", attributes: [.font: UIFont.boxes(20)]))
    #expect(storage.length == 7 && storage.string == "a let b")
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "a let b")
    #expect(unsafe copy.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    #expect(unsafe copy.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    storage.replaceCharacters(in: NSRange(0..<2), with: "")
    #expect(unsafe storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(storage.attributedSubstring(from: NSRange(0..<3)).string == "let")
    storage.setAttributedString(NSAttributedString(string: "x"))
    #expect(storage.length == 1 && storage.string == "x")
  }

  @Test func `lines follow the text`() {
    let storage = Highlighter()
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 60, height: 0)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.append(NSAttributedString(string: "aa", attributes: [.font: UIFont.boxes(20)]))
    #expect(manager.usedRect(for: container).width == 30)
    storage.append(NSAttributedString(string: "bb", attributes: [.font: UIFont.boxes(20)]))
    #expect(manager.usedRect(for: container).width == 50)
    #expect(manager.textStorage === storage && storage.layoutManagers.count == 1)
    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && manager.numberOfGlyphs == 0)
  }

  @Test func `changes that managers make when they are told are told, too`() {
    final class Marking: NSLayoutManager {
      var told: [Int] = []
      override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
      ) {
        told.append(newCharRange.location)
        super.processEditing(
          for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
          invalidatedRange: invalidatedCharRange)
        guard told.count < 4 else { return }
        textStorage.addAttribute(.kern, value: 1, range: NSRange(location: told.count, length: 1))
      }
    }
    let (storage, manager) = (NSTextStorage(string: "hello"), Marking())
    storage.addLayoutManager(manager)
    storage.replaceCharacters(in: NSRange(0..<1), with: "j")
    #expect(manager.told == [0, 1, 2, 3])
    #expect(storage.editedMask == [])
  }

  @Test func `a paragraph has the style of its first character, attachments only their own`() {
    let storage = NSTextStorage(string: "ab\ncd")
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(0..<1))
    let second = unsafe storage.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle
    #expect(second?.alignment == .center)
    #expect(unsafe storage.attribute(.paragraphStyle, at: 3, effectiveRange: nil) == nil)
    storage.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(3..<4))
    #expect(unsafe storage.attribute(.attachment, at: 3, effectiveRange: nil) == nil)
  }

  @Test func `a part of a character is replaced, and the rest stays`() {
    let storage = NSTextStorage(string: "ab\u{1F468}\u{200D}\u{1F469}")
    storage.replaceCharacters(in: NSRange(2..<4), with: NSAttributedString(string: "x"))
    #expect(storage.string == "abx\u{200D}\u{1F469}")
    storage.deleteCharacters(in: NSRange(3..<4))
    #expect(storage.string == "abx\u{1F469}")
  }
}
