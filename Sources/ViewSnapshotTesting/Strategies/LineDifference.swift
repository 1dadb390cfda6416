internal import Escaping

/// The removed and added lines of a text, as in patches.
struct LineDifference {
  private enum Line {
    case kept(Substring)
    case removed(Substring)
    case added(Substring)
  }

  /// The number of unchanged lines around changed ones.
  private static let context = 4

  private var lines: [Line] = []

  init(from old: String, to new: String) {
    let (old, new) = (old.split(at: "\n"), new.split(at: "\n"))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old, by: { $0.isExactly($1) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.kept(new[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
  }

  /// The hunks, each after a line with its place, in the form of `diff -u`.
  var patch: String {
    var result: [String] = []
    var (oldLine, newLine) = (1, 1)
    var index = 0
    var shownUntil = 0
    var starts: [(old: Int, new: Int)] = []
    for line in lines {
      starts.append((oldLine, newLine))
      if case .added = line {} else { oldLine += 1 }
      if case .removed = line {} else { newLine += 1 }
    }
    while index < lines.count {
      guard case .kept = lines[index] else {
        let first = max(shownUntil, index - Self.context)
        var end = index
        var kept = 0
        while end < lines.count, kept <= 2 * Self.context {
          if case .kept = lines[end] { kept += 1 } else { kept = 0 }
          end += 1
        }
        end -= max(0, kept - Self.context)
        result += hunk(first..<end, starts)
        (index, shownUntil) = (end, end)
        continue
      }
      index += 1
    }
    return result.joined(separator: "\n")
  }

  private func hunk(_ range: Range<Int>, _ starts: [(old: Int, new: Int)]) -> [String] {
    var (old, new) = (0, 0)
    let text = lines[range].map { line in
      switch line {
      case .kept(let text):
        (old, new) = (old + 1, new + 1)
        return " \(text)"
      case .removed(let text):
        old += 1
        return "-\(text)"
      case .added(let text):
        new += 1
        return "+\(text)"
      }
    }
    return ["@@ -\(starts[range.lowerBound].old),\(old) +\(starts[range.lowerBound].new),\(new) @@"] + text
  }
}
