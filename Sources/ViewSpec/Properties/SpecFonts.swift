internal import FontFiles

/// The font files of a spec, which only its own labels use.
struct SpecFonts: Sendable {
  /// The paths of the files, relative to the spec's folder, with their places in the spec.
  private let names: [(name: String, element: JSONElement)]

  /// The largest number of files.
  private static let limit = 64

  /// Reads the list of files.
  init(_ elements: [JSONElement]) throws(DocumentError) {
    if elements.count > Self.limit {
      throw elements[Self.limit].problem("more than the limit of \(Self.limit) font files")
    }
    var names: [(name: String, element: JSONElement)] = []
    for element in elements { names.append((name: try element.string(), element: element)) }
    self.names = names
  }

  /// Returns the files.
  func files(in folder: String) throws(DocumentError) -> [FontFile] {
    var files: [FontFile] = []
    for (name, element) in names {
      if let problem = ShapingLibrary.problem { throw element.problem(problem) }
      do throws(FontFileError) {
        files.append(try FontFile(path: SpecFile.path(of: name, in: folder)))
      } catch {
        throw element.problem("cannot use the font \(quoted(name)): \(error)")
      }
    }
    return files
  }
}

/// The name of a font in a spec, with its place.
struct FontNameInSpec: Sendable {
  var name: String
  var element: JSONElement

  /// Reports a name that no font file has.
  func check() throws(DocumentError) {
    guard FontLibrary.face(named: name) == nil else { return }
    let families = FontLibrary.families
    throw element.problem(
      "no font file has the font \(quoted(name))",
      suggestion: didYouMean(name, among: families)
        ?? "name the file in \"fonts\" of the spec, or its folder with --fonts")
  }
}
