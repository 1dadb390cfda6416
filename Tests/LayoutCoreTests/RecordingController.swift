import Foundation
import LayoutCore
import StyleCore
import Testing

/// A controller that notes its callbacks; its view notes its layout.
class RecordingController: UIViewController {
  let id: String
  let log: CallbackLog
  var onLoad: (RecordingController) -> Void = { _ in }

  init(_ id: String, _ log: CallbackLog) {
    self.id = id
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    log.note("\(id) loadView")
    view = RecordingView("\(id) layoutSubviews", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  override func viewDidLoad() {
    log.note("\(id) viewDidLoad")
    onLoad(self)
  }

  override func viewWillAppear(_ animated: Bool) { log.note("\(id) viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.note("\(id) viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.note("\(id) viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.note("\(id) viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(id) viewDidDisappear") }
  override func viewWillLayoutSubviews() { log.note("\(id) viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.note("\(id) viewDidLayoutSubviews") }

  override func willMove(toParent parent: UIViewController?) {
    log.note("\(id) willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.note("\(id) didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note("\(id) viewWillTransition(to: \(Int(size.width))×\(Int(size.height)))")
    coordinator.animate { [id, log] _ in
      log.note("\(id) alongside")
    } completion: { [id, log] _ in
      log.note("\(id) completion")
    }
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note("\(id) willTransition")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.note("\(id) traitCollectionDidChange")
  }
}

extension CallbackLog {
  /// What was noted since the last call, without layout.
  func takeWithoutLayout() -> [String] {
    take().filter { !$0.hasSuffix("ayoutSubviews") }
  }
}

/// A visible window that fills the screen of a device.
@MainActor
func makeWindow(_ device: String, _ orientation: Device.Orientation = .portrait) throws -> UIWindow {
  let device = try #require(Device.named(device))
  let screen = UIScreen(device, orientation)
  let window = UIWindow(frame: screen.bounds)
  window.screen = screen
  return window
}
