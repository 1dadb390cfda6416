import Foundation
import LayerCore
import LayoutCore
import Plumb
import ViewTestSupport

/// A view that notes the touches that it gets, and passes them on where it is told to.
final class TouchView: UIView {
  let id: String
  let log: CallbackLog
  var passesOn = false

  init(_ id: String, _ log: CallbackLog, frame: CGRect = .zero) {
    self.id = id
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    let points = touches.map { $0.location(in: self) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    log.note("\(id) \(phase) " + points.map { "(\($0.x), \($0.y))" }.joined(separator: " "))
  }
}

/// A shown window of 200×200 with a view of 100×100 at (50, 50) in it.
@MainActor
final class TouchStage {
  let log = CallbackLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view: TouchView
  var fingers: TouchSynthesizer { TouchSynthesizer(window) }

  init() {
    view = TouchView("view", log, frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    window.isHidden = false
    window.addSubview(view)
  }

  /// Lets `seconds` go by and returns what was noted meanwhile.
  func run(_ seconds: Double = 5) -> [String] {
    MainLoop.main.run(for: seconds)
    return log.take()
  }
}
