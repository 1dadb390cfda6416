/// The faces of some files by their names.
struct FaceTable: Sendable {
  /// The names of the families, in the order of their files.
  private(set) var families: [String] = []
  private var facesByFamily: [String: [FontFace]] = [:]
  private var facesByName: [String: FontFace] = [:]
  private var facesByFullName: [String: FontFace] = [:]

  /// Creates the table of files; of faces with the same name, that of the first file is found.
  init(_ files: [FontFile] = []) {
    for face in files.flatMap(\.faces) {
      if facesByName[face.postScriptName] != nil { continue }
      facesByName[face.postScriptName] = face
      if facesByFullName[face.fullName] == nil { facesByFullName[face.fullName] = face }
      if facesByFamily[face.family] == nil { families.append(face.family) }
      facesByFamily[face.family, default: []].append(face)
    }
  }

  func faces(inFamily family: String) -> [FontFace] { facesByFamily[family] ?? [] }

  /// Returns the face of a name: for programs, for people, or of a family, whose regular face it is.
  func face(named name: String) -> FontFace? {
    facesByName[name] ?? facesByFullName[name] ?? faces(inFamily: name).nearest(to: FontTraits())
  }
}

extension [FontFace] {
  /// Returns the face with the most similar traits; the first one of several.
  ///
  /// A slant counts more than any width, and that more than any weight. Weights are compared by their classes, which are
  /// evenly spaced: medium is nearer to regular than to bold.
  package func nearest(to traits: FontTraits) -> FontFace? {
    let weight = FontTraits.weightClass(of: traits.weight)
    func distance(_ face: FontFace) -> Double {
      let own = face.traits
      return (own.isItalic == traits.isItalic ? 0 : 100) + abs(own.width - traits.width) * 20
        + abs(FontTraits.weightClass(of: own.weight) - weight) / 1000
    }
    return self.min { distance($0) < distance($1) }
  }
}
