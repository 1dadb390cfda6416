import Foundation
import StyleCore

extension NSTextStorage {
  func add(_ manager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === manager }) else { return }
    manager.textStorage?.removeLayoutManager(manager)
    managers.append(manager)
    manager.attach(self)
  }

  func remove(_ manager: NSLayoutManager) {
    guard managers.contains(where: { $0 === manager }) else { return }
    managers.removeAll { $0 === manager }
    manager.attach(nil)
  }

  // MARK: Notes

  /// Notes a change as one that the storage's own text already has.
  func notingOwnText(_ body: () -> Void) {
    let old = edits.isOwnText
    edits.isOwnText = true
    body()
    edits.isOwnText = old
  }

  func note(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    if !edits.isOwnText { copyOwnText(from: range, delta) }
    edits.add(mask, range, delta)
    processIfDone()
  }

  /// Processes the changes after the last group; those that `processEditing()` itself makes belong to them.
  private func processIfDone() {
    guard edits.groups == 0, !edits.isProcessing, edits.range != nil else { return }
    edits.isProcessing = true
    processEditing()
    // An override may change attributes after the call of its superclass, and so may managers that are told.
    for _ in 0..<Self.roundLimit where edits.range != nil { processEdits() }
    edits.isProcessing = false
  }

  /// The largest number of times that changes made by those who are told of changes are processed.
  private static let roundLimit = 100

  /// Copies a changed part of a subclass's text into the storage of this class, from which Foundation reads it.
  private func copyOwnText(from range: NSRange, _ delta: Int) {
    let text = string as NSString
    let total = text.length
    let start = max(0, min(range.location, length, total))
    let end = max(start, min(range.location + range.length + delta, total))
    let changed = NSMutableAttributedString(
      string: text.substring(with: NSRange(location: start, length: end - start)))
    enumerateRuns(in: NSRange(location: start, length: end - start)) { values, part in
      changed.setAttributes(values, range: NSRange(location: part.location - start, length: part.length))
    }
    let kept = max(0, length - (total - end) - start)
    replaceOwn(NSRange(location: start, length: min(kept, length - start)), with: changed)
  }

  func endGroup() {
    guard edits.groups > 0 else { return }
    edits.groups -= 1
    processIfDone()
  }

  func processEdits() {
    guard edits.range != nil, !edits.isTelling else { return }
    edits.isTelling = true
    let center = NotificationCenter.default
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center.post(name: Self.willProcessEditingNotification, object: self)
    fixAttributes(in: editedRange)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center.post(name: Self.didProcessEditingNotification, object: self)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    edits.clear()
    edits.isTelling = false
    for manager in managers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    for reference in contentStorages { reference.storage?.storageChanged(mask) }
    if let observer = textStorageObserver, !contentStorages.contains(where: { $0.storage === observer }) {
      observer.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  // MARK: Changes

  /// Changes the attributes of each run in a range by the primitive method.
  func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard range.length > 0 else { return }
    beginEditing()
    enumerateRuns(in: range) { values, part in
      var values = values
      change(&values)
      setAttributes(values, range: part)
    }
    endEditing()
  }

  /// Replaces a part of the text by the primitive methods.
  func replace(_ range: NSRange, with text: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    text.enumerateRuns { values, part in
      setAttributes(values, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  // MARK: Attributes

  func fix(in range: NSRange) {
    let text = string as NSString
    let start = max(0, min(range.location, text.length))
    let end = max(start, min(range.location + range.length, text.length))
    guard start < end else { return }
    let paragraphs = text.paragraphRange(for: NSRange(location: start, length: end - start))
    var location = paragraphs.location
    while location < NSMaxRange(paragraphs) {
      let paragraph = text.paragraphRange(for: NSRange(location: location, length: 0))
      fixStyle(of: paragraph)
      location = max(location + 1, NSMaxRange(paragraph))
    }
    fixAttachments(in: NSRange(location: start, length: end - start), of: text)
  }

  private func fixStyle(of paragraph: NSRange) {
    guard paragraph.length > 0 else { return }
    var effective = NSRange(location: 0, length: 0)
    let style = unsafe attributes(at: paragraph.location, effectiveRange: &effective)[.paragraphStyle]
    guard NSMaxRange(effective) < NSMaxRange(paragraph) else { return }
    var others: [NSRange] = []
    enumerateRuns(in: paragraph) { values, range in
      if (values[.paragraphStyle] as? NSParagraphStyle) !== (style as? NSParagraphStyle),
        values[.paragraphStyle] as? NSParagraphStyle != style as? NSParagraphStyle
      {
        others.append(range)
      }
    }
    for range in others {
      if let style {
        addAttribute(.paragraphStyle, value: style, range: range)
      } else {
        removeAttribute(.paragraphStyle, range: range)
      }
    }
  }

  private func fixAttachments(in range: NSRange, of text: NSString) {
    var found: [NSRange] = []
    enumerateRuns(in: range) { values, part in
      guard values[.attachment] != nil else { return }
      for index in part.location..<NSMaxRange(part) where text.character(at: index) != 0xFFFC {
        found.append(NSRange(location: index, length: 1))
      }
    }
    for range in found { removeAttribute(.attachment, range: range) }
  }
}
