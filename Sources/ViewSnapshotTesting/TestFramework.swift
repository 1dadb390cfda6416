internal import Escaping
internal import Foundation
internal import Testing
internal import XCTest

/// The framework whose test is running.
enum TestFramework {
  case swiftTesting
  case xcTest

  static var current: TestFramework { Test.current == nil ? .xcTest : .swiftTesting }

  /// Fails the test. What is told ends up in a terminal, whatever names and texts are in it.
  func fail(_ message: String, _ place: SourcePlace) {
    let message = escapingControls(inLines: message)
    switch self {
    case .swiftTesting: Issue.record(Comment(rawValue: message), sourceLocation: place.location)
    case .xcTest: XCTFail(message, file: place.file, line: place.line)
    }
  }

  /// Says something that fails no test: XCTest has no place for it, and it is printed.
  func warn(_ message: String, _ place: SourcePlace) {
    let message = escapingControls(inLines: message)
    switch self {
    case .swiftTesting:
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: place.location)
    case .xcTest: print("\(place.file):\(place.line): warning: \(message)")
    }
  }

  /// Adds a file to the test's results; XCTest under Linux has no place for them.
  func attach(_ attachment: SnapshotAttachment, _ place: SourcePlace) {
    guard self == .swiftTesting else { return }
    Attachment.record(
      [UInt8](attachment.data), named: "\(attachment.name).\(attachment.pathExtension)",
      sourceLocation: place.location)
  }
}

extension SourcePlace {
  fileprivate var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
  }
}
