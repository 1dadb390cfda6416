public import Foundation

/// Strategies for one value, each with its own reference: scales, devices, styles.
public struct SnapshotVariants<Value, Format> {
  /// The strategies, each with the suffix of the snapshot's name, if any.
  public var members: [(name: String?, strategy: Snapshotting<Value, Format>)]

  /// Creates the given strategies, whose names and suffixes must be distinct.
  public init(_ members: [(name: String?, strategy: Snapshotting<Value, Format>)]) {
    self.members = members
  }
}

/// Asserts that a value matches its snapshots in all variants, each with its own reference and failure.
///
/// ```swift
/// let widths = SnapshotVariants<ProfileCard, UIImage>([
///   ("narrow", .image(scale: 2, size: CGSize(width: 240, height: 80))),
///   ("wide", .image(scale: 2, size: CGSize(width: 480, height: 80))),
/// ])
/// assertSnapshot(of: card, as: widths, named: "card")  // test.card-narrow@2x.png, test.card-wide@2x.png
/// ```
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as variants: SnapshotVariants<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  // All variants share one number, if there is no name.
  let first = name ?? "\(SnapshotCounter.current.next(of: "\(filePath)\0\(testName)"))"
  func verify() {
    for member in variants.members {
      assertSnapshot(
        of: try value(), as: member.strategy,
        named: [first, member.name].compactMap { $0 }.joined(separator: "-"), record: recording,
        timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    }
  }
  SnapshotLint.run(AssertionLocation(fileID: fileID, file: filePath, line: line, column: column), verify)
}
