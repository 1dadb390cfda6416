public import Foundation

/// A type of element with content that is read line by line, such as the page of a book.
///
/// An accessibility snapshot lists the content of the page behind the label and the value of the element.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
  /// Returns the number of the line at a point in screen coordinates; `NSNotFound` for none.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Returns the text of a line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Returns the rectangle of a line in screen coordinates.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Returns the text of the page.
  func accessibilityPageContent() -> String?
  /// Returns the text of a line with attributes for its speech.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// Returns the text of the page with attributes for its speech.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  /// Returns nil.
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }

  /// Returns nil.
  public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }

  /// The text of the page that is read.
  package var readPage: String? { accessibilityAttributedPageContent()?.string ?? accessibilityPageContent() }
}
