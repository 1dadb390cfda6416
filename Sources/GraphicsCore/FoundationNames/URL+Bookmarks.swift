public import Foundation

/// Access to files of other programs, and data that lead to files again.
extension URL {
  /// The options of data that lead to a file.
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  /// The options of finding a file by data.
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  /// Returns true: files need no permission on Linux.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file, which changes nothing on Linux.
  public func stopAccessingSecurityScopedResource() {}

  /// Returns whether there is such a file, or throws.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

  /// Returns data that lead to the file again.
  ///
  /// Differs from UIKit: they have the path of the file alone, so a moved file is not found.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    return Data("plumb-bookmark:\(standardizedFileURL.absoluteString)".utf8)
  }

  /// Creates the location of the file that data lead to.
  ///
  /// - Parameters:
  ///   - data: Data of `bookmarkData`.
  ///   - options: The options, which have no effect.
  ///   - url: The file that the data are relative to, which has no effect.
  ///   - isStale: Becomes false.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale isStale: inout Bool
  ) throws {
    let text = String(bytes: data, encoding: .utf8) ?? ""
    guard let mark = text.range(of: "plumb-bookmark:", options: .anchored),
      let location = URL(string: String(text[mark.upperBound...])), location.isFileURL
    else { throw CocoaError(.fileReadCorruptFile) }
    guard FileManager.default.fileExists(atPath: location.path) else { throw CocoaError(.fileNoSuchFile) }
    isStale = false
    self = location
  }
}

extension NSURL {
  /// The options of data that lead to a file, none of which has an effect.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Data that are short.
    public static let minimalBookmark = Self(rawValue: 1 << 9)
    /// Data that can be written to a file of their own.
    public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
    /// Data with the permission of their program.
    public static let withSecurityScope = Self(rawValue: 1 << 11)
    /// Data with the permission to read.
    public static let securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
    /// Data without a permission.
    public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
  }

  /// The options of finding a file by data, none of which has an effect.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is asked of the user.
    public static let withoutUI = Self(rawValue: 1 << 8)
    /// No volume is mounted.
    public static let withoutMounting = Self(rawValue: 1 << 9)
    /// The permission of the data is used.
    public static let withSecurityScope = Self(rawValue: 1 << 10)
    /// No permission is taken.
    public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
  }

  /// Returns true: files need no permission on Linux.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file, which changes nothing on Linux.
  public func stopAccessingSecurityScopedResource() {}
}
