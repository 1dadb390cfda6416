public import Foundation
public import GraphicsCore

/// A way from one view controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard.
  open var identifier: String? { name }
  /// The controller that the way begins at.
  open var source: UIViewController { start }
  /// The controller that the way leads to.
  open var destination: UIViewController { end }

  private let name: String?
  private let start: UIViewController
  private let end: UIViewController
  private let handler: (() -> Void)?
  /// The performance of a segue of the storyboard, unless a subclass has its own.
  package var standardPerformance: (() -> Void)?

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    name = identifier
    start = source
    end = destination
    handler = nil
    super.init()
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    name = identifier
    start = source
    end = destination
    handler = performHandler
    super.init()
  }

  /// Shows the destination.
  open func perform() {
    (handler ?? standardPerformance)?()
  }
}

/// The beginning of a way back to a controller.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the way begins at.
  open var source: UIViewController { start }
  /// The object that requested it.
  open var sender: Any? { requester }
  /// The method of the destination.
  open var unwindAction: Selector { action }

  private let start: UIViewController
  private let requester: Any?
  private let action: Selector

  package init(source: UIViewController, action: Selector, sender: Any?) {
    start = source
    self.action = action
    requester = sender
    super.init()
  }
}
