import Foundation
import LayoutCore

/// What happened to the views of one test, in order.
@MainActor
final class CallbackLog {
  private var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that notes its callbacks.
class RecordingView: UIView {
  let id: String
  let log: CallbackLog
  var onLayout: (RecordingView) -> Void = { _ in }

  init(_ id: String, _ log: CallbackLog, frame: CGRect = .zero) {
    self.id = id
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.note(id)
    onLayout(self)
  }
}

/// A view that also notes when it updates its constraints and when it draws, as `V constraints` and `V draw`.
final class CycleView: RecordingView {
  var onUpdateConstraints: (CycleView) -> Void = { _ in }
  var onDraw: (CycleView) -> Void = { _ in }

  override func updateConstraints() {
    log.note("\(id) constraints")
    onUpdateConstraints(self)
    super.updateConstraints()
  }

  override func draw(_ rect: CGRect) {
    log.note("\(id) draw")
    onDraw(self)
  }
}

/// A view that notes its moves, too.
final class MovingView: RecordingView {
  override func willMove(toSuperview newSuperview: UIView?) {
    log.note("\(id) willMove(toSuperview: \(name(newSuperview)))")
  }
  override func didMoveToSuperview() { log.note("\(id) didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.note("\(id) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { log.note("\(id) didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { log.note("\(id) didAddSubview(\(name(subview)))") }
  override func willRemoveSubview(_ subview: UIView) { log.note("\(id) willRemoveSubview(\(name(subview)))") }

  private func name(_ view: UIView?) -> String { (view as? RecordingView)?.id ?? "nil" }
}
