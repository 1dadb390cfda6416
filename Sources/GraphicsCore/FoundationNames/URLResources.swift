public import Foundation

extension URLResourceKey {
  /// The key of the uniform type of a file, as a value.
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
  /// The key of the bytes that are free for what the user asks for.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The key of the bytes that are free for what can wait.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// The bytes that are free for what the user asks for; nil unless `volumeAvailableCapacityKey` was asked for.
  public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map { Int64($0) } }
  /// The bytes that are free for what can wait; nil unless `volumeAvailableCapacityKey` was asked for.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map { Int64($0) }
  }
}

extension URL {
  /// The lines of the resource, read as UTF-8.
  ///
  /// Differs from UIKit: files are read as a whole when the property is read.
  public var lines: AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      do {
        let text = try String(contentsOf: self, encoding: .utf8)
        for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
          continuation.yield(String(line))
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }

  /// The bytes of the resource.
  ///
  /// Differs from UIKit: files are read as a whole when the property is read.
  public var resourceBytes: AsyncThrowingStream<UInt8, any Error> {
    AsyncThrowingStream { continuation in
      do {
        for byte in try Data(contentsOf: self) { continuation.yield(byte) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }

  /// Returns the text of the location.
  public func formatted() -> String { absoluteString }
}
