internal import Escaping

/// A warning about a spec that can be rendered nevertheless.
public struct SpecWarning: Equatable, Sendable {
  /// The place and the problem, on one line.
  ///
  /// An example is `card.json:9:5: $.constraints[2]: "title.width == 300" is broken: …`.
  public let message: String
  /// Further details, one line each.
  public let details: [String]

  init(file: String, message: String, details: [String] = []) {
    self.init("\(file == "-" ? "<stdin>" : file): \(message)", details: details)
  }

  package init(_ message: String, details: [String]) {
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
