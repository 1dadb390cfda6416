import Foundation
import LayoutCore
import StyleCore
import TextKitCore

extension UITextView {
  /// Asks the delegate about the link or the attachment under a touch, and returns whether there is one.
  func openLink(at touch: UITouch) -> Bool {
    guard isSelectable, let span = character(at: touch.location(in: self)) as? TextSpan,
      let text = viewText.content.attributed, span.range.location < text.length
    else { return false }
    var range = NSRange()
    let values = unsafe text.attributes(
      at: span.range.location, longestEffectiveRange: &range, in: NSRange(location: 0, length: text.length))
    if let attachment = values[.attachment] as? NSTextAttachment {
      _ = textDelegate?.textView(
        self, shouldInteractWith: attachment, in: span.range, interaction: .invokeDefaultAction)
    }
    guard let url = Self.url(of: values[.link]) else { return values[.attachment] is NSTextAttachment }
    _ = textDelegate?.textView(
      self, shouldInteractWith: url, in: linkRange(at: span.range.location, of: url, in: text),
      interaction: .invokeDefaultAction)
    return true
  }

  private static func url(of link: Any?) -> URL? {
    switch link {
    case let url as URL: url
    case let text as String: URL(string: text)
    case let text as NSString: URL(string: String(describing: text))
    default: nil
    }
  }

  /// Returns the range around an offset with the same link, whatever its other attributes.
  private func linkRange(at offset: Int, of url: URL, in text: NSAttributedString) -> NSRange {
    var (range, isOver) = (NSRange(location: 0, length: 0), false)
    text.enumerateRuns { values, part in
      if isOver { return }
      if Self.url(of: values[.link]) == url {
        range.length = NSMaxRange(part) - range.location
      } else if part.location < offset {
        range = NSRange(location: NSMaxRange(part), length: 0)
      } else {
        isOver = true
      }
    }
    return range
  }
}
