public import Foundation
public import LayoutCore
public import StyleCore

/// A service that an app offers for items that the user shares; subclasses override most members.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// A group of services.
  public enum Category: Int, Sendable {
    /// A service that acts on the items.
    case action = 0
    /// A service that sends the items to others.
    case share = 1
  }

  var onFinish: ((Bool) -> Void)?

  /// Creates a service.
  public override init() {
    super.init()
  }

  /// The group of the service.
  open class var activityCategory: Category { .action }
  /// The name of the service for code.
  open var activityType: ActivityType? { nil }
  /// The name of the service for the user.
  open var activityTitle: String? { nil }
  /// The image of the service.
  open var activityImage: UIImage? { nil }
  /// Returns whether the service accepts items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the service for items that the user chose it for.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that performs the service, or `nil` if `perform()` does.
  open var activityViewController: UIViewController? { nil }
  /// Performs the service; the default implementation ends it without success.
  open func perform() { activityDidFinish(false) }

  /// Ends the service, which the subclass calls.
  ///
  /// - Parameter completed: Whether it succeeded.
  open func activityDidFinish(_ completed: Bool) {
    let work = onFinish
    onFinish = nil
    work?(completed)
  }
}

extension UIActivity {
  /// The name of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity.\(name)")
    }

    /// The service that sends a message.
    public static let message = system("Message")
    /// The service that sends mail.
    public static let mail = system("Mail")
    /// The service that prints.
    public static let print = system("Print")
    /// The service that copies to the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// The service that gives a picture to a contact.
    public static let assignToContact = system("AssignToContact")
    /// The service that saves a picture or movie.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// The service that keeps a page for reading.
    public static let addToReadingList = system("AddToReadingList")
    /// The service that sends to a device nearby.
    public static let airDrop = system("AirDrop")
    /// The service that makes a document of a page.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// The service that opens a book.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// The service of Facebook.
    public static let postToFacebook = system("PostToFacebook")
    /// The service of Twitter.
    public static let postToTwitter = system("PostToTwitter")
    /// The service of Weibo.
    public static let postToWeibo = system("PostToWeibo")
    /// The service of Tencent Weibo.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// The service of Flickr.
    public static let postToFlickr = system("PostToFlickr")
    /// The service of Vimeo.
    public static let postToVimeo = system("PostToVimeo")
    /// The service that shares an activity in a call.
    public static let sharePlay = system("SharePlay")
    /// The service that adds a page to the home screen.
    public static let addToHomeScreen = system("AddToHomeScreen")
    /// The service that invites others by a link.
    public static let collaborationInviteWithLink = system("CollaborationInviteWithLink")
    /// The service that copies a link for others.
    public static let collaborationCopyLink = system("CollaborationCopyLink")

    /// The services that every phone has, in the order in which a stand-in lists them.
    static let usual = [airDrop, message, mail, copyToPasteboard, print, saveToCameraRoll, addToReadingList]

    /// The last part of the name.
    var shortName: String { rawValue.split(separator: ".").last.map(String.init) ?? rawValue }
  }
}

/// A type of objects that provide an item for the service that the user chose.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an object of the item's type.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for a service, or `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of the item for a service.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns the name of the item's type for a service.
  ///
  /// Differs from UIKit: it is not called.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// Returns a picture of the item for a service.
  ///
  /// Differs from UIKit: it is not called.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns no subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns no name.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns no picture.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
