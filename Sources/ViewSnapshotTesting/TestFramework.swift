internal import Escaping
internal import Foundation
internal import Testing
internal import XCTest

/// The framework of the running test.
enum TestFramework {
  case swiftTesting
  case xcTest

  static var current: TestFramework { Test.current == nil ? .xcTest : .swiftTesting }

  /// Fails the test.
  ///
  /// Names and texts in the message are escaped for a terminal.
  func fail(_ message: String, _ place: AssertionLocation) {
    let message = escapingCommands(inLines: escapingControls(inLines: message))
    switch self {
    case .swiftTesting: Issue.record(Comment(rawValue: message), sourceLocation: place.location)
    case .xcTest: XCTFail(message, file: place.file, line: place.line)
    }
  }

  /// Reports a warning; XCTest has none, so it is printed there.
  func warn(_ message: String, _ place: AssertionLocation) {
    let message = escapingCommands(inLines: escapingControls(inLines: message))
    switch self {
    case .swiftTesting:
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: place.location)
    case .xcTest: print("\(place.file):\(place.line): warning: \(message)")
    }
  }

  /// Attaches a file to the test; XCTest on Linux has no attachments.
  func attach(_ attachment: SnapshotAttachment, _ place: AssertionLocation) {
    guard self == .swiftTesting else { return }
    Attachment.record(
      [UInt8](attachment.data), named: "\(attachment.name).\(attachment.pathExtension)",
      sourceLocation: place.location)
  }
}

extension AssertionLocation {
  fileprivate var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
  }
}
