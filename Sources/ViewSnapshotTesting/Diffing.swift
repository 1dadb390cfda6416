public import Foundation
internal import SnapshotReport

/// How values are stored in files and compared with those stored before.
public struct Diffing<Value> {
  /// The bytes that are stored; throws where a value has none. Equal bytes are equal values: what is stored is not
  /// decoded then.
  public var toData: (Value) throws -> Data
  /// The value that was stored; throws where the bytes are no such value.
  public var fromData: (Data) throws -> Value
  /// What differs between a reference and another value, in words, and files that show it; nil where nothing does.
  public var diff: (_ reference: Value, _ actual: Value) -> (String, [SnapshotAttachment])?

  /// What differs between two values that look the same, in words; nil where nothing does.
  var unseen: ((_ reference: Value, _ actual: Value) -> String?)?
  /// Adds what differs between two values to a result.
  var detail: ((_ reference: Value, _ actual: Value, _ result: inout SnapshotCase) -> Void)?

  /// A way to store and compare values.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (_ reference: Value, _ actual: Value) -> (String, [SnapshotAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that shows what became of a snapshot; a test's results hold it, where the test's framework can.
public struct SnapshotAttachment: Sendable, Hashable {
  /// What it shows: `reference`, `failure`, `difference`.
  public var name: String
  /// The extension of its file name, without a dot.
  public var pathExtension: String
  public var data: Data

  /// A file of the given content.
  public init(name: String, pathExtension: String, data: Data) {
    self.name = name
    self.pathExtension = pathExtension
    self.data = data
  }
}
