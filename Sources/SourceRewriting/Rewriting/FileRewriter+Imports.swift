import SwiftSyntax

/// Imports of what Linux has under other names.
extension FileRewriter {
  /// The modules whose parts cannot be imported apart.
  private static let wholes: Set<String> = ["UIKit", "CoreGraphics", "QuartzCore"]
  /// The modules with which the declarations of the run time are visible.
  private static let withRuntime: Set<String> = ["UIKit", "CoreGraphics", "QuartzCore"]

  /// Imports the run-time module where the changes name it, and where other files of the module import it.
  ///
  /// On Apple's systems, a framework's files see what its header imports, which is UIKit if one of them needs it, and tests
  /// see UIKit by way of XCTest.
  func importRuntime() {
    let own: Set = [options.runtimeModule, "ObjectiveC"]
    guard !imports.contains(where: { own.contains($0.module) }) else { return }
    guard seesUIKit || namesRuntime && !importsRuntime else { return }
    let start = SourceOutline.start(of: bytes)
    guard start < bytes.count else { return }
    let place = imports.first { !$0.isConditional }?.start ?? start
    edits.insert("import \(options.runtimeModule); ", at: place)
  }

  /// Makes an import of a part of a module, of Objective-C or of a framework that Linux has not one of a whole module.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first?.name.text else { return }
    if scopes.isEmpty, uncertainConditions == 0 {
      if Self.withRuntime.contains(module) || module == options.runtimeModule {
        importsRuntime = true
        // Behind an import that was put in, there is a semicolon.
        if node.parent?.as(CodeBlockItemSyntax.self)?.semicolon == nil { isOfUIKit = true }
      }
    }
    let rest = (node.importKindSpecifier ?? node.path.first?.name).map {
      $0.positionAfterSkippingLeadingTrivia.utf8Offset..<node.range.upperBound
    }
    guard let rest else { return }
    if module == "ObjectiveC" {
      edits.replace(rest, with: options.runtimeModule, in: bytes)
    } else if module == "Darwin" {
      edits.replace(rest, with: "Glibc", in: bytes)
    } else if module == "OSLog", !options.presentModules.contains(module) {
      // Apple's module exports this one, and adds reading of what was logged.
      edits.replace(rest, with: "os", in: bytes)
    } else if uncertainConditions == 0, let other = ForeignModules.replacement(for: module, options) {
      edits.replace(rest, with: other, in: bytes)
      if scopes.isEmpty, other == options.runtimeModule { importsRuntime = true }
      if let name = node.path.first?.name { warnOfForeignModule(name) }
    } else if Self.wholes.contains(module), node.path.count > 1 {
      edits.replace(rest, with: module, in: bytes)
    } else if module == "Foundation", node.path.count > 1, node.importKindSpecifier == nil {
      edits.replace(rest, with: module, in: bytes)
    }
  }
}
