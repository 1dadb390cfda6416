import Foundation
import SourceRewriting

/// The command that rewrites the sources of a module for a compiler without Objective-C.
@main
enum RewriteSources {
  private static let usage =
    "usage: rewrite-sources --output <folder> [--import <source>]... [--present <module>]... "
    + "[--runtime-module <name>] [--build <folder> --module <name>] [--stamp <file> [--resources <folder>] "
    + "[--catalog <folder>... [--bundle main|module]]] (--list <file> | <source>...)\n"
    + "       rewrite-sources --language-server [<argument of sourcekit-lsp>...]"

  static func main() {
    do {
      if CommandLine.arguments.dropFirst().first == "--language-server" {
        exit(try LanguageServer().run([LanguageServer.path()] + CommandLine.arguments.dropFirst(2)))
      }
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      let rewriter = IncrementalRewriter(
        output: URL(filePath: arguments.output),
        options: RewriteOptions(
          runtimeModule: arguments.runtimeModule, presentModules: arguments.presentModules),
        imports: arguments.imports)
      let summary = try rewriter.run(arguments.sources)
      for warning in summary.warnings { print(warning) }
      if let build = arguments.build {
        BuildFolder(url: URL(filePath: build), module: arguments.module).removeObjects(of: summary.stale)
      }
      if let stamp = arguments.stamp {
        try BuildFolder.writeStamp(
          URL(filePath: stamp), isChanged: summary.written > 0 || !summary.stale.isEmpty,
          resources: arguments.resources,
          symbols: AssetSymbols(
            catalogs: arguments.catalogs.map { URL(filePath: $0) }, owner: arguments.owner),
          runtimeModule: arguments.runtimeModule)
      }
      if arguments.isVerbose {
        print("parsed \(summary.parsed), wrote \(summary.written), stale \(summary.stale.count)")
      }
    } catch {
      FileHandle.standardError.write(Data("rewrite-sources: error: \(error)\n".utf8))
      exit(2)
    }
  }

  /// The arguments of the command.
  private struct Arguments {
    var output = ""
    var runtimeModule = "UIKit"
    var sources: [String] = []
    var imports: [String] = []
    /// The modules that are there although they have the name of a framework of Apple's.
    var presentModules: Set<String> = []
    /// The folder of the build whose objects of stale files are removed, and the module in it.
    var build: String?
    var module = ""
    /// The file that tells a build that the command has run.
    var stamp: String?
    /// The folder whose files belong to the main bundle.
    var resources: String?
    /// The asset catalogs that have symbols, and their bundle.
    var catalogs: [String] = []
    var owner = AssetSymbols.Owner.main
    var isVerbose = false

    /// Reads the arguments, and the list of sources if one is named.
    init(_ words: [String]) throws {
      var rest = words[...]
      func value(of option: String) throws -> String {
        guard let value = rest.popFirst() else {
          throw RewriteError.usage("\(option) needs a value; \(usage)")
        }
        return value
      }
      while let word = rest.popFirst() {
        switch word {
        case "--output": output = try value(of: word)
        case "--import": imports.append(try value(of: word))
        case "--present": presentModules.insert(try value(of: word))
        case "--runtime-module": runtimeModule = try value(of: word)
        case "--build": build = try value(of: word)
        case "--module": module = try value(of: word)
        case "--stamp": stamp = try value(of: word)
        case "--resources": resources = try value(of: word)
        case "--catalog": catalogs.append(try value(of: word))
        case "--bundle":
          let name = try value(of: word)
          guard let owner = AssetSymbols.Owner(rawValue: name) else {
            throw RewriteError.usage("--bundle is '\(name)' instead of main or module; \(usage)")
          }
          self.owner = owner
        case "--verbose": isVerbose = true
        case "--list":
          let path = try value(of: word)
          guard let list = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw RewriteError.unreadable(path)
          }
          sources += list.split(separator: "\n").map(String.init)
        case _ where word.hasPrefix("--"): throw RewriteError.usage("unknown option \(word); \(usage)")
        default: sources.append(word)
        }
      }
      guard !output.isEmpty else { throw RewriteError.usage(usage) }
      let folder = FileManager.default.currentDirectoryPath
      func absolute(_ path: String) -> String {
        URL(filePath: path, relativeTo: URL(filePath: folder + "/")).standardizedFileURL.path
      }
      sources = sources.map { $0.hasPrefix("/") ? $0 : absolute($0) }
      imports = imports.map { $0.hasPrefix("/") ? $0 : absolute($0) }
      if !output.hasPrefix("/") { output = absolute(output) }
    }
  }
}
