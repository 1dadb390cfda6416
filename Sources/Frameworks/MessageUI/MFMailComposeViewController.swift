import StandInCore
@_exported public import UIKit

/// The ends of writing a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The user cancelled.
  case cancelled
  /// The user kept the mail.
  case saved
  /// The user sent the mail.
  case sent
  /// An error.
  case failed
}

/// The ends of writing a message.
public enum MessageComposeResult: Int, Sendable {
  /// The user cancelled.
  case cancelled
  /// The user sent the message.
  case sent
  /// An error.
  case failed
}

/// A type that is told of the end of writing a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate of the end.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// A view controller for writing a mail.
///
/// Differs from MessageUI: its view is a labelled rectangle, and a test calls the delegate itself.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// A file with a mail.
  struct Attachment {
    let data: Data
    let type: String
    let name: String
  }

  /// The object that is told of the end.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private(set) var subject = ""
  private(set) var toRecipients: [String] = []
  private(set) var ccRecipients: [String] = []
  private(set) var bccRecipients: [String] = []
  private(set) var messageBody = ""
  private(set) var attachments: [Attachment] = []
  private var standIn: StandInView?

  /// Returns false: no mail can be sent.
  open class func canSendMail() -> Bool { false }

  /// Sets the subject.
  open func setSubject(_ subject: String) {
    self.subject = subject
    standIn?.standIn.detail = subject
  }

  /// Sets the receivers.
  open func setToRecipients(_ recipients: [String]?) { toRecipients = recipients ?? [] }

  /// Sets the receivers of a copy.
  open func setCcRecipients(_ recipients: [String]?) { ccRecipients = recipients ?? [] }

  /// Sets the receivers of a copy that others do not see.
  open func setBccRecipients(_ recipients: [String]?) { bccRecipients = recipients ?? [] }

  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) { messageBody = body }

  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName: String) {
    attachments.append(Attachment(data: attachment, type: mimeType, name: fileName))
  }

  /// Adds the labelled rectangle.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    standIn = view.addStandIn(StandIn(name: "MFMailComposeViewController", detail: subject))
  }
}

/// A type that is told of the end of writing a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate of the end.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A view controller for writing a message.
///
/// Differs from MessageUI: its view is a labelled rectangle, and a test calls the delegate itself.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// The object that is told of the end.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The receivers.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?

  /// Returns false: no message can be sent.
  open class func canSendText() -> Bool { false }

  /// Returns false: no message can be sent.
  open class func canSendAttachments() -> Bool { false }

  /// Adds the labelled rectangle.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = view.addStandIn(StandIn(name: "MFMessageComposeViewController"))
  }
}
