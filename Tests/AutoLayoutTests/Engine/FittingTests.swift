import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@MainActor
struct SystemLayoutSizeTests {
  /// A card of 8 points around a content.
  private func card(around content: UIView) -> UIView {
    let card = UIView()
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
    ])
    return card
  }

  @Test("C.16, C.17: compressed fits the content, a required width is kept, and nothing is applied")
  func fitting() {
    let content = ContentView(30, 20)
    let card = card(around: content)
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 46, height: 36))
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 36))
    #expect(card.bounds.size == .zero && content.frame == .zero)
  }

  @Test("Measuring leaves the layout of the tree as it is") func measuringInATree() {
    let content = ContentView(30, 20)
    let card = card(around: content)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(card)
    card.frame = root.bounds
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 46, height: 36))
    card.frame.size.width = 90
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 74, height: 84))
  }

  @Test("A label in lines is as high as its lines are in the width that constraints find") func wrapping() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    let card = card(around: label)
    let width: CGFloat = 120
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    #expect(height > label.font.lineHeight * 2)
    let size = card.systemLayoutSizeFitting(
      CGSize(width: width + 16, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: width + 16, height: height + 16))
  }
}
