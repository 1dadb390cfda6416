import Foundation
import LayoutCore

@testable import ViewLint

/// A leaf that wants a size of its own.
final class Block: UIView {
  var ideal: CGSize { didSet { if ideal != oldValue { superview?.setNeedsLayout() } } }

  init(_ width: CGFloat, _ height: CGFloat, _ identifier: String) {
    ideal = CGSize(width: width, height: height)
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { ideal }
}

/// A view whose layout is a closure.
class Board: UIView {
  var layOut: (Board) -> Void
  var fit: (Board, CGSize) -> CGSize = { _, _ in CGSize(width: 200, height: 120) }

  init(
    _ views: [UIView],
    fit: @escaping (Board, CGSize) -> CGSize = { _, size in CGSize(width: 200, height: 120) },
    _ layOut: @escaping (Board) -> Void
  ) {
    self.layOut = layOut
    self.fit = fit
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    accessibilityIdentifier = "board"
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut(self)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { fit(self, size) }

  /// The same view, with another answer to who asks for its size.
  func fitting(_ fit: @escaping (Board, CGSize) -> CGSize) -> Board {
    self.fit = fit
    return self
  }
}

extension UIView {
  /// The codes of what is wrong with this view at 2x, each once, by the name of the view.
  @MainActor
  func lint(_ sizes: [CGSize] = []) -> [String] {
    LayoutLinter(LintOptions(scales: [2], sizes: sizes)).findings(in: self).map(\.summary)
  }
}

extension Finding {
  /// `code view`.
  var summary: String { "\(code.rawValue) \(view.last)" }
}
