public import Foundation
public import LayoutCore

/// A printer by its address.
///
/// Differs from UIKit: no printer answers, so nothing is known of it but its address.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
  /// The places where a printer cuts a roll of paper.
  public enum CutterBehavior: Int, Sendable {
    /// Nowhere.
    case noCut = 0
    /// As the printer is set up.
    case printerDefault = 1
    /// After each page.
    case cutAfterEachPage = 2
    /// After each copy.
    case cutAfterEachCopy = 3
    /// After each job.
    case cutAfterEachJob = 4
  }

  /// The kinds of jobs that a printer does.
  public struct JobTypes: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set of kinds.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No known kind.
    public static var unknown: JobTypes { [] }
    /// Documents.
    public static let document = JobTypes(rawValue: 1 << 0)
    /// Envelopes.
    public static let envelope = JobTypes(rawValue: 1 << 1)
    /// Labels.
    public static let label = JobTypes(rawValue: 1 << 2)
    /// Photographs.
    public static let photo = JobTypes(rawValue: 1 << 3)
    /// Receipts.
    public static let receipt = JobTypes(rawValue: 1 << 4)
    /// Rolls.
    public static let roll = JobTypes(rawValue: 1 << 5)
    /// Large sheets.
    public static let largeFormat = JobTypes(rawValue: 1 << 6)
    /// Postcards.
    public static let postcard = JobTypes(rawValue: 1 << 7)
  }

  private let address: URL

  /// Creates a printer at an address.
  public init(url: URL) {
    address = url
    super.init()
  }

  /// The address.
  open var url: URL { address }
  /// The name for the user: the host of the address.
  open var displayName: String { address.host ?? address.absoluteString }
  /// The place for the user; it is not known.
  open var displayLocation: String? { nil }
  /// The kinds of jobs; none is known.
  open var supportedJobTypes: JobTypes { .unknown }
  /// The maker and the model; they are not known.
  open var makeAndModel: String? { nil }
  /// Whether or not the printer prints in colour, as far as is known.
  open var supportsColor: Bool { false }
  /// Whether or not the printer prints on both sides, as far as is known.
  open var supportsDuplex: Bool { false }

  /// Asks the printer, and calls the handler with whether it answered: it did not.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// A type of delegates of printer pickers.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
  /// Returns the controller over which the picker is shown.
  func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController?
  /// Returns whether a printer is offered.
  func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool
  /// Tells the delegate that the picker is about to be shown.
  func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
  /// Tells the delegate that the picker is shown.
  func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
  /// Tells the delegate that the picker is about to go away.
  func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
  /// Tells the delegate that the picker is gone.
  func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
  /// Tells the delegate that the user chose a printer.
  func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
  /// Returns nil: the controller in front.
  public func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController? { nil }
  /// Returns `true`.
  public func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool { true }
  /// Does nothing.
  public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
  /// Does nothing.
  public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}

/// A controller that lets the user choose a printer.
///
/// Differs from UIKit: there is no printer, so nothing is shown, and the delegate is not called.
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
  /// A function that is called when the user is done, with whether a printer was chosen, and an error.
  public typealias CompletionHandler =
    @MainActor (_ controller: UIPrinterPickerController, _ userDidSelect: Bool, _ error: (any Error)?) -> Void

  private let printer: UIPrinter?

  /// The delegate.
  open weak var delegate: (any UIPrinterPickerControllerDelegate)?

  /// Creates a picker with a printer that is chosen at first.
  public init(initiallySelectedPrinter printer: UIPrinter?) {
    self.printer = printer
    super.init()
  }

  /// The printer that is chosen.
  open var selectedPrinter: UIPrinter? { printer }

  /// Calls the function, since there is no printer, and returns `false`.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    completion?(self, false, nil)
    return false
  }

  /// Calls the function, since there is no printer, and returns `false`.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Calls the function, since there is no printer, and returns `false`.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }

  /// Does nothing, since nothing is shown.
  open func dismiss(animated: Bool) {}
}
