package import ViewLint

/// A request of a session's client: one line of JSON.
package struct SessionRequest: Codable, Hashable, Sendable {
  package enum Method: String, CaseIterable, Codable, Sendable {
    /// The sources; opening and closing of a session.
    case list, open, close
    /// The picture of a session into a file, its views, its findings, the events of its layout, what VoiceOver reads.
    case draw, nodes, lint, trace, speak
    /// An action of a user.
    case perform
    /// The difference of the picture from a reference.
    case explain
    /// The end of the program.
    case quit
  }

  package var id: Int
  package var method: Method
  /// The name of a source, for `open`.
  package var source: String?
  package var variant: SessionVariant?
  /// The number that `open` returned.
  package var session: Int?
  /// The file of the PNG: written by `draw`, the reference for `explain`.
  package var path: String?
  /// The most pixels of the longer side, for `draw`.
  package var maxSide: Int?
  /// Whether or not `lint` checks the rules on accessibility, too.
  package var accessibility: Bool?
  /// The least severity of the findings of `lint`; warnings if it is missing.
  package var minimum: Severity?
  /// Whether or not `trace` has reads, and writes that change nothing, too.
  package var details: Bool?
  /// Whether or not `nodes` looks up the lines that set frames; true if it is missing.
  package var lines: Bool?
  package var action: UserAction?

  package init(id: Int = 0, _ method: Method) {
    (self.id, self.method) = (id, method)
  }
}

/// A reply to a request: one line of JSON.
package struct SessionReply: Codable, Hashable, Sendable {
  /// A source that can be opened.
  package struct ListedSource: Codable, Hashable, Sendable {
    package var name: String
    package var file: String?
    package var line: Int?
    /// The module of the source.
    package var module: String?

    package init(name: String, file: String? = nil, line: Int? = nil, module: String? = nil) {
      (self.name, self.file, self.line, self.module) = (name, file, line, module)
    }
  }

  package var id: Int
  /// The error, one line.
  package var error: String?
  package var sources: [ListedSource]?
  package var session: Int?
  /// The size: of `open` in points, of `draw` in pixels.
  package var width: Int?
  package var height: Int?
  package var nodes: [InspectedNode]?
  package var findings: [Finding]?
  /// The lines of `speak` and `explain`, and the warnings of `open`.
  package var lines: [String]?
  /// The lines that the code printed.
  package var output: [String]?

  package init(id: Int) {
    self.id = id
  }
}
package typealias ListedSource = SessionReply.ListedSource
