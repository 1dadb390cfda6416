import Foundation
import GraphicsCore
import LayerCore
import StyleCore

extension UIView {
  /// The description of the view in UIKit's words (L.1).
  var describedAsUIKit: String {
    let words =
      ["\(ObjectNames.title(of: self, root: UIView.self))"] + placeWords + textWords + stateWords + lookWords
    return "<\(words.joined(separator: "; "))>" + (asStack?.stackDescription ?? "")
  }

  private var placeWords: [String] {
    var words = ["frame = \(frame.describedAsFrame)"]
    if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      let anchor = layer.anchorPoint
      words.append("anchorPoint = (\(ObjectNames.short(anchor.x)), \(ObjectNames.short(anchor.y)))")
    }
    if !transform.isIdentity { words.append("transform = \(NSStringFromCGAffineTransform(transform))") }
    return words
  }

  /// The text of a label, field or text view.
  private var textWords: [String] {
    guard contentKind != .button, let text = shownContent.text else { return [] }
    return ["text = '\(ObjectNames.excerpt(text))'"]
  }

  private var stateWords: [String] {
    var words: [String] = []
    if clipsToBounds { words.append("clipsToBounds = YES") }
    if isHidden { words.append("hidden = YES") }
    if alpha != 1 { words.append("alpha = \(ObjectNames.short(alpha))") }
    if !isOpaque { words.append("opaque = NO") }
    if !autoresizingMask.isEmpty { words.append("autoresize = \(autoresizingMask.words)") }
    if !isUserInteractionEnabled { words.append("userInteractionEnabled = NO") }
    if tag != 0 { words.append("tag = \(tag)") }
    return words
  }

  private var lookWords: [String] {
    var words: [String] = []
    if let color = storedState.tintColor { words.append("tintColor = \(color)") }
    if let first = gestureRecognizers?.first {
      words.append("gestureRecognizers = <NSArray: \(ObjectNames.address(of: first))>")
    }
    if let image = shownContent.image { words.append("image = \(image)") }
    if let backgroundColor { words.append("backgroundColor = \(backgroundColor)") }
    words.append("layer = <\(ObjectNames.title(of: layer))>")
    guard let scrollView = self as? UIScrollView else { return words }
    words.append("contentOffset: \(NSStringFromCGPoint(scrollView.contentOffset))")
    words.append("contentSize: \(NSStringFromCGSize(scrollView.contentSize))")
    words.append("adjustedContentInset: \(NSStringFromUIEdgeInsets(scrollView.adjustedContentInset))")
    return words + shownContent.details
  }
}

extension UIView.AutoresizingMask {
  /// The parts of a view that follow its superview: `LM+W+BM`.
  fileprivate var words: String {
    let parts: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return parts.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
