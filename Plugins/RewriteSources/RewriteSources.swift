import Foundation
import PackagePlugin

/// The plugin that rewrites the sources of a target on Linux before they are compiled.
///
/// The compiler reads the rewritten text through an overlay, which the settings of the target name:
/// `.build/rewritten/<target>/overlay.yaml` in the folder of the package. On other systems the plugin does nothing.
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
      for imported in imports(of: target, in: context.package) { arguments += ["--import", imported.path] }
      return [
        .buildCommand(
          displayName: "Rewriting the sources of \(target.name)",
          executable: try context.tool(named: "rewrite-sources").url,
          arguments: arguments + sources.map(\.path), inputFiles: sources, outputFiles: [stamp])
      ]
    #else
      return []
    #endif
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

  /// Returns the folders of the rewritten modules that a target imports, in its package and in others.
  private func imports(of target: any Target, in package: Package) -> [URL] {
    var folders: [URL] = []
    for dependency in target.dependencies {
      switch dependency {
      case .target(let other): folders.append(folder(of: other.name, in: package))
      case .product(let product):
        let owner = package.dependencies.first { $0.package.products.contains { $0.id == product.id } }
        folders += product.targets.map { folder(of: $0.name, in: owner?.package ?? package) }
      @unknown default: break
      }
    }
    return folders
  }
}
