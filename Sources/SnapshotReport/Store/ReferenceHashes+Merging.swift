package import FileAccess

extension ReferenceHashes {
  /// A merge of two manifests that have a common ancestor.
  package struct Merge: Sendable {
    /// The bytes of the merged file, with the markers of git around each conflict.
    package let bytes: [UInt8]
    /// The pictures that both sides changed, each in another way.
    package let conflicts: [FilePath]
  }

  /// Returns the merge of two manifests.
  ///
  /// A picture that one side changed, added or removed is as on that side. All pictures are independent of each other,
  /// so that the merge does not depend on their order or places.
  ///
  /// - Parameters:
  ///   - ours: The manifest of this side.
  ///   - theirs: The manifest of the other side.
  ///   - base: The common ancestor.
  package static func merge(
    _ ours: ReferenceHashes, _ theirs: ReferenceHashes, base: ReferenceHashes
  ) -> Merge {
    var (lines, conflicts): ([String], [FilePath]) = ([], [])
    for path in Set(ours.pictures.keys).union(theirs.pictures.keys).sorted() {
      let (old, first, second) = (base.pictures[path], ours.pictures[path], theirs.pictures[path])
      if first == second || second == old {
        if first != nil { lines.append(ours.line(of: path)) }
      } else if first == old {
        if second != nil { lines.append(theirs.line(of: path)) }
      } else {
        conflicts.append(path)
        lines += ["<<<<<<< ours"] + (first == nil ? [] : [ours.line(of: path)]) + ["======="]
        lines += (second == nil ? [] : [theirs.line(of: path)]) + [">>>>>>> theirs"]
      }
    }
    return Merge(bytes: bytes(of: lines), conflicts: conflicts)
  }
}
