public import Foundation
public import LayoutCore
public import StyleCore
import Testing

/// A controller that notes its callbacks; its view notes its layout.
open class RecordingController: UIViewController {
  public let id: String
  public let log: CallbackLog
  public var onLoad: (RecordingController) -> Void = { _ in }

  public init(_ id: String, _ log: CallbackLog) {
    self.id = id
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    log.note("\(id) loadView")
    view = RecordingView("\(id) layoutSubviews", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  open override func viewDidLoad() {
    log.note("\(id) viewDidLoad")
    onLoad(self)
  }

  open override func viewWillAppear(_ animated: Bool) { log.note("\(id) viewWillAppear") }
  open override func viewIsAppearing(_ animated: Bool) { log.note("\(id) viewIsAppearing") }
  open override func viewDidAppear(_ animated: Bool) { log.note("\(id) viewDidAppear") }
  open override func viewWillDisappear(_ animated: Bool) { log.note("\(id) viewWillDisappear") }
  open override func viewDidDisappear(_ animated: Bool) { log.note("\(id) viewDidDisappear") }
  open override func viewWillLayoutSubviews() { log.note("\(id) viewWillLayoutSubviews") }
  open override func viewDidLayoutSubviews() { log.note("\(id) viewDidLayoutSubviews") }

  open override func willMove(toParent parent: UIViewController?) {
    log.note("\(id) willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
  open override func didMove(toParent parent: UIViewController?) {
    log.note("\(id) didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  open override func viewWillTransition(
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

  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note("\(id) willTransition")
    super.willTransition(to: newCollection, with: coordinator)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.note("\(id) traitCollectionDidChange")
  }
}

extension CallbackLog {
  /// Returns the callbacks since the last call, without those of layout.
  public func takeWithoutLayout() -> [String] {
    take().filter { !$0.hasSuffix("ayoutSubviews") }
  }
}

/// A visible window that fills the screen of a device.
@MainActor
package func makeWindow(_ device: String, _ orientation: Device.Orientation = .portrait) throws -> UIWindow {
  let device = try #require(Device.named(device))
  let screen = UIScreen(device, orientation)
  let window = UIWindow(frame: screen.bounds)
  window.screen = screen
  return window
}
