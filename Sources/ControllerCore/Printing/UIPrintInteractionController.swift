public import Foundation
public import LayoutCore

/// A type of delegates of a controller that lets the user print.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller over which the options are shown.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Returns the paper of a list that is used.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// Tells the delegate that the options are about to be shown.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Tells the delegate that the options are shown.
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Tells the delegate that the options are about to go away.
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Tells the delegate that the options are gone.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Tells the delegate that a job is about to begin.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Tells the delegate that a job ended.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
  /// Returns the length at which a roll of paper is cut, in points.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
  /// Returns the places where a roll of paper is cut.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
  ) -> UIPrinter.CutterBehavior
}

extension UIPrintInteractionControllerDelegate {
  /// Returns nil: the controller in front.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Returns the first paper.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
  /// Does nothing.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Returns the height of the paper.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { paper.paperSize.height }
  /// Returns the printer's own.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
  ) -> UIPrinter.CutterBehavior { .printerDefault }
}

/// A controller that lets the user print.
///
/// Differs from UIKit: there is no printer, so nothing is shown, `isPrintingAvailable` is `false`, and the delegate is not called.
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
  /// The names of the types that can be printed without a formatter.
  open class var printableUTIs: Set<String> {
    ["com.adobe.pdf", "public.jpeg", "public.png", "com.compuserve.gif", "public.heic"]
  }

  /// Returns whether a file can be printed, by its extension.
  open class func canPrint(_ url: URL) -> Bool {
    UTType(filenameExtension: url.pathExtension).map { printableUTIs.contains($0.identifier) } ?? false
  }

  /// Returns whether a file's bytes can be printed, by their beginning.
  open class func canPrint(_ data: Data) -> Bool {
    let beginnings: [[UInt8]] = [
      Array("%PDF".utf8), [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], Array("GIF8".utf8),
    ]
    return beginnings.contains { data.starts(with: $0) }
  }

  /// The delegate.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// The description of the job.
  open var printInfo: UIPrintInfo?
  /// The item to print.
  open var printingItem: Any?
  /// The items to print.
  open var printingItems: [Any]?
  /// The renderer of the pages.
  open var printPageRenderer: UIPrintPageRenderer?
  /// The formatter of the content.
  open var printFormatter: UIPrintFormatter?
  /// Whether or not the user can choose pages.
  open var showsPageRange = true
  /// Whether or not the user can choose a number of copies.
  open var showsNumberOfCopies = true
  /// Whether or not the user can choose an orientation.
  open var showsPaperOrientation = true
  /// Whether or not the user can choose among the papers in the printer.
  open var showsPaperSelectionForLoadedPapers = false
  /// The paper of the job; there is none.
  open var printPaper: UIPrintPaper? { nil }

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

  /// Calls the function, since nothing can be printed, and returns `false`.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Calls the function, since nothing can be printed, and returns `false`.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Calls the function, since nothing can be printed, and returns `false`.
  @discardableResult
  open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
    completion?(self, false, nil)
    return false
  }

  /// Does nothing, since nothing is shown.
  open func dismiss(animated: Bool) {}
}
