import Foundation
import LayoutCore
import Testing
import TextKitCore
import TextViewCore

@MainActor
struct UITextViewDelegateTests {
  /// A delegate of iOS 9.
  private final class Old: NSObject, UITextViewDelegate {
    var found: [String] = []

    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
      found.append("\(url) \(characterRange.location)+\(characterRange.length)")
      return false
    }

    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange
    ) -> Bool {
      found.append("attachment \(characterRange.location)")
      return false
    }
  }

  @Test func `the method without an interaction is asked if the newer one is not there`() throws {
    let (view, delegate) = (UITextView(), Old())
    let asked: any UITextViewDelegate = delegate
    let url = try #require(URL(string: "https://example.com"))
    #expect(
      !asked.textView(
        view, shouldInteractWith: url, in: NSRange(location: 3, length: 2), interaction: .preview))
    #expect(
      !asked.textView(
        view, shouldInteractWith: NSTextAttachment(), in: NSRange(location: 1, length: 1),
        interaction: .preview))
    #expect(delegate.found == ["https://example.com 3+2", "attachment 1"])
  }
}
