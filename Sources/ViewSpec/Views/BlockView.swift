internal import Foundation
internal import LayoutCore

/// A stand-in for text: content that is `idealWidth` wide on one line, and breaks into as many lines of
/// `lineHeight` as it needs where it is given less.
///
/// It sizes as a label does (C.5, C.9): the widest line by the sum of the lines' heights, rounded up to pixels.
/// Each line is drawn as a bar over the middle half of its height; the last one has what is left of the width.
@preconcurrency @MainActor
final class BlockView: UIView {
  /// The most bars that are drawn, however high the block is.
  private static let maximumBars = 10_000

  private let idealWidth: CGFloat
  private let lineHeight: CGFloat
  private let properties: BlockProperties
  private let environment: SpecEnvironment
  private var bars: [UIView] = []

  init(
    _ properties: BlockProperties, _ appearance: Appearance, _ environment: SpecEnvironment
  ) throws(SpecProblem) {
    self.properties = properties
    self.environment = environment
    idealWidth = try properties.idealWidth.evaluatePositive("ideal width", environment.number)
    lineHeight = try properties.lineHeight.evaluatePositive("line height", environment.number)
    super.init(frame: .zero)
    try apply(appearance, environment)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = lineWidth(in: size.width)
    let fitting = CGSize(width: width, height: lineCount(width: width) * lineHeight)
    return environment.grid.snap(fitting, .ceil)
  }

  /// The width of a full line: no wider than the content, no narrower than a line is high.
  private func lineWidth(in available: CGFloat) -> CGFloat {
    min(idealWidth, max(available, lineHeight))
  }

  private func lineCount(width: CGFloat) -> CGFloat {
    // The content is a whole number of lines but for the error of the division.
    (idealWidth / width - 1e-9).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = barFrames()
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

  /// The bars of the lines that fit into the bounds.
  private func barFrames() -> [CGRect] {
    let width = lineWidth(in: bounds.width)
    let lines = lineCount(width: width)
    // A block that was rounded up to pixels still has its lines' own number.
    let fitting = (bounds.height / lineHeight + 1e-9).rounded(.down)
    let drawn = Int(min(lines, fitting, CGFloat(BlockView.maximumBars)))
    return (0..<max(0, drawn)).map { line in
      let isLast = CGFloat(line + 1) == lines
      let length = isLast ? idealWidth - (lines - 1) * width : width
      let frame = CGRect(
        x: bounds.minX + (bounds.width - length) * lineStart,
        y: bounds.minY + (CGFloat(line) + 0.25) * lineHeight, width: length, height: lineHeight / 2)
      return environment.snapsToPixels
        ? environment.grid.snap(frame, .nearest(.up)) : frame
    }
  }

  /// The share of the free space that lies to the left of a line.
  private var lineStart: CGFloat {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch properties.alignment {
    case .leading: return isRightToLeft ? 1 : 0
    case .center: return 0.5
    case .trailing: return isRightToLeft ? 0 : 1
    }
  }
}
