internal import Escaping
internal import ViewSpec

/// A result that passed, as far as it is printed: the lines of its job, and facts that depend on the verb.
struct CachePass: Sendable, Equatable {
  /// A line that says nothing against the result.
  enum Note: Sendable, Equatable {
    case progress(String)
    case caution(String)
    case warning(SpecWarning)
  }

  var notes: [Note] = []
  var facts: [String] = []
}

extension CachePass {
  /// The result as texts.
  var texts: [String] {
    var texts = ["\(facts.count)"] + facts
    for note in notes {
      switch note {
      case .progress(let text): texts += ["progress", text]
      case .caution(let text): texts += ["caution", text]
      case .warning(let warning):
        texts += ["warning", "\(warning.details.count)", warning.message] + warning.details
      }
    }
    return texts
  }

  /// Creates a result from its texts; nil if they are none.
  init?(texts: [String]) {
    var rest = texts[...]
    guard let facts = Self.popList(from: &rest) else { return nil }
    self.facts = facts
    while let kind = rest.popFirst() {
      switch kind {
      case "progress", "caution":
        guard let text = rest.popFirst() else { return nil }
        notes.append(kind == "progress" ? .progress(text) : .caution(text))
      case "warning":
        guard let count = rest.popFirst().flatMap({ Int($0) }), let message = rest.popFirst(),
          (0...rest.count).contains(count)
        else { return nil }
        notes.append(.warning(SpecWarning(message, details: Array(rest.prefix(count)))))
        rest = rest.dropFirst(count)
      default: return nil
      }
    }
  }

  /// Removes and returns a list of texts with its number.
  private static func popList(from rest: inout ArraySlice<String>) -> [String]? {
    guard let count = rest.popFirst().flatMap({ Int($0) }), (0...rest.count).contains(count) else {
      return nil
    }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}

extension Lines {
  /// Returns the lines behind the first ones as notes; nil if one is more than a note, or could not be printed again.
  func notes(after count: Int) -> [CachePass.Note]? {
    var notes: [CachePass.Note] = []
    for line in all.dropFirst(count) {
      switch line {
      case .progress(let text): notes.append(.progress(text))
      case .caution(let text): notes.append(.caution(text))
      case .warning(let warning):
        let copy = SpecWarning(warning.message, details: warning.details)
        guard copy.description.isExactly(warning.description) else { return nil }
        notes.append(.warning(warning))
      case .trouble, .result: return nil
      }
    }
    return notes
  }

  /// Adds the notes of an earlier run.
  mutating func add(_ notes: [CachePass.Note]) {
    for note in notes {
      switch note {
      case .progress(let text): progress(text)
      case .caution(let text): caution(text)
      case .warning(let warning): warnings([warning])
      }
    }
  }
}

extension CachePass {
  /// Returns whether a printed line contains a text.
  func mentions(_ text: String) -> Bool {
    notes.contains { note in
      switch note {
      case .progress(let line), .caution(let line): line.utf8.firstRange(of: text.utf8) != nil
      case .warning(let warning): warning.description.utf8.firstRange(of: text.utf8) != nil
      }
    }
  }
}
