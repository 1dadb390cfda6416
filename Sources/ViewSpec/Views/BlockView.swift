internal import Foundation
internal import LayoutCore
internal import StyleCore

/// A placeholder for text: content that is `idealWidth` wide on one line, and breaks into lines in less space.
///
/// Each line is `lineHeight` high. The view sizes itself as a label does (C.5, C.9): the widest line by the sum of the
/// lines' heights, rounded up to pixels. Each line is drawn as a bar over the middle half of its height; the last one
/// has the remaining width.
@preconcurrency @MainActor
final class BlockView: UIView {
  private let idealWidth: CGFloat
  private let lineHeight: CGFloat
  private let properties: BlockProperties
  private let environment: SpecEnvironment
  private let errors: LayoutErrors
  private var bars: [UIView] = []

  init(
    _ properties: BlockProperties, _ appearance: Appearance, in environment: SpecEnvironment,
    errors: LayoutErrors
  ) throws(DocumentError) {
    self.properties = properties
    self.environment = environment
    self.errors = errors
    idealWidth = try properties.idealWidth.evaluatePositive("ideal width", environment.number)
    lineHeight = try properties.lineHeight.evaluatePositive("line height", environment.number)
    super.init(frame: .zero)
    try apply(appearance, environment)
    // A bar covers the middle half of its line, and its lower edge is the baseline (F.21).
    let content = LineContent(baselines: (first: lineHeight * 0.75, last: lineHeight * 0.25)) {
      [unowned self] width in
      sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    setLineContent(content)
  }

  /// The size on one line (C.5); constraints also use the height of the lines in the width that they find.
  override var intrinsicContentSize: CGSize {
    environment.grid.snap(CGSize(width: idealWidth, height: lineHeight), .ceil)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = lineWidth(in: size.width)
    let fitting = CGSize(width: width, height: lineCount(width: width) * lineHeight)
    return environment.grid.snap(fitting, .ceil)
  }

  /// Returns the width of a full line: at most that of the content, and at least the height of a line.
  private func lineWidth(in available: CGFloat) -> CGFloat {
    min(idealWidth, max(available, lineHeight))
  }

  private func lineCount(width: CGFloat) -> CGFloat {
    // The content is a whole number of lines except for the rounding error of the division.
    (idealWidth / width - 1e-9).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let count = barCount
    guard count <= bars.count || errors.admit(lines: count - bars.count) else {
      errors.report(
        properties.lineHeight.problem(
          "more than the limit of \(LayoutErrors.maximumLineCount) lines in all blocks"))
      return
    }
    let frames = barFrames(count)
    while bars.count < frames.count { addBar() }
    for (bar, frame) in zip(bars, frames) { bar.frame = frame }
    for (index, bar) in bars.enumerated() { bar.isHidden = index >= frames.count }
  }

  private func addBar() {
    let bar = UIView()
    bar.backgroundColor = properties.color
    addSubview(bar)
    bars.append(bar)
  }

  /// The number of lines that fit into the bounds, at most one more than the limit.
  private var barCount: Int {
    // A block that was rounded up to pixels keeps its number of lines.
    let fitting = (bounds.height / lineHeight + 1e-9).rounded(.down)
    let lines = lineCount(width: lineWidth(in: bounds.width))
    return Int(max(0, min(lines, fitting, CGFloat(LayoutErrors.maximumLineCount + 1))))
  }

  /// Returns the frames of the first bars.
  private func barFrames(_ count: Int) -> [CGRect] {
    let width = lineWidth(in: bounds.width)
    let lines = lineCount(width: width)
    return (0..<count).map { line in
      let isLast = CGFloat(line + 1) == lines
      let length = isLast ? idealWidth - (lines - 1) * width : width
      let frame = CGRect(
        x: bounds.minX + (bounds.width - length) * lineStart,
        y: bounds.minY + (CGFloat(line) + 0.25) * lineHeight, width: length, height: lineHeight / 2)
      return environment.snapsToPixels
        ? environment.grid.snap(frame, .nearest(.up)) : frame
    }
  }

  /// The share of the free space to the left of a line.
  private var lineStart: CGFloat {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch properties.alignment {
    case .leading: return isRightToLeft ? 1 : 0
    case .center: return 0.5
    case .trailing: return isRightToLeft ? 0 : 1
    }
  }
}
