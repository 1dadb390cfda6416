internal import Foundation
internal import GraphicsCore
internal import LayoutCore
internal import StyleCore
internal import TextViewCore

/// An entry of the legend: the disc of an element, its words, and its notes below them.
final class LegendEntry: UIView {
  /// Creates the entry of an element, as high as its texts at the width of a column, behind discs of a width.
  init(_ element: AccessibilityReading.Element, badgeWidth: CGFloat, in sheet: UIView) {
    super.init(frame: .zero)
    // The texts are measured in the environment of the sheet.
    sheet.addSubview(self)
    let badge = BadgeView(element.number)
    badge.frame.origin = .zero
    addSubview(badge)
    let start = badgeWidth + SheetFigures.badgeGap
    let width = SheetFigures.columnWidth - start
    var y = place(
      element.shownWords, SheetFigures.wordsFont, SheetFigures.ink, at: CGPoint(x: start, y: 1), width: width)
    for note in element.notes {
      y = place(
        note, SheetFigures.notesFont, SheetFigures.paleInk, at: CGPoint(x: start, y: y + 2), width: width)
    }
    frame.size = CGSize(width: SheetFigures.columnWidth, height: max(badge.bounds.height, y.rounded(.up)))
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a label, and returns its lower end.
  private func place(_ text: String, _ font: UIFont, _ color: UIColor, at point: CGPoint, width: CGFloat)
    -> CGFloat
  {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    label.numberOfLines = 0
    addSubview(label)
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(x: point.x, y: point.y, width: width, height: size.height)
    return label.frame.maxY
  }
}
