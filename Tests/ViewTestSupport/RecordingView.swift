public import Foundation
public import LayoutCore

/// A log of the callbacks of one test's views, in order.
@MainActor
public final class CallbackLog {
  private var lines: [String] = []

  public init() {}

  public func note(_ line: String) { lines.append(line) }

  /// Returns the callbacks since the last call.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that notes its callbacks.
open class RecordingView: UIView {
  public let id: String
  public let log: CallbackLog
  public var onLayout: (RecordingView) -> Void = { _ in }

  public init(_ id: String, _ log: CallbackLog, frame: CGRect = .zero) {
    self.id = id
    self.log = log
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    log.note(id)
    onLayout(self)
  }
}

/// A view that also notes when it updates its constraints and when it draws, as `V constraints` and `V draw`.
public final class CycleView: RecordingView {
  public var onUpdateConstraints: (CycleView) -> Void = { _ in }
  public var onDraw: (CycleView) -> Void = { _ in }

  public override func updateConstraints() {
    log.note("\(id) constraints")
    onUpdateConstraints(self)
    super.updateConstraints()
  }

  public override func draw(_ rect: CGRect) {
    log.note("\(id) draw")
    onDraw(self)
  }
}

/// A view that notes its moves, too.
public final class MovingView: RecordingView {
  public override func willMove(toSuperview newSuperview: UIView?) {
    log.note("\(id) willMove(toSuperview: \(name(newSuperview)))")
  }
  public override func didMoveToSuperview() { log.note("\(id) didMoveToSuperview") }
  public override func willMove(toWindow newWindow: UIWindow?) {
    log.note("\(id) willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  public override func didMoveToWindow() { log.note("\(id) didMoveToWindow") }
  public override func didAddSubview(_ subview: UIView) { log.note("\(id) didAddSubview(\(name(subview)))") }
  public override func willRemoveSubview(_ subview: UIView) {
    log.note("\(id) willRemoveSubview(\(name(subview)))")
  }

  private func name(_ view: UIView?) -> String { (view as? RecordingView)?.id ?? "nil" }
}
