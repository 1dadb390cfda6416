// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Synchronization

/// The answers of a user who was asked for contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Not asked.
  case notDetermined
  /// Not allowed on this device.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case authorized
}

/// The kinds of entries.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts
}

/// A type of names of a contact's parts.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

/// The name of given names.
public let CNContactGivenNameKey = "givenName"
/// The name of family names.
public let CNContactFamilyNameKey = "familyName"
/// The name of the numbers of telephones.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The name of the addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The name of the data of a picture.
public let CNContactImageDataKey = "imageData"
/// The name of the data of a small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  /// The names of the parts.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition.
  open var predicate: NSPredicate?

  /// Creates a request for parts of contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
  }
}

/// An error of this framework.
public struct CNError: Error, Equatable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// The user refused.
    case authorizationDenied = 100
    /// There is no such contact.
    case recordDoesNotExist = 200
  }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) {
    self.code = code
  }
}

/// The user's contacts.
///
/// Differs from Contacts: there are none, and the user refuses.
open class CNContactStore: NSObject {
  private static let wasAsked = Atomic(false)

  /// Returns that the user has not been asked, or after a request that the user refused.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    wasAsked.load(ordering: .relaxed) ? .denied : .notDetermined
  }

  /// Calls the handler with a refusal.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    Self.wasAsked.store(true, ordering: .relaxed)
    completionHandler(false, CNError(.authorizationDenied))
  }

  /// Throws an error.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNError(.authorizationDenied)
  }

  /// Throws an error.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    throw CNError(.authorizationDenied)
  }
}

/// The settings of contacts.
open class CNContactsUserDefaults: NSObject {
  // Unchecked because the class is open, as Apple's is: it has no stored properties.
  nonisolated(unsafe) private static let only = CNContactsUserDefaults()

  /// Returns the settings.
  open class func shared() -> CNContactsUserDefaults { unsafe only }

  /// The code of the country of numbers without one, in small letters.
  ///
  /// Differs from Contacts: it is `us` on every machine.
  open var countryCode: String { "us" }
}
