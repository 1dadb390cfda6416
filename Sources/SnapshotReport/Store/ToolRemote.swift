internal import FileAccess

/// A place that a program of the user reaches: a bucket, a remote of rclone, a registry.
struct ToolRemote<Commands: ToolCommands>: ObjectRemote {
  let place: String
  let commands: Commands
  let tool: ExternalTool

  init(_ place: String, _ commands: Commands, _ scratch: Scratch) {
    (self.place, self.commands) = (place, commands)
    tool = ExternalTool(name: Commands.program, scratch: scratch)
  }

  func sizes() throws(StoreError) -> [ObjectName: Int?] {
    let outcome = try tool.run(commands.listing)
    if outcome.code != 0 {
      guard commands.isEmpty(outcome) else { throw tool.failure(commands.listing, outcome) }
      return [:]
    }
    let entries = outcome.lines.compactMap(commands.entry(in:))
    return Dictionary(entries.map { ($0.name, $0.size) }) { first, _ in first }
  }

  func send(_ names: [ObjectName], from store: ObjectStore) throws(StoreError) {
    // An absolute path is no option.
    let folder = FilePath(store.folder).absolute(from: Folder.currentPath).text
    try run(names) { names throws(StoreError) in
      try commands.sending(names, from: folder, tool.scratch)
    }
  }

  func fetch(_ names: [ObjectName], into folder: String) throws(StoreError) {
    try run(names) { names throws(StoreError) in try commands.fetching(names, into: folder, tool.scratch) }
  }

  func remove(_ names: [ObjectName]) throws(StoreError) {
    try run(names) { names throws(StoreError) in try commands.removing(names, tool.scratch) }
  }

  /// Runs the commands for pictures, as many at once as one command takes.
  ///
  /// After an error the others are run, too, and the first error is thrown at the end.
  private func run(
    _ names: [ObjectName], _ command: ([ObjectName]) throws(StoreError) -> ToolCommand
  ) throws(StoreError) {
    var failure: StoreError?
    for names in commands.parts(of: names) {
      do throws(StoreError) {
        let command = try command(names)
        try tool.output(command.arguments, input: Array(command.input.utf8), in: command.folder)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }
}

/// A run of a program.
struct ToolCommand {
  var arguments: [String]
  /// The text of standard input.
  var input = ""
  /// The current directory; nil for that of this process.
  var folder: String?
}

/// The commands of a program for the pictures of a place.
protocol ToolCommands: Sendable {
  static var program: String { get }
  /// The maximum number of pictures of a command.
  static var batch: Int { get }
  /// The arguments that list the pictures.
  var listing: [String] { get }
  /// Returns whether a failed listing is that of a place to which nothing was sent yet.
  func isEmpty(_ outcome: ExternalTool.Outcome) -> Bool
  /// Returns the picture of a line of the listing, and its size in bytes, or nil if objects appear when they are whole;
  /// nil for other lines.
  func entry(in line: String) -> (name: ObjectName, size: Int?)?
  func sending(_ names: [ObjectName], from folder: String, _ scratch: Scratch) throws(StoreError)
    -> ToolCommand
  func fetching(_ names: [ObjectName], into folder: String, _ scratch: Scratch) throws(StoreError)
    -> ToolCommand
  func removing(_ names: [ObjectName], _ scratch: Scratch) throws(StoreError) -> ToolCommand
  /// Returns the pictures in the parts that a command each takes.
  func parts(of names: [ObjectName]) -> [[ObjectName]]
}

extension ToolCommands {
  func parts(of names: [ObjectName]) -> [[ObjectName]] { Self.batches(names) }

  /// Returns pictures in parts of the maximum number.
  static func batches(_ names: [ObjectName]) -> [[ObjectName]] {
    stride(from: 0, to: names.count, by: batch).map { Array(names[$0..<min(names.count, $0 + batch)]) }
  }

  func entry(in line: String) -> (name: ObjectName, size: Int?)? { ObjectName(path: line).map { ($0, nil) } }
}
