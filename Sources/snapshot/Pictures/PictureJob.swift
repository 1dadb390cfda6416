internal import FileAccess
internal import ImageComparison
internal import StyleCore
internal import ViewSpec

/// The name of a picture: a spec, which need not have been read, a scale, and the version of the system if it was asked for.
struct PictureName: Sendable {
  let location: SpecLocation
  let scale: Int
  /// The version of the system; nil for that of the spec.
  var system: SystemVersion?
  /// Whether or not the pictures of the spec have several systems, so that each is in the name of a file.
  var hasOtherSystems = false

  /// The name in messages: `Examples/card.json @2x`, or `Examples/card.json @2x iOS 26`.
  var text: String {
    "\(location.path == "-" ? "<stdin>" : location.path) @\(scale)x" + (system.map { " \($0.name)" } ?? "")
  }

  /// The system in names of files, such as `ios26`; nil if they have none.
  var variant: String? { hasOtherSystems ? system?.identifier : nil }

  /// The state of a result's input: the scale, the system, and whether files are named by that.
  var state: String {
    let system = system.map { hasOtherSystems ? " -\($0.identifier)" : " \($0.identifier)" }
    return "\(scale)" + (system ?? "")
  }

  /// The path of the reference of the picture.
  var referencePath: String {
    ReferenceStore.besideSpecs.path(for: location.path, variant: variant, scale: scale)
  }
}

extension RenderingOptions {
  /// Returns the names of the pictures of a spec: for each system that was asked for, at all scales.
  func pictures(of location: SpecLocation) -> [PictureName] {
    let all: [SystemVersion?] = systems.isEmpty ? [nil] : systems
    return all.flatMap { system in
      scales.map {
        PictureName(location: location, scale: $0, system: system, hasOtherSystems: systems.count > 1)
      }
    }
  }

  /// Returns the options of one of the pictures.
  func options(of picture: PictureName) -> RenderingOptions {
    var options = self
    options.system = picture.system
    return options
  }
}

/// Some work on a picture.
protocol PictureWork: Sendable {
  var picture: PictureName { get }
}

/// A picture to draw: a spec at a scale.
struct PictureJob: PictureWork {
  let picture: PictureName
  /// The spec; nil for one that is read again, so that those of a large suite are not all in memory.
  private let kept: KeptSpec?

  /// A spec in memory, which the pictures of all scales share.
  final class KeptSpec: Sendable {
    let spec: LayoutSpec

    init(_ spec: LayoutSpec) {
      self.spec = spec
    }
  }

  init(_ picture: PictureName, spec: KeptSpec?) {
    (self.picture, kept) = (picture, spec)
  }

  init(location: SpecLocation, spec: LayoutSpec, scale: Int) {
    self.init(PictureName(location: location, scale: scale), spec: KeptSpec(spec))
  }

  /// The maximum number of specs of a command that are kept.
  ///
  /// One of a whole screen takes a quarter of a mebibyte, and to read it again a hundredth of the time that drawing takes.
  static let keptSpecs = 200

  /// The spec, which could be read before.
  var spec: LayoutSpec {
    get throws { try kept?.spec ?? LayoutSpec(at: location) }
  }

  var location: SpecLocation { picture.location }
  var scale: Int { picture.scale }
  /// The system in names of files; nil if they have none.
  var variant: String? { picture.variant }
  /// The name of the picture in messages: `Examples/card.json @2x`.
  var name: String { picture.text }
  /// The path of the reference of the picture.
  var referencePath: String { picture.referencePath }

  /// Returns the jobs of all specs that `arguments` name, at all scales.
  ///
  /// Specs that cannot be read are reported, and the others are returned.
  ///
  /// - Parameters:
  ///   - arguments: The paths of specs and folders.
  ///   - options: The options, with the scales.
  ///   - console: The console for the reports.
  static func all(
    _ arguments: [String], options: RenderingOptions, console: Console
  ) async -> [PictureJob] {
    let locations = await SpecSearch.locations(arguments, console: console)
    return await all(locations, options: options, console: console)
  }

  /// Returns the jobs of specs, at all scales.
  ///
  /// - Parameters:
  ///   - locations: The specs.
  ///   - options: The options, with the scales.
  ///   - console: The console for the reports.
  ///   - unreadable: A closure that receives a spec that cannot be read, and the error.
  static func all(
    _ locations: [SpecLocation], options: RenderingOptions, console: Console,
    unreadable: (SpecLocation, [String]) -> Void = { _, _ in }
  ) async -> [PictureJob] {
    var cache: RunCache?
    return await CachedJob.all(
      locations, options: options, cache: &cache, console: console, unreadable: unreadable
    ).compactMap(\.job)
  }
}

extension Array where Element: PictureWork {
  /// The indices of the jobs in the best order to start them.
  ///
  /// It is spec by spec, but the largest scale of each first, so that no thread is left with the most work while others
  /// have none.
  var startingOrder: [Int] {
    var run = 0
    let runs = indices.map { place in
      if place > 0, self[place].picture.location != self[place - 1].picture.location { run += 1 }
      return run
    }
    return indices.sorted {
      (runs[$0], -self[$0].picture.scale, $0) < (runs[$1], -self[$1].picture.scale, $1)
    }
  }

  /// The jobs without repetitions of the same spec, scale and system.
  var withoutRepetitions: [Element] {
    // Names that only look the same are those of two files.
    var seen: Set<FilePath> = []
    return filter { seen.insert(FilePath($0.picture.text)).inserted }
  }
}

extension [PictureName] {
  /// Creates the names of the pictures of specs, without repetitions.
  init(_ locations: [SpecLocation], _ options: RenderingOptions) {
    var seen: Set<FilePath> = []
    self = locations.flatMap(options.pictures).filter { seen.insert(FilePath($0.text)).inserted }
  }

  /// Returns the first two pictures with an equal `place`: `card.json` at 2x and `card@2x.json` at 1x, for example.
  func collision<Place: Hashable>(at place: (PictureName) -> Place) -> (PictureName, PictureName, Place)? {
    var seen: [Place: PictureName] = [:]
    for picture in self {
      let place = place(picture)
      if let other = seen.updateValue(picture, forKey: place) { return (other, picture, place) }
    }
    return nil
  }
}
