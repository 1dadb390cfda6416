/// The path from the root of a document to a value, such as `$.views[2].frame.width`.
///
/// A path shares all but its last step with the path that it extends, so that a reader can create one for every value;
/// its text is only created for an error.
struct JSONPath: Sendable {
  /// One step into an object or an array.
  enum Step: Sendable, Equatable {
    case key(String)
    case index(Int)
  }

  private final class Node: Sendable {
    let step: Step
    let parent: Node?

    init(_ step: Step, after parent: Node?) {
      self.step = step
      self.parent = parent
    }
  }

  private let last: Node?

  /// The path of the document itself, `$`.
  static let root = JSONPath(last: nil)

  /// Returns the path of the member `key` of the object at this path.
  func key(_ key: String) -> JSONPath { appending(.key(key)) }

  /// Returns the path of the element `index`, from 0, of the array at this path.
  func index(_ index: Int) -> JSONPath { appending(.index(index)) }

  /// Returns this path with one more step.
  func appending(_ step: Step) -> JSONPath { JSONPath(last: Node(step, after: last)) }

  /// The steps from the root.
  var steps: [Step] {
    var steps: [Step] = []
    var node = last
    while let current = node {
      steps.append(current.step)
      node = current.parent
    }
    steps.reverse()
    return steps
  }
}

extension JSONPath: Equatable {
  static func == (first: JSONPath, second: JSONPath) -> Bool {
    first.steps == second.steps
  }
}

extension JSONPath: CustomStringConvertible {
  /// The text of the path: `$`, then `.key` for plain names, `["a key"]` for other keys, and `[3]` for elements.
  ///
  /// The middle of a very long path is omitted, since an error is one line.
  var description: String {
    let kept = 10
    let steps = self.steps
    guard steps.count > 2 * kept else { return "$" + JSONPath.text(of: steps[...]) }
    return "$\(JSONPath.text(of: steps.prefix(kept)))…\(JSONPath.text(of: steps.suffix(kept)))"
  }

  private static func text(of steps: ArraySlice<Step>) -> String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += isPlainName(key) ? "." + key : "[\(quoted(key))]"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }

  private static func isPlainName(_ key: String) -> Bool {
    guard let first = key.utf8.first, !isDigit(first), key.utf8.count < longestQuotation else { return false }
    return key.utf8.allSatisfy(isWordByte)
  }
}
