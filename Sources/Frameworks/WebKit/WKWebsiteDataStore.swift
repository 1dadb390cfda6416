// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import FoundationNetworking

/// Files of pages.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Files of pages on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Files of pages in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Pages for times without a connection.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Values of a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Values that stay.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Databases of Web SQL.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Databases of objects.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// Files that pages wrote.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
/// Searches of fields.
public let WKWebsiteDataTypeSearchFieldRecentSearches = "WKWebsiteDataTypeSearchFieldRecentSearches"
/// Keys of media.
public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
/// Salts of hashes.
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"

/// The data that pages of a server keep.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The name of the server.
  public let displayName: String
  /// The kinds of data.
  public let dataTypes: Set<String>

  init(displayName: String, dataTypes: Set<String>) {
    (self.displayName, self.dataTypes) = (displayName, dataTypes)
  }
}

/// The data that pages keep.
///
/// Differs from WebKit: they are the cookies that the program sets.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let usual = WKWebsiteDataStore(isPersistent: true)
  private static var named: [UUID: WKWebsiteDataStore] = [:]
  /// Whether or not the data stay.
  public let isPersistent: Bool
  /// The identifier; nil for the usual data and for those that do not stay.
  public let identifier: UUID?
  /// The cookies.
  public let httpCookieStore: WKHTTPCookieStore

  private init(isPersistent: Bool, identifier: UUID? = nil) {
    (self.isPersistent, self.identifier) = (isPersistent, identifier)
    // Data of one identifier are the same in all objects.
    httpCookieStore = identifier.flatMap { Self.named[$0]?.httpCookieStore } ?? WKHTTPCookieStore()
  }

  /// Creates data of an identifier.
  public convenience init(forIdentifier identifier: UUID) {
    self.init(isPersistent: true, identifier: identifier)
    Self.named[identifier] = self
  }

  /// Returns the data that stay.
  open class func `default`() -> WKWebsiteDataStore { usual }

  /// Returns data that do not stay.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// Gives the identifiers of data to a completion.
  open class func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping @MainActor ([UUID]) -> Void) {
    completionHandler(named.keys.sorted { $0.uuidString < $1.uuidString })
  }

  /// Removes the data of an identifier.
  open class func remove(
    forIdentifier identifier: UUID, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    named[identifier] = nil
    completionHandler(nil)
  }

  /// Returns all kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeFileSystem, WKWebsiteDataTypeMediaKeys,
      WKWebsiteDataTypeSearchFieldRecentSearches, WKWebsiteDataTypeHashSalt,
    ]
  }

  /// Gives the servers with data to a completion: those of cookies.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) {
    let servers =
      dataTypes.contains(WKWebsiteDataTypeCookies) ? Set(httpCookieStore.cookies.map(\.domain)) : []
    completionHandler(
      servers.sorted().map { WKWebsiteDataRecord(displayName: $0, dataTypes: [WKWebsiteDataTypeCookies]) })
  }

  /// Returns the servers with data: those of cookies.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    var records: [WKWebsiteDataRecord] = []
    fetchDataRecords(ofTypes: dataTypes) { records = $0 }
    return records
  }

  /// Removes data of some servers.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    let servers = Set(dataRecords.map(\.displayName))
    if dataTypes.contains(WKWebsiteDataTypeCookies) {
      httpCookieStore.removeAll { servers.contains($0.domain) }
    }
    completionHandler()
  }

  /// Removes data that changed since a time.
  ///
  /// Differs from WebKit: the times are not known, so all are removed.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll { _ in true } }
    completionHandler()
  }
}

/// A type that is told of changes of cookies.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Tells the observer that the cookies changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies of pages.
///
/// Differs from WebKit: they are those that the program sets.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  /// The rules of cookies.
  public enum CookiePolicy: Int, Sendable {
    /// All are kept.
    case allow
    /// None is kept.
    case disallow
  }

  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  private(set) var cookies: [HTTPCookie] = []
  private var observers: [Observer] = []
  private var policy = CookiePolicy.allow

  override init() {
    super.init()
  }

  /// Gives all cookies to a completion.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }

  /// Returns all cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Sets a cookie, in place of one with its name, server and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    if policy == .allow {
      cookies.removeAll { isSame($0, cookie) }
      cookies.append(cookie)
      tellObservers()
    }
    completionHandler?()
  }

  /// Sets cookies, each in place of one with its name, server and path.
  open func setCookies(_ cookies: [HTTPCookie], completionHandler: (@MainActor () -> Void)? = nil) {
    for cookie in cookies { setCookie(cookie) }
    completionHandler?()
  }

  /// Sets a cookie, in place of one with its name, server and path.
  open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }

  /// Removes a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    removeAll { isSame($0, cookie) }
    completionHandler?()
  }

  /// Removes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }

  /// Adds an observer, which is not retained.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }

  /// Removes an observer.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Sets the rule of cookies.
  open func setCookiePolicy(_ policy: CookiePolicy, completionHandler: (@MainActor () -> Void)? = nil) {
    self.policy = policy
    completionHandler?()
  }

  /// Gives the rule of cookies to a completion.
  open func getCookiePolicy(_ completionHandler: @escaping @MainActor (CookiePolicy) -> Void) {
    completionHandler(policy)
  }

  func removeAll(where isGone: (HTTPCookie) -> Bool) {
    let count = cookies.count
    cookies.removeAll(where: isGone)
    if cookies.count < count { tellObservers() }
  }

  private func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
    one.name == other.name && one.domain == other.domain && one.path == other.path
  }

  private func tellObservers() {
    for observer in observers.compactMap(\.object) { observer.cookiesDidChange(in: self) }
  }
}
