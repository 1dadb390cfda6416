internal import FileAccess
internal import FontFiles
internal import Foundation
internal import SnapshotReport
internal import ViewSpec

/// The results of earlier runs of a verb, by which is known what cannot have changed.
///
/// Only results that passed are stored, with all that they depended on: the program, the environment, the options, and
/// each file that was read, by its bytes. One counts as long as all of these are the same.
struct RunCache: Sendable {
  private let results: ResultCache
  private let verb: String
  private var shared: [CacheInput]
  /// Whether or not results are used; if not, they are only stored.
  private let isRead: Bool
  /// Whether or not the reason is printed for which a picture is drawn.
  let explains: Bool

  /// The hashes of a picture's reference; nil if it is a file.
  var hashes: @Sendable (PictureName) -> String? = { _ in nil }

  /// Creates the cache of a folder, for results with some inputs.
  init(
    _ results: ResultCache, verb: String, shared: [CacheInput], isRead: Bool = true, explains: Bool = false
  ) {
    (self.results, self.verb, self.shared) = (results, verb, shared)
    (self.isRead, self.explains) = (isRead, explains)
  }

  /// Adds inputs of all results.
  mutating func add(_ inputs: [CacheInput]) { shared += inputs }

  /// The unit of work of a spec.
  private func unit(_ location: SpecLocation) -> String { "\(verb)\0\(location.path)" }

  /// The results of a spec that are known.
  final class Known {
    let entry: CacheEntry
    let present: PresentInputs

    init(_ entry: CacheEntry, _ present: PresentInputs) {
      (self.entry, self.present) = (entry, present)
    }
  }

  /// Returns the known results of a spec.
  func known(_ location: SpecLocation) -> Known {
    let present = PresentInputs(
      shared: shared, root: location.root,
      folder: { SpecFile.folder(of: location.path) },
      shaping: { ShapingLibrary.problem == nil ? Self.shapingIdentity : nil })
    return Known(results.entry(of: unit(location)), present)
  }

  /// The identity of the library that shapes text, once it is loaded; its problem if it cannot be.
  private static var shapingIdentity: String {
    let library = ProgramIdentity.libraries(named: "libharfbuzz") ?? "unknown"
    return "\(ShapingLibrary.version ?? "none") \(library)"
  }

  /// The result of a search for a picture's result.
  enum Finding: Sendable {
    /// The result, which is that of drawing the picture now.
    case passed(CachePass)
    /// The reasons for which the picture is drawn.
    case changed([String])
  }

  /// Returns the result of a picture, or the reasons for which there is none.
  func finding(_ known: Known, of picture: PictureName) -> Finding {
    guard isRead else { return .changed(["--timings measures it"]) }
    let records = known.entry.records.filter { $0.scale == picture.state }
    let present = known.present
    present.reference = hashes(picture)
    for record in records where present.match(record) {
      guard let pass = CachePass(texts: record.content) else { continue }
      results.keep(record, from: known.entry, of: unit(picture.location))
      return .passed(pass)
    }
    guard explains else { return .changed([]) }
    if known.entry.isDamaged { return .changed(["the stored results are damaged, or of another version"]) }
    let changes = records.map { present.changes(since: $0) }.filter { !$0.isEmpty }
    let fewest = changes.enumerated().min { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
    return .changed(fewest?.element.map(CacheExplanation.text) ?? ["there is no earlier result"])
  }

  /// Stores a result that passed.
  ///
  /// It is not stored if it is not known what all files were that it depends on.
  func store(
    _ pass: CachePass, of picture: PictureName, given: [String], possible: [String] = [],
    _ states: FileStates, outputs: [CacheInput] = []
  ) {
    let path = picture.location.path
    let folder = SpecFile.folder(of: path)
    let given = Set((given + [path]).map(FilePath.init))
    guard
      var inputs = states.inputs(
        given: given, possible: Set(possible.map(FilePath.init)), folder: { folder },
        isMovable: !pass.mentions(folder))
    else { return }
    if ShapingLibrary.isAskedFor {
      // If it cannot be loaded, no result is stored.
      guard ShapingLibrary.problem == nil else { return }
      inputs.append(CacheInput(.shaping, Self.shapingIdentity))
    }
    var own = [CacheInput(.scale, picture.state)]
    // The result of a record depends on the hashes that it writes.
    if !outputs.contains(where: { $0.kind == .reference }) {
      own.append(CacheInput(.reference, hashes(picture) ?? ""))
    }
    results.add(
      CacheRecord(inputs: shared + own + inputs + outputs, content: pass.texts), to: unit(picture.location))
  }

  /// Removes the oldest results if there are too many, and returns why nothing could be stored; nil if it could.
  func finish() -> String? {
    results.tidy()
    return results.problem
  }
}
