public import Foundation

// Stand-ins for what other parts bring; this file goes away with them.

extension UIView {
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

public final class UIImage: NSObject, @unchecked Sendable {}

@preconcurrency @MainActor
open class UIAction: NSObject {
  open var title = ""
  open var image: UIImage?
}

@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open var identifier = ""
  open weak var owningView: UIView?
  open var layoutFrame: CGRect { .zero }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

@preconcurrency @MainActor
open class UIScreen: NSObject {
  package static var current = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))
  open class var main: UIScreen { current }
  open private(set) var bounds: CGRect
  open private(set) var traitCollection: UITraitCollection
  package private(set) var safeAreaInsets = UIEdgeInsets.zero

  package init(bounds: CGRect) {
    self.bounds = bounds
    traitCollection = .headless
    super.init()
  }

  private var device: Device?

  package convenience init(_ device: Device, _ orientation: Device.Orientation = .portrait) {
    self.init(bounds: .zero)
    self.device = device
    rotate(to: orientation)
  }

  package func rotate(to orientation: Device.Orientation) {
    guard let device else { return }
    bounds.size = device.size(orientation)
    traitCollection = device.traits(orientation)
    safeAreaInsets = device.safeAreaInsets(orientation)
  }
}

struct RootViewEnvironment: Hashable {
  var safeAreaInsets: UIEdgeInsets
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets?
  var respectsSystemMinimum: Bool

  static func systemMinimumLayoutMargins(
    width: CGFloat, safeAreaInsets: UIEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    let side: CGFloat = safeAreaInsets.left > 0 || safeAreaInsets.right > 0 || width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

@MainActor
protocol RootViewObserver: AnyObject {
  func rootViewSafeAreaInsetsDidChange()
  func rootViewLayoutMarginsDidChange()
  func rootViewSurroundingsDidChange()
}

extension UIView {
  private static var environments: [ObjectIdentifier: Box] = [:]
  private final class Box {
    weak var view: UIView?
    var environment: RootViewEnvironment?
    weak var observer: (any RootViewObserver)?
    init(_ view: UIView) { self.view = view }
  }
  private var box: Box {
    if let box = Self.environments[ObjectIdentifier(self)], box.view === self { return box }
    let box = Box(self)
    Self.environments[ObjectIdentifier(self)] = box
    return box
  }

  func setRootViewObserver(_ observer: (any RootViewObserver)?) { box.observer = observer }

  func setRootViewEnvironment(_ environment: RootViewEnvironment?) {
    guard environment != box.environment else { return }
    let old = box.environment?.safeAreaInsets ?? .zero
    box.environment = environment
    setNeedsLayout()
    if old != environment?.safeAreaInsets ?? .zero { box.observer?.rootViewSafeAreaInsetsDidChange() }
  }

  public var safeAreaInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    if let environment = box.environment { return environment.safeAreaInsets }
    guard let superview else { return .zero }
    return overlap(with: superview.safeAreaInsets, of: superview)
  }

  public func updateConstraints() {}

  public func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }
}

@MainActor
package final class MainLoop {
  package static let main = MainLoop()
  private var windows: [() -> UIWindow?] = []
  private var work: [@MainActor () -> Void] = []
  package func attach(_ window: UIWindow) { windows.append { [weak window] in window } }
  package func detach(_ window: UIWindow) { windows.removeAll { $0() === window } }
  package func enqueue(_ work: @escaping @MainActor () -> Void) { self.work.append(work) }
  package func turn() {
    let due = work
    work = []
    for work in due { work() }
    for window in windows { window()?.layoutIfNeeded() }
  }
}
