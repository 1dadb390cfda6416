import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Text
import TextKitCore

/// The view of an attachment in a text view.
struct AttachmentView {
  let attachment: NSTextAttachment
  let provider: NSTextAttachmentViewProvider
  let view: UIView
}

extension UITextView {
  /// Places the views of attachments over their characters, and removes those of attachments that are gone.
  func placeAttachmentViews() {
    var places: [(attachment: NSTextAttachment, offset: Int)] = []
    viewText.content.attributed?.enumerateRuns { values, range in
      if let attachment = values[.attachment] as? NSTextAttachment {
        places.append((attachment, range.location))
      }
    }
    guard !places.isEmpty || !attachmentViews.isEmpty else { return }
    var shown: [AttachmentView] = []
    for (attachment, offset) in places {
      guard let found = attachmentView(of: attachment, at: offset) else { continue }
      shown.append(found)
      if found.view.superview !== self { addSubview(found.view) }
      let frame = attachmentFrame(at: offset)
      if let frame { found.view.frame = frame }
      found.view.isHidden = frame == nil
    }
    for old in attachmentViews where !shown.contains(where: { $0.view === old.view }) {
      old.view.removeFromSuperview()
    }
    attachmentViews = shown
  }

  private func attachmentView(of attachment: NSTextAttachment, at offset: Int) -> AttachmentView? {
    if let known = attachmentViews.first(where: { $0.attachment === attachment }) { return known }
    let place = TextOffset(offset)
    guard let provider = attachment.viewProvider(for: self, location: place, textContainer: textContainer),
      let view = provider.view
    else { return nil }
    return AttachmentView(attachment: attachment, provider: provider, view: view)
  }

  /// Returns the rectangle of an attachment in the content, or `nil` if it has no line.
  private func attachmentFrame(at offset: Int) -> CGRect? {
    let (layout, origin, count) = shownLines
    guard let index = layout.lineIndex(at: offset), index < count else { return nil }
    let run = layout.runs(ofLine: index).first { $0.isAttachment && $0.range.contains(offset) }
    guard let run, let room = run.attributes.attachment else { return nil }
    return CGRect(
      x: origin.x + run.x, y: origin.y + run.baseline - room.ascent, width: room.width,
      height: room.ascent + room.descent)
  }
}
