public import Foundation
public import FoundationNetworking
internal import GraphicsCore

/// Settings of requests that Linux's Foundation lacks; they are kept where they can be, and have no effect.
private enum SessionSettings {
  private final class Key: Sendable {}

  private static let keys = ["wait", "events", "constrained", "expensive", "lists"].map { ($0, Key()) }

  static func value(_ name: String, of object: AnyObject) -> Bool? {
    guard let key = keys.first(where: { $0.0 == name })?.1 else { return nil }
    return unsafe objc_getAssociatedObject(object, UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()))
      as? Bool
  }

  static func set(_ value: Bool, _ name: String, of object: AnyObject) {
    guard let key = keys.first(where: { $0.0 == name })?.1 else { return }
    unsafe objc_setAssociatedObject(
      object, UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()), value, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension URLSessionConfiguration {
  /// Returns the settings of requests that go on without the program.
  ///
  /// Differs from UIKit: they are the default ones.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    return configuration
  }

  /// Whether the program is started for the ends of requests.
  ///
  /// Differs from UIKit: it has no effect.
  public var sessionSendsLaunchEvents: Bool {
    get { SessionSettings.value("events", of: self) ?? false }
    set { SessionSettings.set(newValue, "events", of: self) }
  }

  /// Whether requests wait for a connection.
  ///
  /// Differs from UIKit: it has no effect.
  public var waitsForConnectivity: Bool {
    get { SessionSettings.value("wait", of: self) ?? false }
    set { SessionSettings.set(newValue, "wait", of: self) }
  }

  /// Whether requests may use the net while the user saves data.
  ///
  /// Differs from UIKit: it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { SessionSettings.value("constrained", of: self) ?? true }
    set { SessionSettings.set(newValue, "constrained", of: self) }
  }

  /// Whether requests may use the net while it costs much.
  ///
  /// Differs from UIKit: it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { SessionSettings.value("expensive", of: self) ?? true }
    set { SessionSettings.set(newValue, "expensive", of: self) }
  }
}

extension URLSessionTask {
  /// Whether data are given bit by bit.
  ///
  /// Differs from UIKit: it has no effect.
  public var prefersIncrementalDelivery: Bool {
    get { SessionSettings.value("lists", of: self) ?? true }
    set { SessionSettings.set(newValue, "lists", of: self) }
  }
}

extension URLRequest {
  /// Whether the request may use the net while the user saves data: true.
  ///
  /// Differs from UIKit: setting it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the request may use the net while it costs much: true.
  ///
  /// Differs from UIKit: setting it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the server is taken to know HTTP/3: false.
  ///
  /// Differs from UIKit: setting it has no effect.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}

extension URLCache {
  /// Creates a cache with a folder for its files.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

extension URLSession {
  /// The bytes of an answer, one after the other.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    private let data: Data

    fileprivate init(_ data: Data) { self.data = data }

    /// Returns an iterator of the bytes.
    public func makeAsyncIterator() -> Iterator { Iterator(bytes: data.makeIterator()) }

    /// An iterator of bytes.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var bytes: Data.Iterator

      /// Returns the next byte; nil at the end.
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    /// The lines of the answer in UTF-8, without empty ones.
    public var lines: AsyncStream<String> {
      let text = String(decoding: data, as: UTF8.self)
      return AsyncStream { continuation in
        for line in text.split(whereSeparator: \.isNewline) { continuation.yield(String(line)) }
        continuation.finish()
      }
    }
  }

  /// Returns the answer to a request, with its bytes.
  ///
  /// Differs from UIKit: they are there when all have come.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data), response)
  }

  /// Returns what is at a location, with its bytes.
  ///
  /// Differs from UIKit: they are there when all have come.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

extension URLError {
  /// The code of a connection that is not secure.
  public static var appTransportSecurityRequiresSecureConnection: URLError.Code {
    Code(rawValue: -1022) ?? .secureConnectionFailed
  }

  /// The causes of a net that is not there.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// The net is that of a phone.
    case cellular
    /// The net costs much.
    case expensive
    /// The user saves data.
    case constrained
  }

  /// The cause of a net that is not there: not known.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
