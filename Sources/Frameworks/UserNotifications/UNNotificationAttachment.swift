// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
internal import UIKit

/// The key of the type of a file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether no small picture is shown.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part of a picture that is shown small.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the time of a film whose picture is shown small.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A file that is shown with a notification.
///
/// Differs from UserNotifications: the file stays where it is.
open class UNNotificationAttachment: NSObject {
  /// The identity.
  public let identifier: String
  /// The place of the file.
  public let url: URL
  /// The type of the file.
  public let type: String

  /// Creates a file, or throws if there is none.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    type = hint ?? UTType(filenameExtension: URL.pathExtension)?.identifier ?? "public.data"
  }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Waits in the list.
  case passive
  /// Is shown.
  case active
  /// Is shown although the user does not want to be disturbed.
  case timeSensitive
  /// Is shown and heard always.
  case critical
}

/// The domain of errors of this framework.
public let UNErrorDomain = "UNErrorDomain"

/// An error of this framework.
public struct UNError: Error, Equatable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// The user refused.
    case notificationsNotAllowed = 1
    /// There is no such file.
    case attachmentInvalidURL = 100
    /// The type of a file is not known.
    case attachmentUnrecognizedType = 101
    /// A file is too large.
    case attachmentInvalidFileSize = 102
    /// A file is not in the store.
    case attachmentNotInDataStore = 103
    /// A file could not be moved to the store.
    case attachmentMoveIntoDataStoreFailed = 104
    /// A file cannot be read.
    case attachmentCorrupt = 105
    /// A date never comes.
    case notificationInvalidNoDate = 1400
    /// There is no content.
    case notificationInvalidNoContent = 1401
    /// An object may not change the content.
    case contentProvidingObjectNotAllowed = 1500
    /// An object changes the content wrongly.
    case contentProvidingInvalid = 1501
    /// A number at the icon is not allowed.
    case badgeInputInvalid = 1600
  }

  /// The domain of errors of this framework.
  public static var errorDomain: String { UNErrorDomain }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) {
    self.code = code
  }
}
