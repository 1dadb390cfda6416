import FileAccess

@testable import SnapshotReport

/// Reads the parts of an input as three manifests of references, and merges them.
///
/// An error is one line, a manifest is written as it was read, and merges keep what no side changed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzManifests(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  // Each byte 0 begins another manifest; what surrounds lines is put around them.
  let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
  let whole = read(bytes)
  let manifests = parts.map { whole ?? read(Array("{\"snapshots\":1\n".utf8) + $0 + Array("\n}\n".utf8)) }
  guard manifests.count == 3, let ours = manifests[0], let theirs = manifests[1], let base = manifests[2]
  else { return 0 }
  let merge = ReferenceHashes.merge(ours, theirs, base: base)
  let other = ReferenceHashes.merge(theirs, ours, base: base)
  precondition(merge.conflicts == other.conflicts)
  if merge.conflicts.isEmpty {
    precondition(merge.bytes == other.bytes && read(merge.bytes) != nil)
  } else {
    precondition(read(merge.bytes) == nil)
  }
  precondition(ReferenceHashes.merge(ours, base, base: base).bytes == ours.bytes)
  precondition(ReferenceHashes.merge(ours, ours, base: base).bytes == ours.bytes)
  return 0
}

private func read(_ bytes: [UInt8]) -> ReferenceHashes? {
  do throws(StoreError) {
    let manifest = try ReferenceHashes(bytes, path: "snapshots.json")
    expect(try ReferenceHashes(manifest.bytes, path: "snapshots.json") == manifest)
    for path in manifest.pictures.keys { precondition(!path.isAbsolute && !path.components.contains("..")) }
    return manifest
  } catch {
    checkLine("\(error)")
    return nil
  }
}
