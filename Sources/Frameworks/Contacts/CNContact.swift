@_exported public import UIKit

/// A number of a telephone.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as Contacts' is: its only stored property is a Sendable constant.

  /// The number.
  public final let stringValue: String

  /// Creates a number.
  public init(stringValue string: String) {
    stringValue = string
  }
}

/// A value with a label.
open class CNLabeledValue<ValueType: AnyObject>: NSObject {
  /// The label.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Creates a value with a label.
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  /// Returns the words of a label: what stands between the signs around it.
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? String(label.dropFirst(4).dropLast(4)) : label
  }
}

/// A person or an organization.
open class CNContact: NSObject {
  /// The identity.
  open var identifier: String { "" }
  /// The given name.
  open fileprivate(set) var givenName = ""
  /// The family name.
  open fileprivate(set) var familyName = ""
  /// The middle name.
  open fileprivate(set) var middleName = ""
  /// The name of the organization.
  open fileprivate(set) var organizationName = ""
  /// The numbers of telephones.
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// The addresses of mail.
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// The data of a picture.
  open fileprivate(set) var imageData: Data?
  /// The data of a small picture.
  open var thumbnailImageData: Data? { imageData }
  /// Whether or not there is a picture.
  open var imageDataAvailable: Bool { imageData != nil }
}

/// A person or an organization that can be changed.
open class CNMutableContact: CNContact {
  /// The given name.
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  /// The middle name.
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  /// The name of the organization.
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  /// The numbers of telephones.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  /// The addresses of mail.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  /// The data of a picture.
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
}

/// The styles of names.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The whole name.
  case fullName
  /// The name as it is spoken.
  case phoneticFullName
}

/// A writer of names.
open class CNContactFormatter: Formatter {
  /// The style.
  open var style = CNContactFormatterStyle.fullName

  /// Returns the name; nil if there is none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    if !parts.isEmpty { return parts.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }

  /// Returns the name; nil if there is none.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
