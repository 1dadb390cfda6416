public import Foundation

extension Data.WritingOptions {
  /// The old name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
  /// The old name of `mappedIfSafe`.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
  /// The old name of `mappedIfSafe`.
  public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
  /// The old name of `uncached`.
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}

extension NSDictionary {
  /// Writes the values as a property list in XML to a file, which is replaced as a whole.
  public func write(to url: URL) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: self, format: .xml, options: 0)
    try data.write(to: url, options: .atomic)
  }

  /// The number of bytes of a file, of its attributes; 0 if they have none.
  public func fileSize() -> UInt64 { (value(of: .size) as? NSNumber)?.uint64Value ?? 0 }
  /// The kind of a file, of its attributes.
  public func fileType() -> String? { (value(of: .type) as? FileAttributeType)?.rawValue }
  /// The time of the last change of a file, of its attributes.
  public func fileModificationDate() -> Date? { value(of: .modificationDate) as? Date }
  /// The time at which a file was made, of its attributes.
  public func fileCreationDate() -> Date? { value(of: .creationDate) as? Date }

  private func value(of key: FileAttributeKey) -> Any? { object(forKey: key) ?? object(forKey: key.rawValue) }
}

extension NSDate {
  /// The present time.
  public class var now: Date { Date() }
}

extension NSUUID {
  /// Returns the order of the bytes of this identifier and another's.
  public func compare(_ otherUUID: UUID) -> ComparisonResult {
    let (one, other) = ((self as UUID).uuidString, otherUUID.uuidString)
    return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
  }
}
