@_exported public import Contacts
import StandInCore

/// A type that is told of chosen contacts.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Tells the delegate of a chosen contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Tells the delegate of chosen contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// Tells the delegate that the user cancelled.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}

/// A view controller for the choice of contacts.
///
/// Differs from ContactsUI: its view is a labelled rectangle, and a test calls the delegate itself.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  /// The object that is told of the choice.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The names of the parts that are shown.
  open var displayedPropertyKeys: [String]?
  /// The condition on contacts that can be chosen.
  open var predicateForEnablingContact: NSPredicate?
  /// The condition on contacts that end the choice.
  open var predicateForSelectionOfContact: NSPredicate?

  /// Adds the labelled rectangle.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = view.addStandIn(StandIn(name: "CNContactPickerViewController", detail: "no contacts"))
  }
}
