internal import Foundation

extension PreviewedPackage {
  /// The package manager's description of a package.
  struct Dump {
    /// A target.
    struct Target: Codable {
      var name: String
      var type: String
      var path: String?
      var sources: [String]?
      var exclude: [String]?
      var pluginUsages: [PluginUsage]?
    }

    /// A plugin that a target uses: `{ "plugin": ["RewriteSources", "Plumb"] }`.
    struct PluginUsage: Codable {
      var plugin: [String?]?

      /// The package of the plugin of the rewriter; nil for another one.
      var package: String? {
        guard let plugin, plugin.first == "RewriteSources", plugin.count > 1 else { return nil }
        return plugin[1]
      }
    }

    var targets: [Target]
    var version: (Int, Int)
  }

  /// The form of the output.
  private struct Output: Codable {
    struct Version: Codable {
      var version: String
      enum CodingKeys: String, CodingKey { case version = "_version" }
    }
    var targets: [Dump.Target]
    var toolsVersion: Version?
  }

  /// The output that is kept, with what it depends on.
  private struct Kept: Codable {
    var manifests: [String]
    var names: [String]
    var output: Output
  }

  /// Returns what the package manager says of a package.
  ///
  /// It takes a second, so it is kept until a manifest or the list of folders changes.
  static func dump(_ folder: String, _ manifests: [String]) throws(PreviewBuildError) -> Dump {
    let texts = manifests.map { name in
      String(decoding: FileManager.default.contents(atPath: folder + "/" + name) ?? Data(), as: UTF8.self)
    }
    let names = ["", "/Sources", "/Tests"].flatMap { part in
      (try? FileManager.default.contentsOfDirectory(atPath: folder + part))?.filter { $0 != ".build" }
        .sorted() ?? []
    }
    let path = folder + "/.build/previews/manifest.json"
    if let data = FileManager.default.contents(atPath: path),
      let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.manifests == texts,
      kept.names == names
    {
      return dump(kept.output)
    }
    let output = try fresh(folder)
    let kept = Kept(manifests: texts, names: names, output: output)
    try? FileManager.default.createDirectory(
      atPath: folder + "/.build/previews", withIntermediateDirectories: true)
    try? JSONEncoder().encode(kept).write(to: URL(filePath: path), options: .atomic)
    return dump(output)
  }

  private static func fresh(_ folder: String) throws(PreviewBuildError) -> Output {
    guard
      let outcome = BuildProcess.run(
        ["swift", "package", "--package-path", folder, "dump-package"], readsErrors: false)
    else { throw PreviewBuildError("swift is not in the search path: previews are built by `swift build`") }
    guard outcome.status != BuildProcess.interrupted else { throw .interrupted }
    guard outcome.status == 0 else {
      var reasons: [String] = []
      _ = BuildProcess.run(["swift", "package", "--package-path", folder, "dump-package"], readsErrors: true)
      {
        if $0.contains("error: ") { reasons.append($0) }
      }
      throw PreviewBuildError(
        reasons.first ?? "\(folder)/Package.swift: `swift package dump-package` ended with \(outcome.status)")
    }
    do {
      return try JSONDecoder().decode(Output.self, from: Data(outcome.output))
    } catch {
      throw PreviewBuildError(
        "\(folder)/Package.swift: what `swift package dump-package` printed cannot be read")
    }
  }

  private static func dump(_ output: Output) -> Dump {
    let numbers = (output.toolsVersion?.version ?? "5.4").split(separator: ".").compactMap { Int($0) }
    return Dump(targets: output.targets, version: (numbers.first ?? 5, numbers.count > 1 ? numbers[1] : 0))
  }
}
