public import Foundation
import GraphicsCore
import StyleCore

/// The kinds of data that a pasteboard may have, which are found without asking the user.
extension UIPasteboard {
  /// A kind of data in a text.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A location: a text that is one alone.
    public static let probableWebURL = Self(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// A text that the user may search for: one that is no location.
    public static let probableWebSearch = Self(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number: a text that is one alone.
    public static let number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// The data that was found in a text.
  public struct DetectedValues: Sendable {
    /// The location; empty for none.
    public let probableWebURL: String
    /// The text that the user may search for; empty for none.
    public let probableWebSearch: String
    /// The number; nil for none.
    public let number: Double?

    /// Finds the data in a text.
    init(_ text: String) {
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      number = Double(trimmed).flatMap { $0.isFinite ? $0 : nil }
      let url = Self.url(in: trimmed)
      probableWebURL = url ?? ""
      probableWebSearch = url == nil ? trimmed : ""
    }

    /// The properties that have data.
    public var patterns: Set<PartialKeyPath<DetectedValues>> {
      var found: Set<PartialKeyPath<DetectedValues>> = []
      if !probableWebURL.isEmpty { found.insert(\.probableWebURL) }
      if !probableWebSearch.isEmpty { found.insert(\.probableWebSearch) }
      if number != nil { found.insert(\.number) }
      return found
    }

    /// The data by their kinds.
    var byPattern: [DetectionPattern: Any] {
      var found: [DetectionPattern: Any] = [:]
      if !probableWebURL.isEmpty { found[.probableWebURL] = probableWebURL }
      if !probableWebSearch.isEmpty { found[.probableWebSearch] = probableWebSearch }
      if let number { found[.number] = number }
      return found
    }

    private static func url(in text: String) -> String? {
      let range = NSRange(location: 0, length: (text as NSString).length)
      // The bit of links, whose name has a warning on Linux.
      guard range.length > 0, let detector = try? NSDataDetector(types: 1 << 6),
        let found = detector.matches(in: text, range: range).first, found.range == range
      else { return nil }
      return text
    }
  }

  /// Finds the data in the texts of items.
  private func detected(in itemSet: IndexSet?) -> [DetectedValues] {
    let all = items
    let chosen = itemSet.map { set in set.filter { all.indices.contains($0) } } ?? Array(all.indices)
    return chosen.map { DetectedValues(PasteboardTypes.string(all[$0]) ?? "") }
  }

  private var first: DetectedValues { detected(in: IndexSet(integer: 0)).first ?? DetectedValues("") }

  // MARK: By properties

  /// Finds which of some properties the first item has, and gives them to a completion at once.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) { completionHandler(.success(first.patterns.intersection(keyPaths))) }

  /// Finds which of some properties items have, and gives them to a completion at once.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
  ) { completionHandler(.success(detected(in: itemSet).map { $0.patterns.intersection(keyPaths) })) }

  /// Finds the data of the first item, and gives them to a completion at once.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) { completionHandler(.success(first)) }

  /// Finds the data of items, and gives them to a completion at once.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
  ) { completionHandler(.success(detected(in: itemSet))) }

  /// Returns which of some properties the first item has.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> { first.patterns.intersection(keyPaths) }

  /// Returns which of some properties items have.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
    detected(in: itemSet).map { $0.patterns.intersection(keyPaths) }
  }

  /// Returns the data of the first item.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> DetectedValues { first }

  /// Returns the data of items.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [DetectedValues] { detected(in: itemSet) }

  // MARK: By kinds

  /// Finds which of some kinds of data the first item has, and gives them to a completion at once.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) { completionHandler(.success(patterns.intersection(first.byPattern.keys))) }

  /// Finds which of some kinds of data items have, and gives them to a completion at once.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    completionHandler(.success(detected(in: itemSet).map { patterns.intersection($0.byPattern.keys) }))
  }

  /// Finds data of some kinds in the first item, and gives them to a completion at once.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) { completionHandler(.success(first.byPattern.filter { patterns.contains($0.key) })) }

  /// Finds data of some kinds in items, and gives them to a completion at once.
  public func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    let found = detected(in: itemSet).map { $0.byPattern.filter { patterns.contains($0.key) } }
    completionHandler(.success(found))
  }
}
