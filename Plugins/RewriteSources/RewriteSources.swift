import Foundation
import PackagePlugin

/// The plugin that rewrites the sources of a target on Linux before they are compiled.
///
/// The compiler reads the rewritten text through an overlay, which the settings of the target name:
/// `.build/rewritten/<target>/overlay.yaml` in the folder of the package. The files of an app's folder that are no sources,
/// such as storyboards and catalogs, belong to the main bundle. On other systems the plugin does nothing.
@main
struct RewriteSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      guard let module = target as? any SourceModuleTarget else { return [] }
      let sources = module.sourceFiles(withSuffix: "swift").map(\.url)
      // A build runs the command before it compiles the target, since this file is one of the target's sources.
      let stamp = context.pluginWorkDirectoryURL.appending(path: "Rewritten.swift")
      var arguments = [
        "--output", folder(of: target.name, in: context.package).path, "--stamp", stamp.path,
        "--build", buildFolder(of: context).path, "--module", module.moduleName,
      ]
      let targets = imported(by: target, in: context.package)
      let imports = targets.compactMap { $0 as? any SourceModuleTarget }
        .flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
      for imported in imports { arguments += ["--import", imported.path] }
      for target in targets {
        arguments += ["--present", (target as? any SourceModuleTarget)?.moduleName ?? target.name]
      }
      for name in ownModules(of: target, in: context.package) { arguments += ["--present", name] }
      if hasResources(module) { arguments += ["--resources", module.directoryURL.path] }
      let catalogs = catalogs(in: module)
      for catalog in catalogs { arguments += ["--catalog", catalog.path] }
      if declares(catalogs, module) { arguments += ["--bundle", "module"] }
      let descriptions = catalogs.flatMap(descriptions(in:))
      return [
        .buildCommand(
          displayName: "Rewriting the sources of \(target.name)",
          executable: try context.tool(named: "rewrite-sources").url,
          arguments: arguments + sources.map(\.path), inputFiles: sources + imports + descriptions,
          outputFiles: [stamp])
      ]
    #else
      return []
    #endif
  }

  /// Returns whether the folder of a target has files for the main bundle.
  ///
  /// Those of a library that declares resources belong to a bundle of its own.
  private func hasResources(_ module: any SourceModuleTarget) -> Bool {
    switch module.kind {
    case .executable: break
    case .generic, .test: if module.sourceFiles.contains(where: { $0.type == .resource }) { return false }
    default: return false
    }
    let others: Set = ["swift", "md", "docc", "c", "h", "m", "mm", "cpp", "s", "modulemap", ""]
    return files(in: module.directoryURL)
      .contains { !others.contains(URL(filePath: "/\($0)").pathExtension.lowercased()) }
  }

  /// Returns the asset catalogs in the folder of a target, by their paths.
  private func catalogs(in module: any SourceModuleTarget) -> [URL] {
    let names = files(in: module.directoryURL).filter { $0.hasSuffix(".xcassets") }
    return names.sorted().map { module.directoryURL.appending(path: $0) }
  }

  /// Returns whether a target declares catalogs as resources, which belong to a bundle of its own then.
  private func declares(_ catalogs: [URL], _ module: any SourceModuleTarget) -> Bool {
    module.sourceFiles.contains { file in
      file.type == .resource && catalogs.contains { file.url.path.hasPrefix($0.path) }
    }
  }

  /// Returns the files that describe the groups and sets of a catalog.
  private func descriptions(in catalog: URL) -> [URL] {
    let names = files(in: catalog).filter { $0.hasSuffix("Contents.json") }
    return names.sorted().map { catalog.appending(path: $0) }
  }

  /// Returns the paths of all files in a folder, which may be a link, as in the package of the previews.
  private func files(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.resolvingSymlinksInPath().path)
    return files?.compactMap { $0 as? String } ?? []
  }

  /// Returns the folder of a target's rewritten sources.
  private func folder(of target: String, in package: Package) -> URL {
    package.directoryURL.appending(path: ".build/rewritten/\(target)")
  }

  /// Returns the folder of the build: `plugins/outputs/<package>/<target>/destination/<plugin>` in it is that of the plugin.
  private func buildFolder(of context: PluginContext) -> URL {
    var folder = context.pluginWorkDirectoryURL
    while folder.lastPathComponent != "plugins", folder.path != "/" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
  }

  /// Returns the targets that a target imports, in its package and in others, but for Plumb's own.
  private func imported(by target: any Target, in package: Package) -> [any Target] {
    let known = products(ofUIKitIn: package)
    var found: [any Target] = []
    func visit(_ target: any Target) {
      for dependency in target.dependencies {
        switch dependency {
        case .target(let other): add(other)
        case .product(let product): if !known.contains(product.id) { product.targets.forEach(add) }
        @unknown default: break
        }
      }
    }
    func add(_ target: any Target) {
      guard !found.contains(where: { $0.id == target.id }) else { return }
      found.append(target)
      visit(target)
    }
    visit(target)
    return found
  }

  /// Returns the modules of Plumb's products that a target imports, such as `MapKit`, in its package and in others.
  private func ownModules(of target: any Target, in package: Package) -> [String] {
    let known = products(ofUIKitIn: package)
    var visited: Set<Target.ID> = []
    var names: Set<String> = []
    func visit(_ target: any Target) {
      guard visited.insert(target.id).inserted else { return }
      for dependency in target.dependencies {
        switch dependency {
        case .target(let other): visit(other)
        case .product(let product):
          if known.contains(product.id) {
            names.formUnion(product.targets.map(\.name))
          } else {
            product.targets.forEach(visit)
          }
        @unknown default: break
        }
      }
    }
    visit(target)
    return names.sorted()
  }

  /// Returns the identifiers of the products of the package that has UIKit, which is somewhere below another one.
  private func products(ofUIKitIn package: Package) -> Set<Product.ID> {
    var visited: Set<Package.ID> = []
    var products: Set<Product.ID> = []
    func visit(_ package: Package) {
      guard visited.insert(package.id).inserted else { return }
      if package.products.contains(where: { $0.name == "UIKit" }) {
        products.formUnion(package.products.map(\.id))
      }
      for dependency in package.dependencies { visit(dependency.package) }
    }
    visit(package)
    return products
  }
}
