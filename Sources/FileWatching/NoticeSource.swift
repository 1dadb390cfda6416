internal import Glibc

/// A notice of the system about a path.
enum Notice: Equatable {
  /// A file that is whole: it was closed after writing, or another one took its name.
  case written(String)
  /// A file that may be in the middle of being written, removed or replaced.
  case touched(String)
  /// Notices that the system could not keep.
  case lost
}

/// The notices of inotify about folders; what it cannot watch is to be looked at.
struct NoticeSource {
  let descriptor: Int32
  private var targets = FileWatcher.Targets()
  /// The targets of which the system does not tell.
  private(set) var unseen = FileWatcher.Targets()
  /// The folders by the numbers of their watches: the paths under which they were reached, and whether below a tree.
  private var folders: [Int32: [WatchedFolder]] = [:]

  private struct WatchedFolder: Equatable {
    var path: String
    var isTree: Bool
  }

  /// The maximum number of folders; the system's own limit is often lower.
  private static let folderLimit = 20_000

  private static let mask =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
    | UInt32(IN_CREATE)
    | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)

  /// Creates a source; nil if the system has no more of them.
  init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  func close() { _ = Glibc.close(descriptor) }

  /// Watches the folders of the targets.
  mutating func follow(_ targets: FileWatcher.Targets) {
    self.targets = targets
    _ = renew()
  }

  /// Watches all folders that the targets need now, and returns the new ones.
  private mutating func renew() -> [WatchedFolder] {
    var all: [WatchedFolder] = []
    // Of a folder that was made in one before that was watched, there was no notice: it is found at the next look.
    while case let new = renewOnce(), !new.isEmpty { all += new }
    return all
  }

  private mutating func renewOnce() -> [WatchedFolder] {
    var unseen = FileWatcher.Targets()
    var needed: [Int32: [WatchedFolder]] = [:]
    var new: [WatchedFolder] = []
    let mounts = SilentMounts()
    func add(_ folder: WatchedFolder) -> Bool {
      guard needed.count < Self.folderLimit, !mounts.isSilent(at: folder.path) else { return false }
      let number = unsafe inotify_add_watch(descriptor, folder.path, Self.mask)
      guard number >= 0 else { return errno == ENOENT || errno == ENOTDIR || errno == EACCES }
      if needed[number]?.contains(folder) != true { needed[number, default: []].append(folder) }
      if folders[number]?.contains(folder) != true { new.append(folder) }
      return true
    }
    for tree in targets.trees {
      // Of a folder that is gone, its coming back is seen in the nearest one that there is.
      if !add(WatchedFolder(path: FileSystem.existingFolder(above: tree), isTree: false)) {
        unseen.trees.insert(tree)
      }
      for folder in FileSystem.folders(in: tree) where !add(WatchedFolder(path: folder, isTree: true)) {
        unseen.trees.insert(tree)
        break
      }
    }
    for file in targets.files
    where !add(WatchedFolder(path: FileSystem.existingFolder(above: file), isTree: false)) {
      unseen.files.insert(file)
    }
    for number in folders.keys where needed[number] == nil { inotify_rm_watch(descriptor, number) }
    folders = needed
    self.unseen = unseen
    return new
  }

  /// Returns the notices that have come.
  mutating func read() -> [Notice] {
    var notices: [Notice] = []
    var isRenewed = false
    while let block = nextBlock() {
      var place = 0
      while place + 16 <= block.count {
        func word(_ offset: Int) -> UInt32 {
          (0..<4).reduce(0) { $0 | UInt32(block[place + offset + $1]) << UInt32(8 * $1) }
        }
        let (number, mask, count) = (Int32(bitPattern: word(0)), word(4), Int(word(12)))
        let name = block[(place + 16)..<min(block.count, place + 16 + count)].prefix { $0 != 0 }
        if mask & UInt32(IN_Q_OVERFLOW) != 0 {
          notices.append(.lost)
          isRenewed = true
        } else if take(number, mask, String(decoding: name, as: UTF8.self), &notices) {
          isRenewed = true
        }
        place += 16 + count
      }
    }
    guard isRenewed else { return notices }
    // Files that were made before their folder was watched have had no notice.
    for folder in renew() {
      for file in FileSystem.files(in: folder.path) where isWanted(file, folder) {
        notices.append(.written(file))
      }
    }
    return notices
  }

  private func nextBlock() -> [UInt8]? {
    var block: [UInt8] = Array(repeating: 0, count: 64 << 10)
    let count = unsafe Glibc.read(descriptor, &block, block.count)
    return count > 0 ? Array(block[..<count]) : nil
  }

  /// Adds the notices of an event; returns whether folders have come, gone or moved.
  private func take(_ number: Int32, _ mask: UInt32, _ name: String, _ notices: inout [Notice]) -> Bool {
    guard let watched = folders[number] else { return false }
    let isSelf = mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0
    var isFolderChange = isSelf
    for folder in watched {
      let path = name.isEmpty ? folder.path : FileSystem.path(name, in: folder.path)
      if mask & UInt32(IN_ISDIR) != 0 || isSelf {
        let isHidden = name.hasPrefix(".") && !targets.files.contains { $0.hasPrefix(path + "/") }
        guard isSelf || !isHidden, folder.isTree || isAboveTargets(path) else { continue }
        isFolderChange = true
        if mask & UInt32(IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF) != 0 {
          notices.append(.touched(path))
        }
      } else if isWanted(path, folder) {
        let isWhole = mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0
        notices.append(isWhole ? .written(path) : .touched(path))
      }
    }
    return isFolderChange
  }

  /// Returns whether a folder is a target or has one in it, unlike others in a folder that is watched for a target.
  private func isAboveTargets(_ path: String) -> Bool {
    func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
    let folder = parts(path)
    func isBelow(_ target: String) -> Bool { parts(target).starts(with: folder) }
    return targets.trees.contains(where: isBelow) || targets.files.contains(where: isBelow)
  }

  /// Returns whether a file in a watched folder is one of the targets.
  private func isWanted(_ path: String, _ folder: WatchedFolder) -> Bool {
    targets.files.contains(path) || folder.isTree && !FileSystem.isHidden(path)
  }
}
