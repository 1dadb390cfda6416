import Foundation
import LayoutCore
import Raster
import StyleCore
import TextViewCore
import ViewRendering

@testable import ViewDifference

/// A card with an icon, a title beneath it and a caption beneath that, laid out by hand.
@MainActor
final class CardView: UIView {
  let icon = UIView()
  let title = UILabel()
  let caption = UILabel()
  var iconSide: CGFloat = 20

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    icon.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    title.text = "Title"
    title.font = .systemFont(ofSize: 17)
    caption.text = "Caption"
    caption.font = .systemFont(ofSize: 12)
    for (view, name) in [(self, "card"), (icon, "icon"), (title, "title"), (caption, "caption")]
      as [(UIView, String)]
    {
      view.accessibilityIdentifier = name
      if view !== self { addSubview(view) }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 10, y: 10, width: iconSide, height: iconSide)
    title.frame = CGRect(
      origin: CGPoint(x: 10, y: icon.frame.maxY + 4), size: title.sizeThatFits(bounds.size))
    caption.frame = CGRect(
      origin: CGPoint(x: 10, y: title.frame.maxY + 4), size: caption.sizeThatFits(bounds.size))
  }
}

/// A picture of a view at 2x, and its layout tree.
@MainActor
struct Recorded {
  let bitmap: Bitmap
  let tree: LayoutTree

  init(_ view: UIView) {
    let observation = LayoutObservation { view.layoutIfNeeded() }
    let (list, tree) = LayoutTree.recording(view.layer, scale: 2, observation)
    self.tree = tree
    bitmap = Bitmap(rendering: list)
  }

  /// Returns the explanation of a change of a card.
  static func explanation(_ change: (CardView) -> Void) -> Explanation {
    let card = CardView()
    change(card)
    return explanation(from: CardView(), to: card)
  }

  static func explanation(from old: UIView, to new: UIView) -> Explanation {
    let (reference, actual) = (Recorded(old), Recorded(new))
    return Explanation(
      of: actual.bitmap, with: reference.bitmap, actualTree: actual.tree, referenceTree: reference.tree)
  }
}
