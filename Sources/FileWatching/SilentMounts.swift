internal import Foundation

/// The mounted file systems whose changes elsewhere have no notices: those of a network or of a guest's host.
struct SilentMounts {
  /// The paths at which file systems are mounted, and whether they are silent.
  private var mounts: [(path: String, isSilent: Bool)] = []

  /// Reads the mounts of the process; none where the system does not tell.
  init() {
    let table = (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)) ?? ""
    self.init(table: table)
  }

  /// Creates the mounts of a table in the form of `/proc/self/mountinfo`.
  init(table: String) {
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 4, let dash = words.firstIndex(of: "-"), dash + 1 < words.count else { continue }
      let kind = words[dash + 1]
      mounts.append(
        (Self.unescaped(words[4]), Self.silentKinds.contains(String(kind)) || kind.hasPrefix("fuse.")))
    }
  }

  private static let silentKinds: Set = [
    "nfs", "nfs4", "cifs", "smb3", "9p", "afs", "ceph", "fuse", "vboxsf", "prl_fs", "virtiofs", "drvfs",
  ]

  /// Returns the text with its octal escapes as characters: `\040` is a space.
  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      guard byte == 0x5C, digits.count == 3,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(code)
      rest = rest.dropFirst(3)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether the file system of a folder is silent.
  func isSilent(at folder: String) -> Bool {
    guard mounts.contains(where: \.isSilent) else { return false }
    let path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let above = mounts.filter { $0.path == "/" || path == $0.path || path.hasPrefix($0.path + "/") }
    // The last of those at a path is the one that is seen.
    let length = above.map(\.path.utf8.count).max()
    return above.last { $0.path.utf8.count == length }?.isSilent ?? false
  }
}
