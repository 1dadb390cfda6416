import ControlCore
import Foundation
import LayerCore
import LayoutCore
import StackCore
import StyleCore
import TextViewCore
import ViewTestSupport

/// A stack that notes its layouts and updates of constraints.
final class RecordingStack: UIStackView {
  private let log: CallbackLog

  init(_ log: CallbackLog, frame: CGRect) {
    self.log = log
    super.init(frame: frame)
  }

  required init(coder: NSCoder) { preconditionFailure("Nothing archives it.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.note("K")
  }

  override func updateConstraints() {
    log.note("K constraints")
    super.updateConstraints()
  }
}

/// A label that notes its callbacks.
final class RecordingLabel: UILabel {
  var log: CallbackLog?
  override func layoutSubviews() { log?.note("L") }
  override func draw(_ rect: CGRect) { log?.note("L draw") }
  override func updateConstraints() {
    log?.note("L constraints")
    super.updateConstraints()
  }
}

/// An image view that notes its callbacks.
final class RecordingImageView: UIImageView {
  var log: CallbackLog?
  override func layoutSubviews() { log?.note("I") }
  override func draw(_ rect: CGRect) { log?.note("I draw") }
  override func updateConstraints() {
    log?.note("I constraints")
    super.updateConstraints()
  }
}

/// The views that the actions of table B.4 are done to, shown in a window and at rest:
///
/// window ▸ P ▸ S, V ▸ C, stack K ▸ A, label L, image view I; P's subviews from back to front.
@MainActor
final class UpdateFlagsTree {
  let log = CallbackLog()
  let loop = MainLoop()
  let window = UIWindow(size: CGSize(width: 200, height: 200), safeArea: .zero)
  let parent, sibling, view, child, arranged: CycleView
  let stack: RecordingStack
  let label = RecordingLabel(frame: CGRect(x: 0, y: 90, width: 9, height: 9))
  let image = RecordingImageView(frame: CGRect(x: 10, y: 90, width: 9, height: 9))

  init() {
    parent = CycleView("P", log, frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    sibling = CycleView("S", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view = CycleView("V", log, frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    child = CycleView("C", log, frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    arranged = CycleView("A", log)
    stack = RecordingStack(log, frame: CGRect(x: 0, y: 80, width: 9, height: 9))
    (label.log, image.log) = (log, log)
    label.text = "before"
    image.image = UIImage(systemName: "star")
    stack.addArrangedSubview(arranged)
    view.addSubview(child)
    for view in [sibling, view, stack, label, image] { parent.addSubview(view) }
    window.addSubview(parent)
    loop.attach(window)
    loop.runUntilIdle()
    _ = log.take()
  }

  /// A view that is in no other yet.
  func stranger(_ id: String, in superview: UIView? = nil) -> CycleView {
    let view = CycleView(id, log, frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    superview?.addSubview(view)
    return view
  }
}
