public import Foundation

/// A file, a folder or a symbolic link in memory.
///
/// Differs from Foundation: it is a class of this package, and not archived. Attributes of files are kept and not
/// written.
open class FileWrapper: NSObject {
  /// The ways in which a wrapper is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All contents at once, as always here.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Contents that are not mapped into memory, as always here.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// The ways in which a wrapper is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each file is replaced as a whole.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// The names of the wrappers become those of the files.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content

  /// The name that the file has.
  open var filename: String?
  /// The name that the file gets in a folder.
  open var preferredFilename: String?
  /// The attributes of the file.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a wrapper of what is at an address.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(at: url)
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    super.init()
  }

  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      addChild(child, named: name)
    }
  }

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  /// Creates a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  private static func content(at url: URL) throws -> Content {
    let path = url.path
    let manager = FileManager.default
    if let destination = try? manager.destinationOfSymbolicLink(atPath: path) {
      return .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
    }
    var isFolder: ObjCBool = false
    guard unsafe manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return .file(try Data(contentsOf: url))
    }
    let names = try manager.contentsOfDirectory(atPath: path)
    let children = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) }
    return .folder(Dictionary(children) { first, _ in first })
  }

  // MARK: Kinds and contents

  /// Whether or not the wrapper is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether or not the wrapper is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether or not the wrapper is a symbolic link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The bytes of a file; nil for others.
  open var regularFileContents: Data? {
    if case .file(let data) = content { data } else { nil }
  }

  /// The wrappers in a folder by their names; nil for others.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// The target of a symbolic link; nil for others.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  // MARK: Folders

  /// Adds a wrapper to a folder by its preferred name, and returns the name that it has: a free one.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    addChild(child, named: child.preferredFilename ?? child.filename ?? "Untitled")
  }

  /// Adds a file to a folder, and returns the name that it has: a free one.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a wrapper out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard var children = fileWrappers, let key = keyForChildFileWrapper(child) else { return }
    children[key] = nil
    content = .folder(children)
  }

  /// Returns the name of a wrapper in a folder; nil if it is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  @discardableResult
  private func addChild(_ child: FileWrapper, named name: String) -> String {
    precondition(isDirectory, "Only a folder has file wrappers in it.")
    var children = fileWrappers ?? [:]
    var free = name
    var number = 1
    while children[free] != nil {
      number += 1
      free = "\(number)__#$!@%!#__\(name)"
    }
    children[free] = child
    content = .folder(children)
    return free
  }

  // MARK: Reading and writing

  /// Whether or not the names and the sizes at an address are those of the wrapper.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? Self.content(at: url) else { return false }
    switch (content, other) {
    case (.file(let own), .file(let found)): return own == found
    case (.link(let own), .link(let found)): return own.path == found.path
    case (.folder(let own), .folder(let found)):
      return own.count == found.count && own.keys.allSatisfy { found[$0] != nil }
        && own.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
    default: return false
    }
  }

  /// Takes over what is at an address.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(at: url)
    filename = url.lastPathComponent
    if preferredFilename == nil { preferredFilename = filename }
  }

  /// Writes the wrapper to an address, where it replaces a folder of files.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data):
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target):
      try replace(url) {
        try FileManager.default.createSymbolicLink(atPath: $0.path, withDestinationPath: target.relativePath)
      }
    case .folder(let children):
      try replace(url) { folder in
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, child) in children {
          try child.write(to: folder.appendingPathComponent(name), options: options, originalContentsURL: nil)
        }
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// Makes a file beside an address, and moves it there: what was there stays if the file cannot be made.
  private func replace(_ url: URL, by make: (URL) throws -> Void) throws {
    let sibling = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
    do {
      try make(sibling)
      try? FileManager.default.removeItem(at: url)
      try FileManager.default.moveItem(at: sibling, to: url)
    } catch {
      try? FileManager.default.removeItem(at: sibling)
      throw error
    }
  }
}
