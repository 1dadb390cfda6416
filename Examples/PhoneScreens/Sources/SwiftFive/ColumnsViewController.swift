import UIKit

/// Cards in one column on a narrow screen and in three on a wide one; from right to left the columns are the same,
/// the other way around.
open class ColumnsViewController: UIViewController {
  enum Metrics {
    static let spacing: CGFloat = 16
    static let cardHeight: CGFloat = 120
    static let widthForThreeColumns: CGFloat = 700
  }

  public let cards: [UIView] = (0..<3).map { index in
    let card = UIView()
    card.tag = index
    card.backgroundColor = [UIColor.systemTeal, .systemIndigo, .systemOrange][index]
    card.layer.cornerRadius = 12
    return card
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for card in cards { view.addSubview(card) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let content = view.bounds.inset(by: view.safeAreaInsets)
      .insetBy(dx: Metrics.spacing, dy: Metrics.spacing)
    if view.bounds.width >= Metrics.widthForThreeColumns {
      layOutColumns(in: content)
    } else {
      layOutRows(in: content)
    }
  }

  private func layOutRows(in content: CGRect) {
    var y = content.minY
    for card in cards {
      card.frame = CGRect(x: content.minX, y: y, width: content.width, height: Metrics.cardHeight)
      y = card.frame.maxY + Metrics.spacing
    }
  }

  private func layOutColumns(in content: CGRect) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let columns = isRightToLeft ? cards.reversed() : cards
    let width = (content.width - CGFloat(columns.count - 1) * Metrics.spacing) / CGFloat(columns.count)
    let scale = max(traitCollection.displayScale, 1)
    for (index, card) in columns.enumerated() {
      // Each edge goes to the pixel next to it, so that errors do not add up.
      let start = content.minX + CGFloat(index) * (width + Metrics.spacing)
      let (left, right) = ((start * scale).rounded() / scale, ((start + width) * scale).rounded() / scale)
      card.frame = CGRect(x: left, y: content.minY, width: right - left, height: content.height)
    }
  }
}
