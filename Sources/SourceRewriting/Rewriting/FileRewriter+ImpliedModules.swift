/// The frameworks whose names files see on Apple's systems without an import of their own.
extension FileRewriter {
  /// Imports the frameworks that a file names and that another import shows on Apple's systems, if they are here.
  func importImplied() {
    guard
      let first = imports.first(where: { ["UIKit", "Foundation"].contains($0.module) && !$0.isConditional })
    else { return }
    for implied in ImpliedModule.all {
      guard options.presentModules.contains(implied.module), isOfUIKit || !implied.needsUIKit,
        !imports.contains(where: { $0.module == implied.module }), implied.occurs(in: bytes)
      else { continue }
      edits.insert("import \(implied.module); ", at: first.start)
    }
  }
}

/// A framework that UIKit or Foundation shows on Apple's systems.
private struct ImpliedModule {
  let module: String
  /// A Boolean value that indicates whether UIKit shows it, and Foundation does not.
  let needsUIKit: Bool
  /// The beginnings of its names.
  private let beginnings: [[UInt8]]

  private init(_ module: String, needsUIKit: Bool, _ beginnings: [String]) {
    self.module = module
    self.needsUIKit = needsUIKit
    self.beginnings = beginnings.map { Array($0.utf8) }
  }

  static let all = [
    ImpliedModule(
      "UserNotifications", needsUIKit: true,
      ["UNNotification", "UNUserNotification", "UNAuthorization", "UNMutableNotification"]),
    ImpliedModule("os", needsUIKit: false, ["os_unfair_lock"]),
    ImpliedModule(
      "Security", needsUIKit: false,
      [
        "SecItem", "SecRandom", "SecKey", "SecCertificate", "SecAccessControl", "errSec", "kSecClass",
        "kSecAttr",
        "kSecRandom", "kSecReturn", "kSecMatch", "kSecValue",
      ]),
  ]

  /// Returns whether a text has one of the names at the beginning of a word.
  func occurs(in bytes: [UInt8]) -> Bool {
    var isInWord = false
    for (index, byte) in bytes.enumerated() {
      let isPart = OutlineLexer.isWord(byte)
      if isPart, !isInWord, "USeko".utf8.contains(byte),
        beginnings.contains(where: { bytes[index...].starts(with: $0) })
      {
        return true
      }
      isInWord = isPart
    }
    return false
  }
}
