package import Foundation

/// A type of objects in text, which are the values of `.attachment`.
package protocol TextAttachmentContent: AnyObject {
  /// The space in points before and after the object.
  var sidePadding: CGFloat { get }

  /// Returns the rectangle of the object in points, relative to the baseline, y up.
  func bounds(in place: TextAttachmentPlace, characterIndex: Int) -> CGRect
  /// Returns the image to draw in `bounds`, or `nil` for none.
  func shownImage(in bounds: CGRect, place: TextAttachmentPlace, characterIndex: Int) -> UIImage?
}

/// The place of objects in text, as far as it is known before lines are broken.
package struct TextAttachmentPlace {
  /// The container of the lines, of a class of a higher module.
  package var container: AnyObject?
  /// The area of lines, of which only the width is known.
  package var line: CGRect

  package init(container: AnyObject? = nil, line: CGRect = .zero) {
    (self.container, self.line) = (container, line)
  }
}
