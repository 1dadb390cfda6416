// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

@_exported public import UIKit

/// A generator of random bytes.
public final class SecRandomRef: Sendable {
  init() {}
}

/// The generator of the system.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// The number of success.
public let errSecSuccess: OSStatus = 0
/// The number of a function that is not there.
public let errSecUnimplemented: OSStatus = -4
/// The number of a failure of a file.
public let errSecIO: OSStatus = -36
/// The number of a wrong argument.
public let errSecParam: OSStatus = -50
/// The number of too little memory.
public let errSecAllocate: OSStatus = -108
/// The number of a cancellation by the user.
public let errSecUserCanceled: OSStatus = -128
/// The number of a request that is not allowed.
public let errSecBadReq: OSStatus = -909
/// The number of an item that is not there.
public let errSecItemNotFound: OSStatus = -25300
/// The number of an item that is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// The number of a question that is not allowed now.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The number of a missing keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The number of a failure to find out who the user is.
public let errSecAuthFailed: OSStatus = -25293
/// The number of data that cannot be read.
public let errSecDecode: OSStatus = -26275
/// The number of a missing right.
public let errSecMissingEntitlement: OSStatus = -34018

/// Writes random bytes of the system to an address.
///
/// - Returns: `errSecSuccess`, or `errSecParam` for a negative number.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    unsafe bytes.storeBytes(
      of: UInt8.random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}

/// Returns the sentence of a number.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: NSString(string: "OSStatus \(status)")
  }
}
