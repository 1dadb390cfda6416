import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The boxes with texts of a date picker.
extension UIDatePicker {
  /// The texts: day, time or duration, each in a box.
  package var texts: [String] {
    switch datePickerMode {
    case .date: [text("MMMdyyyy")]
    case .yearAndMonth: [text("MMMMyyyy")]
    case .time: [text("jmm")]
    case .dateAndTime: [text("MMMdyyyy"), text("jmm")]
    case .countDownTimer:
      [Int(saturating: countDownDuration) / 60].map { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" }
    }
  }

  private func text(_ template: String) -> String {
    let formatter = DateFormatter()
    let calendar = effectiveCalendar
    formatter.calendar = calendar
    formatter.locale = effectiveLocale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  private static let font = UIFont.systemFont(ofSize: 17)

  /// The size of the boxes of all texts.
  var compactSize: CGSize {
    let widths = texts.map { width(of: $0) }
    let gaps = CGFloat(max(0, widths.count - 1)) * ControlSizes.datePickerGap[traitCollection]
    return CGSize(width: widths.reduce(gaps, +), height: boxHeight)
  }

  /// The height of a box: in iOS 26 that of a line, with more space around a time (26.C.20).
  private var boxHeight: CGFloat {
    if let height = ControlSizes.datePickerHeight[traitCollection] { return height }
    let hasTime = datePickerMode == .time || datePickerMode == .dateAndTime
    return pixels.snap(Self.font.lineHeight, .ceil)
      + (hasTime ? ControlSizes.timePickerPadding : ControlSizes.datePickerPadding)
  }

  /// Returns the width of a box, in whole points: 11 more than its text at both ends, or 12 in iOS 26.
  private func width(of text: String) -> CGFloat {
    text.size(withAttributes: [.font: Self.font]).width.rounded(.up)
      + 2 * ControlSizes.datePickerInset[traitCollection]
  }

  /// Draws the boxes at the trailing end: all in the compact style, that of the time below a calendar.
  func drawBoxes(in context: CGContext) {
    for (text, box) in shownBoxes {
      context.fill(
        box, radius: ControlSizes.datePickerRadius[traitCollection], resolved(.tertiarySystemFill))
      text.drawLine(font: Self.font, color: isEnabled ? .label : .tertiaryLabel, in: box)
    }
  }

  /// The texts in boxes, with the rectangles of these: all in the compact style, the time below a calendar.
  var shownBoxes: [(text: String, rect: CGRect)] {
    if effectiveStyle == .compact { return boxes(texts, in: bounds) }
    guard hasTimeBelow, let time = texts.last else { return [] }
    let row = ControlSizes.datePickerTimeRow
    let area = CGRect(x: bounds.minX, y: bounds.maxY - row, width: bounds.width, height: row)
    let height = boxHeight
    return boxes(
      [time],
      in: CGRect(x: area.minX, y: area.midY - height / 2, width: max(0, area.width - 16), height: height))
  }

  /// Returns texts with the rectangles of their boxes, which end at the trailing edge of an area.
  private func boxes(_ texts: [String], in area: CGRect) -> [(text: String, rect: CGRect)] {
    var end: CGFloat = 0
    let boxes = texts.reversed().map { text in
      let width = width(of: text)
      let box = CGRect(
        x: isReversed ? bounds.minX + bounds.maxX - area.maxX + end : area.maxX - end - width, y: area.minY,
        width: width, height: area.height)
      end += width + ControlSizes.datePickerGap[traitCollection]
      return (text, box)
    }
    return boxes.reversed()
  }
}
