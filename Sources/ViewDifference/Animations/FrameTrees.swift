/// The layout trees of the frames of an animation as a text of its file: the lines of each tree that differ from the one
/// before.
///
/// The first tree is the file's own, as that of a still picture. Then comes, for each frame whose tree differs, a line
/// `@frame lines`, and for each line that differs its number, a space and the line.
struct FrameTrees: Sendable {
  /// The text; empty if all trees are equal.
  private(set) var text = ""

  /// The key of the text in a PNG.
  static let key = "Layouts"
  /// The maximum length of the text, in bytes; later frames have the last tree that was stored.
  static let limit = 4 << 20

  private var last: [String] = []
  private var isFull = false

  /// Adds the tree of a frame, from 0 on.
  mutating func append(_ tree: LayoutTree, frame: Int) {
    let lines = Array(tree.jsonLines)
    defer { last = lines }
    guard frame > 0, !isFull, lines != last else { return }
    var part = "@\(frame) \(lines.count)\n"
    for (index, line) in lines.enumerated() where index >= last.count || line != last[index] {
      part += "\(index) \(line)\n"
    }
    isFull = text.utf8.count + part.utf8.count > Self.limit
    if !isFull { text += part }
  }

  /// Returns the tree of a frame, given the JSON of the first; nil if the text is damaged.
  static func tree(of frame: Int, in text: String, first json: String) -> LayoutTree? {
    var reader = FrameTreeReader(text, first: json)
    return reader.tree(of: frame)
  }
}
