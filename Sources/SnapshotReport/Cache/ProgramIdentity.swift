internal import CDigest

/// The identity of the code that runs: the build IDs of the program and of the libraries that it has loaded.
package enum ProgramIdentity {
  /// The identity at the first use; nil if the program or a library has no build ID.
  ///
  /// Libraries that are loaded later are not in it.
  package static let atStart = digest(of: nil)

  /// Returns the identity of the loaded libraries whose paths contain a name; nil if there are none, or one has no build
  /// ID.
  package static func libraries(named name: String) -> String? { digest(of: name) }

  /// The maximum length of all build IDs together.
  private static let capacity = 1 << 16

  private static func digest(of name: String?) -> String? {
    let list = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      if let name {
        count = unsafe name.withCString { unsafe cdigest_build_ids(buffer.baseAddress, buffer.count, $0) }
      } else {
        count = unsafe cdigest_build_ids(buffer.baseAddress, buffer.count, nil)
      }
    }
    return list.isEmpty ? nil : SHA256.text(of: identifiers(in: list).joined())
  }

  /// Returns the build IDs of a list, each with its length, in an order that does not depend on that of loading.
  private static func identifiers(in list: [UInt8]) -> [[UInt8]] {
    var identifiers: [[UInt8]] = []
    var place = 0
    while place < list.count {
      let next = place + 1 + Int(list[place])
      identifiers.append(Array(list[place..<min(next, list.count)]))
      place = next
    }
    return identifiers.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
