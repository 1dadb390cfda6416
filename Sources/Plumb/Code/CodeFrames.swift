internal import Foundation
@_spi(Internal) internal import Runtime

/// A function on the call stack.
package struct CodeFrame: Sendable {
  /// The name as written in code: `CardView.layoutSubviews()`.
  package let function: String
  /// The place in the function; nil without debug information.
  package let source: CodeSource?
  /// Whether or not the function is code of this package: UIKit's part of the stack.
  package let isOfSystem: Bool

  /// Whether or not the function runs layout, or the linter; its callers are no part of the layout.
  package var isUpdateCycle: Bool {
    isOfSystem
      && (function.hasPrefix("LayoutPass.") || function.hasPrefix("ConstraintPass.")
        || function.hasPrefix("MainLoop.") || function.contains(".layoutIfNeeded()")
        || source.map { PackageSources.own.contains($0.file, in: "ViewLint") } == true)
  }

  /// Whether or not the function is a method that is notified of new insets or traits.
  package var isEnvironmentCallback: Bool {
    function.contains("DidChange(") && !isOfSystem
  }

  /// The callback of the update cycle, such as `layoutSubviews()`, that the function is or is in; nil for all others.
  package let callback: CodeCallback?
}

/// A place in a source file; lines and columns are from 1.
package struct CodeSource: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int
}

/// The functions at return addresses, which are looked up on request, each address once per process.
///
/// The names and lines are those in the program: a program that is stripped or built without debug information has
/// fewer.
@MainActor
package enum CodeFrames {
  private static var images = ImageMap.capture()
  private static var known: [UInt: [CodeFrame]] = [:]

  /// Returns the functions of a stack, the innermost first; inlined functions count as called.
  package static func frames(of stack: [UInt]) -> [CodeFrame] {
    stack.flatMap { known[$0] ?? [] }
  }

  /// Returns the innermost place of a stack outside this package.
  static func place(of stack: [UInt]) -> CodeSource? {
    frames(of: stack).lazy.filter { !$0.isOfSystem }.compactMap(\.source).first
  }

  /// Looks up the functions of stacks, all at once, since each look-up opens the files of the program.
  package static func look(up stacks: [[UInt]]) {
    var unknown: Set<UInt> = []
    for stack in stacks { for address in stack where known[address] == nil { unknown.insert(address) } }
    guard !unknown.isEmpty else { return }
    let addresses = unknown.sorted()
    for address in addresses { known[address] = [] }
    let backtrace = Backtrace(
      architecture: architecture, frames: addresses.map { RichFrame<UInt64>.returnAddress(UInt64($0)) },
      images: images)
    for frame in backtrace.symbolicated(with: images)?.frames ?? [] {
      guard let address = UInt("\(frame.captured.originalProgramCounter)".dropFirst(2), radix: 16),
        let found = CodeFrame(frame)
      else { continue }
      known[address]?.append(found)
    }
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}

extension CodeFrame {
  fileprivate init?(_ frame: SymbolicatedBacktrace.Frame) {
    guard let symbol = frame.symbol, !symbol.isSwiftThunk else { return nil }
    function = symbol.name
    let place = symbol.sourceLocation
    let file = place.map(\.path).flatMap { $0.isEmpty || $0.hasSuffix("<compiler-generated>") ? nil : $0 }
    source = place.flatMap { place in
      file.map { CodeSource(file: $0, line: place.line, column: place.column) }
    }
    isOfSystem = file.map { PackageSources.own.contains($0) } ?? false
    callback = CodeCallback(function: symbol.name)
  }
}
