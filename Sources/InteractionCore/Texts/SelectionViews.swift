import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import TextViewCore

/// A caret.
final class CaretView: UIView, UITextCursorView {
  var isBlinking = true
  func resetBlinkAnimation() {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = tintColor
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}

/// A selection, in a fifth of the tint colour.
final class SelectionView: UIView, UITextSelectionHighlightView {
  var selectionRects: [UITextSelectionRect] = [] {
    didSet {
      for view in subviews { view.removeFromSuperview() }
      for rect in selectionRects {
        let part = UIView(frame: rect.rect)
        part.backgroundColor = tintColor.withAlphaComponent(0.2)
        part.isUserInteractionEnabled = false
        addSubview(part)
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }
}

/// An end of a selection: a line with a dot above it at the start, and below it at the end.
final class SelectionHandle: UIView, UITextSelectionHandleView {
  private static let dot: CGFloat = 10
  var direction: NSDirectionalRectEdge
  var customShape: UIBezierPath?
  var isVertical: Bool { false }
  private let line = UIView()
  private let knob = UIView()

  init(_ direction: NSDirectionalRectEdge) {
    self.direction = direction
    super.init(frame: .zero)
    knob.layer.cornerRadius = Self.dot / 2
    for view in [line, knob] {
      view.backgroundColor = tintColor
      addSubview(view)
    }
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for view in [line, knob] { view.backgroundColor = tintColor }
  }

  func preferredFrame(for rect: CGRect) -> CGRect {
    let isStart = direction.contains(.leading)
    return CGRect(
      x: rect.midX - Self.dot / 2, y: isStart ? rect.minY - Self.dot : rect.minY, width: Self.dot,
      height: rect.height + Self.dot)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isStart = direction.contains(.leading)
    line.frame = CGRect(
      x: bounds.midX - 1, y: isStart ? Self.dot : 0, width: 2, height: max(0, bounds.height - Self.dot))
    knob.frame = CGRect(
      x: bounds.midX - Self.dot / 2, y: isStart ? 0 : bounds.height - Self.dot, width: Self.dot,
      height: Self.dot)
  }
}
