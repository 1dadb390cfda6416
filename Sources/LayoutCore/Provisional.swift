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

extension UIView {
  public func updateConstraints() {}
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
