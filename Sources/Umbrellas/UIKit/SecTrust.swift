// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import FoundationNetworking

/// The trust in a server's certificates, which Foundation names without an import of `Security`.
///
/// Differs from UIKit: nothing makes one.
public final class SecTrust: Sendable {
  init() {}
}

/// The way of a server that is known by its certificates.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The way of a client that is known by its certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The trust in the server: none.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates the answer that a server is trusted.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
