internal import Foundation
internal import ViewLint
internal import ViewSession

/// The state of the page, as it gets it in JSON; pictures and views are further requests.
struct WatchState: Codable, Sendable {
  /// The number of the state: it grows with each change.
  var version = 0
  var subjects: [Subject] = []
  /// The identifier of the subject that is shown.
  var shown: Int?
  /// Whether or not a subject that changes is shown.
  var follows = true
  var choice = WatchChoice()
  var parts = WatchParts.all
  var cells: [Cell] = []
  var builds: [Build] = []

  /// A spec or a preview.
  struct Subject: Codable, Sendable {
    var id: Int
    var name: String
    var error: Problem?
    /// The number of findings at the last look; nil before it.
    var findings: Int?
  }

  /// A picture of the shown subject.
  struct Cell: Codable, Sendable {
    var id: Int
    /// The variant in words; empty for the subject's own.
    var label: String
    var scale: Int
    var picture: Picture?
    /// The last picture that was different.
    var before: Picture?
    var reference: Picture?
    /// The difference from the picture before, and from the reference, in lines; nil before they are compared.
    var change: [String]?
    var difference: [String]?
    var error: Problem?
    var warnings: [String] = []
    /// The milliseconds from the change to the picture.
    var milliseconds: Double?
    var findings: [FoundFinding]?
    /// The number of the views of the picture, of `/nodes/3`; nil before they are known.
    var nodes: Int?
  }

  /// A picture, of `/picture/3`.
  struct Picture: Codable, Equatable, Sendable {
    var number: Int
    var width: Int
    var height: Int
  }

  /// An error with its place and the lines around it.
  struct Problem: Codable, Equatable, Sendable {
    var file: String?
    var line: Int?
    var column: Int?
    var message: String
    var severity = "error"
    /// The lines around the place, with their numbers.
    var excerpt: [Line] = []

    struct Line: Codable, Equatable, Sendable {
      var number: Int
      var text: String
    }
  }

  /// A finding of the linter.
  struct FoundFinding: Codable, Equatable, Sendable {
    var code: String
    var severity: String
    var view: String
    var message: String
    var fix: String
    var file: String?
    var line: Int?
    var column: Int?
    var marks: [Mark]

    struct Mark: Codable, Equatable, Sendable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }

    init(_ finding: Finding) {
      (code, severity) = (finding.code.rawValue, finding.severity.rawValue)
      (view, message, fix) = (finding.view.description, finding.message, finding.fix)
      (file, line, column) = (finding.source?.file, finding.source?.line, finding.source?.column)
      // A coordinate that is not a number has no place in the picture, and none in JSON.
      marks = finding.marks.map(\.rect).filter {
        [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite)
      }
      .map { Mark(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) }
    }
  }

  /// The build of a package.
  struct Build: Codable, Sendable {
    var package: String
    var isRunning = false
    var seconds: Double?
    /// The obstacle to a build, apart from the package's code.
    var error: String?
    var messages: [Problem] = []
  }
}

extension WatchState.Problem {
  /// Creates the problem of an error, with the lines around its place in `text`.
  init(_ error: any Error, file: String, text: [UInt8]?) {
    self.init(WatchFailure(error, file: file), text: text)
  }

  init(_ failure: WatchFailure, text: [UInt8]?) {
    (file, line, column, message) = (failure.file, failure.line, failure.column, failure.message)
    if let line, let text { excerpt = Self.excerpt(of: text, around: line) }
  }

  /// Returns the lines around a line, each cut where it is very long.
  static func excerpt(of text: [UInt8], around line: Int) -> [Line] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A line may be any number, as that of `#sourceLocation`.
    guard 1...lines.count ~= line else { return [] }
    return (max(1, line - 2)...min(lines.count, line + 2)).map { number in
      Line(number: number, text: String(decoding: lines[number - 1].prefix(200), as: UTF8.self))
    }
  }
}
