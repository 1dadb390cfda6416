import Foundation
import LayoutCore
import StyleCore

/// A dot, and a line that is centered beside it.
@MainActor
final class RowView: UIView {
  enum Fault {
    /// None.
    case right
    /// The dot lies half a point off.
    case oddDot
    /// The line gets its size when it has its place already.
    case sizedLast
  }

  let dot = UIView()
  let line = LineView()
  private let faults: [Fault]

  init(_ faults: Fault...) {
    self.faults = faults
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
    dot.backgroundColor = .systemBlue
    dot.accessibilityIdentifier = "dot"
    line.accessibilityIdentifier = "line"
    addSubview(dot)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 24) }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: 4, y: faults.contains(.oddDot) ? 4.5 : 4, width: 16, height: 16)
    if !faults.contains(.sizedLast) { line.bounds.size = line.sizeThatFits(bounds.size) }
    line.center = CGPoint(x: dot.frame.maxX + 6 + line.bounds.width / 2, y: dot.frame.midY)
    if faults.contains(.sizedLast) { line.bounds.size = line.sizeThatFits(bounds.size) }
  }
}

/// As long as a word.
final class LineView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 2) }
}

/// A row at the top.
final class RowController: UIViewController {
  let row: RowView

  init(_ fault: RowView.Fault) {
    row = RowView(fault)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(row)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    row.frame = CGRect(origin: area.origin, size: row.sizeThatFits(area.size))
  }
}
