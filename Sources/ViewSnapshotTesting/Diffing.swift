public import Foundation
internal import SnapshotReport

/// The storage of values in files, and their comparison with stored ones.
public struct Diffing<Value> {
  /// A closure that returns the bytes to store; throws if a value has none.
  ///
  /// Equal bytes are equal values: the stored value is not decoded then.
  public var toData: (Value) throws -> Data
  /// A closure that returns the stored value; throws if the bytes are no such value.
  public var fromData: (Data) throws -> Value
  /// A closure that returns the difference of a value from a reference in words, with files that show it; nil without
  /// one.
  public var diff: (_ reference: Value, _ actual: Value) -> (String, [SnapshotAttachment])?

  /// A closure that returns the difference of two values that look the same, in words; nil without one.
  var unseen: ((_ reference: Value, _ actual: Value) -> String?)?
  /// A closure that returns in one line in what the values differ besides their contents, such as another version of a
  /// font; nil if in nothing.
  var caution: ((_ reference: Value, _ actual: Value) -> String?)?
  /// A closure that adds the details of a difference to a result.
  var detail: ((_ reference: Value, _ actual: Value, _ result: inout SnapshotCase) -> Void)?

  /// Creates a storage and comparison of values.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (_ reference: Value, _ actual: Value) -> (String, [SnapshotAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that shows the result of a snapshot, which is attached to the test if its framework can.
public struct SnapshotAttachment: Sendable, Hashable {
  /// The content: `reference`, `failure`, `difference`.
  public var name: String
  /// The extension of the file name, without a dot.
  public var pathExtension: String
  /// The bytes of the file.
  public var data: Data

  /// Creates a file with the given content.
  public init(name: String, pathExtension: String, data: Data) {
    self.name = name
    self.pathExtension = pathExtension
    self.data = data
  }
}
