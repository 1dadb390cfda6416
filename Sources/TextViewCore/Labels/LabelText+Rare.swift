import Foundation
import StyleCore

extension LabelText {
  /// The properties that few texts set.
  struct Rare {
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    var preferredMaxLayoutWidth: CGFloat = 0
    var minimumScaleFactor: CGFloat = 0
    var highlightedTextColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    /// The attributes of links, or `nil` for the usual ones.
    var linkAttributes: [NSAttributedString.Key: Any]?
  }

  /// An object that keeps these properties out of the other texts, which it leaves small; it never changes.
  final class RareBox {
    let values: Rare

    init(_ values: Rare) {
      self.values = values
    }
  }
}

extension LabelText.Content {
  /// The properties that few texts set.
  var rare: LabelText.Rare {
    get { rareBox?.values ?? LabelText.Rare() }
    set { rareBox = LabelText.RareBox(newValue) }
  }
}
