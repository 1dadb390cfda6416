internal import FileAccess
internal import Foundation
internal import SnapshotReport

extension RunCache {
  /// Returns the cache that options name; nil if there is none, which is told if one was asked for.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - verb: The name of the verb.
  ///   - inputs: The options on which results depend, and files of settings.
  ///   - isRead: Whether or not results are used.
  ///   - console: The console for a reason.
  static func open(
    _ options: CacheOptions, verb: String, inputs: @autoclosure () -> [CacheInput], isRead: Bool = true,
    console: Console
  ) async -> RunCache? {
    guard !options.isOff else { return nil }
    let environment = ProcessInfo.processInfo.environment
    let isWanted = options.explains || options.folder != nil
    guard let folder = options.folder ?? usualFolder(in: environment) else {
      if isWanted { await console.caution("nothing is cached: HOME is not set; --cache names a folder") }
      return nil
    }
    guard let program = ProgramIdentity.atStart else {
      if isWanted {
        await console.caution("nothing is cached: the program or a library of it has no build ID")
      }
      return nil
    }
    let shared = [CacheInput(.program, program)] + variables(in: environment) + inputs()
    return RunCache(
      ResultCache(folder: folder), verb: verb, shared: shared, isRead: isRead, explains: options.explains)
  }

  /// Returns the folder of results among the user's caches (XDG Base Directory Specification); nil if there is none.
  static func usualFolder(in environment: [String: String]) -> String? {
    if let caches = environment["XDG_CACHE_HOME"], FilePath(caches).isAbsolute {
      return "\(caches)/plumb-snapshot"
    }
    guard let home = environment["HOME"], FilePath(home).isAbsolute else { return nil }
    #if canImport(Darwin)
      return "\(home)/Library/Caches/plumb-snapshot"
    #else
      return "\(home)/.cache/plumb-snapshot"
    #endif
  }

  /// Returns the variables that name languages, regions and time zones, and Plumb's own.
  ///
  /// Pictures do not depend on most of them, but a result must not stay for one that it depends on.
  private static func variables(in environment: [String: String]) -> [CacheInput] {
    environment.filter { name, _ in
      ["LANG", "LANGUAGE", "TZ"].contains(name) || name.hasPrefix("LC_") || name.hasPrefix("PLUMB_")
    }
    .map { CacheInput(.variable, $0.key, $0.value) }
    .sorted { $0.name < $1.name }
  }

  /// Tells why nothing could be stored in a folder that was named, and removes what is too much.
  func finish(_ options: CacheOptions, console: Console) async {
    guard let problem = finish(), let folder = options.folder else { return }
    await console.caution("\(folder): results cannot be stored: \(problem)")
  }
}
