public import Foundation
internal import StyleCore

/// Asserts that a value matches its snapshot, in tests of Swift Testing and of XCTest.
///
/// The reference is a file; `SnapshotTestingConfiguration.Naming` documents its path, and `Record` when it is written.
/// A test that wrote one fails and reports it. Files with equal bytes are equal; else the strategy compares their
/// contents.
///
/// Views belong to the main actor: tests with strategies for them are `@MainActor`; in XCTest on Linux, where such
/// methods must be `async`, `@MainActor func testCard() async`.
///
/// ```swift
/// let card = ProfileCard(name: "Ada Lovelace")
/// card.frame.size = CGSize(width: 320, height: 80)
/// assertSnapshot(of: card, as: .image(scale: 2))  // __Snapshots__/ProfileTests/card.1@2x.png
/// ```
///
/// - Parameters:
///   - value: The value; an error that it throws fails the test.
///   - snapshotting: The strategy.
///   - name: A name that distinguishes this snapshot from others of the test; its number by default.
///   - recording: The references to write, which takes precedence over settings around the call.
///   - timeout: The maximum time of an asynchronous snapshot, in seconds.
///   - fileID: The file ID of the call.
///   - filePath: The path of the file of the call.
///   - testName: The name of the test: that of the calling function by default.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = AssertionLocation(fileID: fileID, file: filePath, line: line, column: column)
  func verify() {
    let failure = verifySnapshot(
      of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
    if let failure { TestFramework.current.fail(failure, place) }
  }
  SnapshotLint.run(place, verify)
}

/// Asserts that a value matches its snapshots with several strategies, each with the name of its snapshot.
///
/// ```swift
/// assertSnapshots(
///   of: SignInController(),
///   as: ["upright": .image(on: .iPhone16), "turned": .image(on: .iPhone16(.landscape))])
/// // signIn.turned@3x.png, signIn.upright@3x.png
/// ```
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches its snapshots with several strategies, each with a number.
///
/// ```swift
/// assertSnapshots(of: SignInController(), as: [.layout, .recursiveDescription])
/// // signIn.1.txt, signIn.2.txt
/// ```
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its snapshot, and returns the difference, or nil, for assertions of your own.
///
/// ```swift
/// let difference = verifySnapshot(
///   of: receipt, as: .lines, named: "receipt", snapshotDirectory: folder.url.path)
/// #expect(difference == nil)
/// ```
///
/// - Parameters:
///   - value: The value; an error that it throws is a difference.
///   - snapshotting: The strategy.
///   - name: A name that distinguishes this snapshot from others of the test; its number by default.
///   - recording: The references to write, which takes precedence over settings around the call.
///   - snapshotDirectory: The folder of the reference; that of the naming by default.
///   - timeout: The maximum time of an asynchronous snapshot, in seconds.
///   - fileID: The file ID of the call.
///   - filePath: The path of the file of the call.
///   - testName: The name of the test: that of the calling function by default.
///   - line: The line of the call.
///   - column: The column of the call.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let place = AssertionLocation(fileID: fileID, file: filePath, line: line, column: column)
  do {
    let verification = try SnapshotVerification(
      snapshotting, named: name, record: recording, snapshotDirectory: snapshotDirectory, testName: testName,
      at: place)
    guard try verification.isInShard() else { return nil }
    return try StyleCore.SystemVersion.with(snapshotting.system) {
      try verification.checkSystem()
      return try verification.failure(of: try value(), timeout: timeout)
    }
  } catch let error as SnapshotError {
    return error.description
  } catch {
    return "The value could not be made: \(error)"
  }
}

/// The place of an assertion in the source of a test.
struct AssertionLocation {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt

  init(fileID: StaticString, file: StaticString, line: UInt, column: UInt) {
    (self.fileID, self.file, self.line, self.column) = (fileID, file, line, column)
  }
}
