/// The types of Apple's Foundation that are in another module on Linux.
extension FileRewriter {
  /// Imports the module with the types of networking where a file names them and sees Foundation alone.
  ///
  /// Files that see UIKit have them, since UIKit exports that module.
  func importNetworking() {
    let module = "FoundationNetworking"
    guard !seesUIKit, !namesRuntime, !imports.contains(where: { $0.module == module }) else { return }
    let seesRuntime = imports.contains {
      $0.module == options.runtimeModule
        || ForeignModules.replacement(for: $0.module, options) == options.runtimeModule
    }
    guard !seesRuntime,
      let foundation = imports.first(where: { $0.module == "Foundation" && !$0.isConditional }),
      NetworkingNames.occur(in: bytes)
    else { return }
    edits.insert("import \(module); ", at: foundation.start)
  }
}

/// The names of the types of networking.
enum NetworkingNames {
  /// The names, or what several of them begin with.
  private static let beginnings = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtectionSpace",
    "URLProtocol",
    "URLAuthenticationChallenge", "HTTPURLResponse", "HTTPCookie", "CachedURLResponse", "NSURLRequest",
    "NSMutableURLRequest", "NSURLConnection",
  ].map { Array($0.utf8) }

  /// Returns whether a text has one of the names at the beginning of a word.
  static func occur(in bytes: [UInt8]) -> Bool {
    var isInWord = false
    for (index, byte) in bytes.enumerated() {
      let isPart = isWordPart(byte)
      if isPart, !isInWord, byte == 0x55 || byte == 0x48 || byte == 0x43 || byte == 0x4E,
        beginnings.contains(where: { bytes[index...].starts(with: $0) })
      {
        return true
      }
      isInWord = isPart
    }
    return false
  }

  /// Returns whether a byte is one of a word.
  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }
}
