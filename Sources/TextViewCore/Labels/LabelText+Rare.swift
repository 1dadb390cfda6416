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
  private var rare: LabelText.Rare {
    get { rareBox?.values ?? LabelText.Rare() }
    set { rareBox = LabelText.RareBox(newValue) }
  }

  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { rare.lineBreakStrategy }
    set { rare.lineBreakStrategy = newValue }
  }

  var preferredMaxLayoutWidth: CGFloat {
    get { rare.preferredMaxLayoutWidth }
    set { rare.preferredMaxLayoutWidth = newValue }
  }

  var minimumScaleFactor: CGFloat {
    get { rare.minimumScaleFactor }
    set { rare.minimumScaleFactor = newValue }
  }

  var highlightedTextColor: UIColor? {
    get { rare.highlightedTextColor }
    set { rare.highlightedTextColor = newValue }
  }

  var shadowColor: UIColor? {
    get { rare.shadowColor }
    set { rare.shadowColor = newValue }
  }

  var shadowOffset: CGSize {
    get { rare.shadowOffset }
    set { rare.shadowOffset = newValue }
  }

  /// The attributes of links, or `nil` for the usual ones.
  var linkAttributes: [NSAttributedString.Key: Any]? {
    get { rare.linkAttributes }
    set { rare.linkAttributes = newValue }
  }
}
