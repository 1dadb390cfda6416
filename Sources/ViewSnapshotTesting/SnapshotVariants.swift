public import Foundation

/// Strategies for one value, each with a reference of its own: scales, devices, styles.
public struct SnapshotVariants<Value, Format> {
  /// One of them: what it adds to the snapshot's name, if anything, and how the snapshot is made.
  public var members: [(name: String?, strategy: Snapshotting<Value, Format>)]

  /// The given strategies; no two may have one name and one suffix.
  public init(_ members: [(name: String?, strategy: Snapshotting<Value, Format>)]) {
    self.members = members
  }
}

/// Asserts that a value matches its snapshots in all variants; each has its reference, and each that differs fails.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as variants: SnapshotVariants<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  // One number for all of them, where there is no name.
  let first = name ?? "\(SnapshotCounter.current.next(of: "\(filePath)\0\(testName)"))"
  func verify() {
    for member in variants.members {
      assertSnapshot(
        of: try value(), as: member.strategy,
        named: [first, member.name].compactMap { $0 }.joined(separator: "-"), record: recording,
        timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    }
  }
  SnapshotLint.run(SourcePlace(fileID, filePath, line, column), verify)
}
