import ControlCore
public import Foundation
import GraphicsCore
import LayoutCore
public import StyleCore
public import TextViewCore

/// The search in text views.
extension UITextView: UITextSearching {
  private static let finders = AttachedValue<TextFinder>()

  /// Whether or not the text can be searched.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if newValue {
        let finder = TextFinder()
        Self.finders[self] = finder
        addInteraction(finder.interaction)
      } else if let interaction = findInteraction {
        interaction.dismissFindNavigator()
        removeInteraction(interaction)
        Self.finders[self] = nil
      }
    }
  }

  /// The interaction that searches in the text; nil unless `isFindInteractionEnabled`.
  public var findInteraction: UIFindInteraction? { Self.finders[self]?.interaction }

  /// The looks of the results of a search by their ranges, but for usual looks.
  package var foundTextStyles: [NSRange: UITextSearchFoundTextStyle] {
    Self.finders[self]?.styles ?? [:]
  }

  /// Whether or not found texts can be replaced.
  public var supportsTextReplacement: Bool { isEditable }

  /// Returns the order of two ranges by their starts.
  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

  /// Searches for a text from the start to the end.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    let text = (text ?? "") as NSString
    var rest = NSRange(location: 0, length: text.length)
    while rest.length > 0 {
      let compared = options.stringCompareOptions.subtracting(.backwards)
      let found = text.range(of: queryString, options: compared, range: rest)
      guard found.location != NSNotFound, found.length > 0 else { break }
      rest = NSRange(location: NSMaxRange(found), length: text.length - NSMaxRange(found))
      guard options.matches(found, in: text) else { continue }
      if let start = position(from: beginningOfDocument, offset: found.location),
        let end = position(from: start, offset: found.length), let range = textRange(from: start, to: end)
      {
        resultAggregator.foundRange(range, searchString: queryString, document: nil)
      }
    }
    resultAggregator.finishedSearching()
  }

  /// Keeps the look of a result.
  ///
  /// Differs from UIKit: results are drawn as the text around them.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
  ) {
    let range = NSRange(
      location: offset(from: beginningOfDocument, to: foundTextRange.start),
      length: offset(from: foundTextRange.start, to: foundTextRange.end))
    Self.finders[self]?.styles[range] = usingStyle == .normal ? nil : usingStyle
  }

  /// Forgets the looks of results.
  public func clearAllDecoratedFoundText() { Self.finders[self]?.styles = [:] }

  /// Scrolls until a range is visible.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    scrollRangeToVisible(
      NSRange(
        location: offset(from: beginningOfDocument, to: range.start),
        length: offset(from: range.start, to: range.end)))
  }

  /// Returns whether the text can be changed, and the delegate agrees.
  public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
    isEditable && shouldChangeText(in: foundTextRange, replacementText: withText)
  }

  /// Replaces a result.
  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    replace(foundTextRange, withText: withText)
  }
}

/// The interaction of a text view, and the looks of its results.
@MainActor
private final class TextFinder: NSObject, UIFindInteractionDelegate {
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
  var styles: [NSRange: UITextSearchFoundTextStyle] = [:]

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
  }

  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    session.invalidateFoundResults()
  }
}

extension UITextSearchOptions {
  /// Returns whether a range is a part, the start, or the whole of a word, as the options say.
  fileprivate func matches(_ range: NSRange, in text: NSString) -> Bool {
    func isWord(_ index: Int) -> Bool {
      guard index >= 0, index < text.length else { return false }
      return Unicode.Scalar(text.character(at: index)).map(CharacterSet.alphanumerics.contains) ?? true
    }
    if wordMatchMethod != .contains, isWord(range.location - 1) { return false }
    return wordMatchMethod != .fullWord || !isWord(NSMaxRange(range))
  }
}
