/// A reader of the text of the trees of an animation, for frames in their order.
struct FrameTreeReader {
  private var lines: [Substring]
  private let changes: [Substring]
  private var place = 0
  private var last = 0
  /// The bound of the work for a hostile text.
  private var budget = LayoutTree.Limit.json
  private var isDamaged = false
  /// The tree of the lines, if it was made; nil in it if they are damaged.
  private var known: LayoutTree??

  /// Creates a reader of the changes in a text, given the JSON of the first tree.
  init(_ text: String, first json: String) {
    lines = json.split(separator: "\n", omittingEmptySubsequences: false)
    changes = text.split(separator: "\n")
  }

  /// Returns the tree of a frame, which is none before the last one that was asked for; nil if the text is damaged.
  mutating func tree(of frame: Int) -> LayoutTree? {
    while !isDamaged, place < changes.count {
      let line = changes[place]
      if line.hasPrefix("@") {
        let parts = line.dropFirst().split(separator: " ")
        let number = parts.first.flatMap { Int($0) }
        if let number, number > frame { break }
        isDamaged = !begin(number, parts)
      } else {
        isDamaged = !replace(line)
      }
      known = nil
      place += 1
    }
    guard !isDamaged else { return nil }
    if let known { return known }
    let tree = try? LayoutTree(json: lines.joined(separator: "\n"))
    known = .some(tree)
    return tree
  }

  /// Begins the changes of a frame, and returns whether it can have them.
  private mutating func begin(_ number: Int?, _ parts: [Substring]) -> Bool {
    guard parts.count == 2, let number, let count = Int(parts[1]), number > last,
      0...LayoutTree.Limit.nodes + 2 ~= count
    else { return false }
    last = number
    budget -= abs(count - lines.count)
    guard budget > 0 else { return false }
    if count < lines.count { lines.removeLast(lines.count - count) }
    lines += Array(repeating: "", count: count - lines.count)
    return true
  }

  /// Replaces a line, and returns whether there is one of its number.
  private mutating func replace(_ line: Substring) -> Bool {
    guard let space = line.firstIndex(of: " "), let index = Int(line[..<space]), lines.indices.contains(index)
    else { return false }
    lines[index] = line[line.index(after: space)...]
    return true
  }
}
