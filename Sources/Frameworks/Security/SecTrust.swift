// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// A certificate.
public final class SecCertificate: Sendable {
  /// The bytes, which are not read.
  let data: Data

  init(data: Data) { self.data = data }
}

/// A certificate with its key.
///
/// Differs from Security: nothing makes one.
public final class SecIdentity: Sendable {
  init() {}
}

/// A key.
///
/// Differs from Security: nothing makes one.
public final class SecKey: Sendable {
  init() {}
}

/// A rule of trust.
public final class SecPolicy: Sendable {
  init() {}
}

/// The results of a look at trust.
public enum SecTrustResultType: UInt32, Sendable {
  /// Not looked at.
  case invalid = 0
  /// The user trusts it.
  case proceed = 1
  /// The user does not trust it.
  case deny = 3
  /// The system trusts it.
  case unspecified = 4
  /// Trusted if there is a reason.
  case recoverableTrustFailure = 5
  /// Not to be trusted.
  case fatalTrustFailure = 6
  /// Another error.
  case otherError = 7
}

/// Returns a certificate of bytes, which are not read; nil for none.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  data.length > 0 ? SecCertificate(data: data as Data) : nil
}

/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }

/// Returns the rule of secure connections.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// Returns the rule of certificates.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Returns the number of certificates: 0.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }

/// Returns a certificate by its index: none.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { nil }

/// Returns false: nothing is trusted.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }

/// Sets the rules, without effect.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecSuccess }

/// Sets the certificates that are trusted, without effect.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  errSecSuccess
}
