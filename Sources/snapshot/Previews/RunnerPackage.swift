internal import Escaping
internal import Foundation

/// The package that is built for previews: the package itself, by links, and a program that serves its previews.
///
/// It is in the folder of the build, of which it uses all else: Plumb is compiled once for both.
struct RunnerPackage {
  /// The name of the program.
  static let runner = "SnapshotPreviewRunner"

  let package: PreviewedPackage
  /// The folder of the package's builds; a link to one that several packages share is followed, as the package manager does.
  var builds: String { URL(filePath: package.folder + "/.build").resolvingSymlinksInPath().path }
  /// The folder of the runner package: it has the name of the package's own, by which the compiler knows packages.
  var folder: String {
    builds + "/previews/" + (package.folder.split(separator: "/").last.map(String.init) ?? "package")
  }

  /// Writes what has changed: links to all entries of the package, its manifest with additions, and the program.
  func write() throws(PreviewBuildError) {
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: folder + "/\(Self.runner)", withIntermediateDirectories: true)
      let own = try Set(manager.contentsOfDirectory(atPath: package.folder)).filter { !Self.isOfBuild($0) }
      for name in try manager.contentsOfDirectory(atPath: folder)
      where !own.contains(name) && !Self.isKept(name) {
        try manager.removeItem(atPath: folder + "/" + name)
      }
      for name in own.sorted() { try link(name) }
      try replace(folder + "/\(Self.runner)/main.swift", with: program)
      try replace(folder + "/Package.swift", with: manifest())
    } catch let error as PreviewBuildError {
      throw error
    } catch {
      throw PreviewBuildError(
        "\(folder): the package of the previews cannot be written: \(error.localizedDescription)")
    }
  }

  private static func isOfBuild(_ name: String) -> Bool {
    name == ".build" || name == ".git" || name == runner || name.hasPrefix("Package.swift")
      || name.hasPrefix("Package@swift-")
  }

  private static func isKept(_ name: String) -> Bool { [".build", runner, "Package.swift"].contains(name) }

  private func link(_ name: String) throws {
    let (place, target) = (folder + "/" + name, package.folder + "/" + name)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) == target { return }
    // The package manager may have put a file of its own in place of a link.
    try? FileManager.default.removeItem(atPath: place)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
  }

  private func replace(_ path: String, with text: String) throws {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) != data {
      try data.write(to: URL(filePath: path), options: .atomic)
    }
  }

  private var program: String { "import Previews\n\nawait PreviewRunner.main()\n" }

  /// Returns the manifest of the package with a part that adds the program.
  private func manifest() throws -> String {
    let text = String(
      decoding: FileManager.default.contents(atPath: package.manifest) ?? Data(), as: UTF8.self)
    guard let name = Self.variable(in: text) else {
      throw PreviewBuildError(
        "\(package.manifest): there is no `let package = Package(…)`, so the program of the previews cannot be added"
      )
    }
    return text + (text.hasSuffix("\n") ? "" : "\n") + addition(to: name)
  }

  /// Returns the name of the variable with the package.
  static func variable(in text: String) -> String? {
    text.firstMatch(
      of:
        #/(?m)^[ \t]*(?:let|var)\s+([A-Za-z_]\w*)\s*(?::\s*(?:PackageDescription\.)?Package\s*)?=\s*(?:PackageDescription\.)?Package\s*\(/#
    )
    .map { String($0.1) }
  }

  /// Returns the part that is added to the manifest.
  private func addition(to package: String) -> String {
    let version = self.package.toolsVersion
    let previewed = self.package.previewed
    let plumb = previewed.lazy.compactMap(\.plumb).first ?? "Plumb"
    let dependencies = previewed.map { ".target(name: \(literal($0.name)))" }
    let programs = previewed.filter(\.isExecutable).map { literal($0.name) }.joined(separator: ", ")
    let access = version >= (5, 9) ? "packageAccess: target.packageAccess, " : ""
    let traits = version >= (6, 1) ? ", traits: dependency.traits" : ""
    return """

      // Added by `snapshot previews`: the program of the previews. Programs become libraries, of which it is made.
      do {
        \(package).dependencies = \(package).dependencies.map { dependency in
          guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/"), !path.hasPrefix("~") else {
            return dependency
          }
          let absolute = \(literal(self.package.folder)) + "/" + path
          return name.map { .package(name: $0, path: absolute\(traits)) } ?? .package(path: absolute\(traits))
        }
        \(package).products = []
        \(package).targets.removeAll { $0.isTest }
        // Places in the code are those of the files that the links lead to.
        for target in \(package).targets where [.regular, .executable].contains(target.type) {
          target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(\(mapping))]
        }
        let programs: [String] = [\(programs)]
        \(package).targets = \(package).targets.map { target in
          guard programs.contains(target.name) else { return target }
          return .target(
            name: target.name, dependencies: target.dependencies, path: target.path,
            exclude: target.exclude + \(literals(mains)).filter { $0.0 == target.name }.map { $0.1 },
            sources: target.sources, resources: target.resources, publicHeadersPath: target.publicHeadersPath,
            \(access)cSettings: target.cSettings, cxxSettings: target.cxxSettings,
            swiftSettings: (target.swiftSettings ?? []) + [
              .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "preview_main_of_\\(target.name)"])
            ], linkerSettings: target.linkerSettings, plugins: target.plugins)
        }
        \(package).targets.append(
          .executableTarget(
            name: \(literal(Self.runner)),
            dependencies: [
              .product(name: "Previews", package: \(literal(plumb))), \(dependencies.joined(separator: ", ")),
            ], path: \(literal(Self.runner))))
      }

      """
  }

  /// The flags by which the folder of the links is named as that of the package; none if the compiler would misread it.
  private var mapping: [String] {
    folder.contains("=") ? [] : ["-debug-prefix-map", folder + "=" + package.folder]
  }

  /// The files with the code that begins a program, which a library cannot have.
  private var mains: [(target: String, file: String)] {
    package.previewed.filter(\.isExecutable).flatMap { target in
      target.files.filter { $0.hasSuffix("/main.swift") }
        .map { (target.name, String($0.dropFirst(target.folder.count + 1))) }
    }
  }

  private func literals(_ pairs: [(target: String, file: String)]) -> String {
    "([" + pairs.map { "(\(literal($0.target)), \(literal($0.file)))" }.joined(separator: ", ")
      + "] as [(String, String)])"
  }

  private func literal(_ text: String) -> String { text.debugDescription }
}
