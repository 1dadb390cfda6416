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
    if let tag = values[.textItemTag] as? String {
      interact(with: UITextItem(.tag(tag), range: range)) { _ in }
      return true
    }
    if let attachment = values[.attachment] as? NSTextAttachment {
      interact(with: UITextItem(.textAttachment(attachment), range: span.range)) { view in
        _ = view.textDelegate?.textView(
          view, shouldInteractWith: attachment, in: span.range, interaction: .invokeDefaultAction)
      }
    }
    guard let url = Self.url(of: values[.link]) else { return values[.attachment] is NSTextAttachment }
    let place = linkRange(at: span.range.location, of: url, in: text)
    interact(with: UITextItem(.link(url), range: place)) { view in
      _ = view.textDelegate?.textView(
        view, shouldInteractWith: url, in: place, interaction: .invokeDefaultAction)
    }
    return true
  }

  /// Runs the primary action of a part of the text, or shows its menu if there is none.
  private func interact(with item: UITextItem, _ usual: @escaping (UITextView) -> Void) {
    guard let textDelegate else { return }
    let action = UIAction { [weak self] _ in
      if let self { usual(self) }
    }
    if let primary = textDelegate.textView(self, primaryActionFor: item, defaultAction: action) {
      return primary.performWithSender(self, target: nil)
    }
    let shown = textDelegate.textView(self, menuConfigurationFor: item, defaultMenu: UIMenu())
    guard let menu = shown?.menu, !menu.children.isEmpty else { return }
    TextMenus.host?.showMenu(of: self, beside: firstRect(for: TextSpan(item.range))) { _ in menu }
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
