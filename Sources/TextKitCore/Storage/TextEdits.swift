import Foundation

/// The changes of a text that have not been processed.
struct TextEdits {
  var mask: NSTextStorage.EditActions = []
  /// The range of the changes in the present text; nil for none.
  private(set) var range: NSRange?
  private(set) var changeInLength = 0
  /// The number of groups of changes that have not ended.
  var groups = 0
  /// Whether or not changes are being processed, so that further ones belong to them.
  var isProcessing = false
  /// Whether or not the change that is noted is one of the storage's own text.
  var isOwnText = false
  /// Whether or not the delegate is being told of changes.
  var isTelling = false

  /// Adds a change of a range of the text before it.
  mutating func add(_ actions: NSTextStorage.EditActions, _ changed: NSRange, _ delta: Int) {
    mask.formUnion(actions)
    changeInLength += delta
    let end = changed.location + max(0, changed.length + delta)
    guard let old = range else {
      range = NSRange(location: changed.location, length: end - changed.location)
      return
    }
    // The end of the earlier changes moves with the text before it.
    var oldEnd = old.location + old.length
    if oldEnd > changed.location { oldEnd = max(changed.location, oldEnd + delta) }
    let start = min(old.location, changed.location)
    range = NSRange(location: start, length: max(oldEnd, end) - start)
  }

  mutating func clear() {
    (mask, range, changeInLength) = ([], nil, 0)
  }
}
