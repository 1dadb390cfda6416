internal import Escaping

/// Something about a spec that should be looked into, although a picture of it can be drawn.
public struct SpecWarning: Equatable, Sendable {
  /// What and where, in one line: `card.json:9:5: $.constraints[2]: "title.width == 300" is given up; …`.
  public let message: String
  /// More about it, a line each.
  public let details: [String]

  init(file: String, message: String, details: [String] = []) {
    self.init("\(file == "-" ? "<stdin>" : file): \(message)", details: details)
  }

  init(_ message: String, details: [String]) {
    self.message = escapingControls(in: message)
    self.details = details.map { escapingControls(in: $0) }
  }
}

extension SpecWarning: CustomStringConvertible {
  /// The message, and the details in lines of their own.
  public var description: String {
    ([message] + details.map { "    \($0)" }).joined(separator: "\n")
  }
}
