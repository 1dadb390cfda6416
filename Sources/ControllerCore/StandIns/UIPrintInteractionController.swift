public import Foundation

/// The description of a job of printing.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// The kind of what is printed.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// Photographs.
    case photo = 1
    /// Text and pictures in black and white.
    case grayscale = 2
    /// Photographs in black and white.
    case photoGrayscale = 3
  }

  /// The name of the job.
  open var jobName = ""
  /// The kind of what is printed.
  open var outputType = OutputType.general

  /// Creates a description.
  public override init() {
    super.init()
  }

  /// Returns a description.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// A controller that lets the user print.
///
/// Differs from UIKit: there is no printer, so nothing is shown, and `isPrintingAvailable` is `false`.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// A function that is called when the user is done, with whether the job was printed, and an error.
  public typealias CompletionHandler =
    @MainActor (_ controller: UIPrintInteractionController, _ completed: Bool, _ error: (any Error)?) -> Void

  /// The controller of the app.
  open class var shared: UIPrintInteractionController { common }
  private static let common = UIPrintInteractionController()
  /// Whether or not something can be printed.
  open class var isPrintingAvailable: Bool { false }

  /// The description of the job.
  open var printInfo: UIPrintInfo?
  /// The item to print.
  open var printingItem: Any?
  /// The items to print.
  open var printingItems: [Any]?

  /// Creates a controller.
  public override init() {
    super.init()
  }

  /// Calls the function, since nothing can be printed, and returns `false`.
  @discardableResult
  open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    completionHandler?(self, false, nil)
    return false
  }
}
