import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

/// A list that can have an index at its side.
@MainActor
protocol IndexedList: UIScrollView {
  /// The colours of the titles, of the ground, and of the ground under a touch; nil is that of the system.
  var indexColors: (title: UIColor?, ground: UIColor?, tracking: UIColor?) { get }
  /// Scrolls to what a title stands for.
  func scroll(toTitle title: String, _ index: Int)
}

/// The index of a list: a strip of titles at the side, on which a touch scrolls.
final class ListIndexView: UIView {
  private static let lineHeight: CGFloat = 14
  private weak var list: (any IndexedList)?
  let titles: [String]
  private(set) var isTracking = false {
    didSet { setNeedsDisplay() }
  }
  private var lastTitle: Int?

  /// Creates the index of a list.
  init(_ titles: [String], of list: any IndexedList) {
    self.titles = titles
    self.list = list
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  @_spi(Plumb)
  public override var spokenContent: SpokenContent { spokenIndex }

  private var font: UIFont { .systemFont(ofSize: 11, weight: .semibold) }

  /// The titles that there is room for; a dot stands for those between.
  private var lines: [String] {
    let room = max(1, Int(saturating: bounds.height / Self.lineHeight))
    guard titles.count > room, room >= 3 else { return Array(titles.prefix(room)) }
    let shown = (room + 1) / 2
    var lines: [String] = []
    for index in 0..<shown {
      if index > 0 { lines.append("•") }
      lines.append(titles[index * (titles.count - 1) / (shown - 1)])
    }
    return lines
  }

  private var top: CGFloat { (bounds.height - CGFloat(lines.count) * Self.lineHeight) / 2 }

  override func draw(_ rect: CGRect) {
    guard let list else { return }
    let colors = list.indexColors
    if let ground = (isTracking ? colors.tracking : nil) ?? colors.ground {
      ground.setFill()
      UIBezierPath(rect: bounds).fill()
    }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: colors.title ?? list.tintColor ?? .systemBlue,
    ]
    for (index, line) in lines.enumerated() {
      let title = NSAttributedString(
        string: line == UITableView.indexSearch ? "⌕" : line, attributes: attributes)
      let size = title.size()
      title.draw(
        at: CGPoint(
          x: (bounds.width - size.width) / 2,
          y: top + CGFloat(index) * Self.lineHeight + (Self.lineHeight - size.height) / 2))
    }
  }

  /// Places the index at the trailing side of the visible area of its list, in front of the rows.
  func place(in list: any IndexedList) {
    let inset = list.adjustedContentInset
    let (bounds, width) = (list.bounds, TableFigures.indexWidth)
    let isReversed = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    setFrameIfChanged(
      CGRect(
        x: bounds.minX
          + (isReversed ? list.safeAreaInsets.left : bounds.width - list.safeAreaInsets.right - width),
        y: bounds.minY + inset.top, width: width, height: max(0, bounds.height - inset.top - inset.bottom)))
    if list.subviews.last !== self { list.bringSubviewToFront(self) }
  }

  /// Returns the number of the title at a height.
  func title(at y: CGFloat) -> Int? {
    guard !titles.isEmpty, bounds.height > 0 else { return nil }
    let height = CGFloat(lines.count) * Self.lineHeight
    let share = max(0, min((y - top) / height, 1))
    return min(titles.count - 1, Int(saturating: (share * CGFloat(titles.count)).rounded(.down)))
  }

  /// Returns the height at which a touch is on a title; nil if there is no such title.
  func position(of title: String) -> CGFloat? {
    guard let index = titles.firstIndex(of: title), bounds.height > 0 else { return nil }
    let height = CGFloat(lines.count) * Self.lineHeight
    return top + height * (CGFloat(index) + 0.5) / CGFloat(titles.count)
  }

  /// Returns the point of a title, in the coordinates of a view; nil if there is no such title.
  func point(of title: String, in view: UIView) -> CGPoint? {
    position(of: title).map { convert(CGPoint(x: bounds.midX, y: $0), to: view) }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = true
    lastTitle = nil
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let title = title(at: touch.location(in: self).y), title != lastTitle
    else { return }
    lastTitle = title
    list?.scroll(toTitle: titles[title], title)
  }
}
