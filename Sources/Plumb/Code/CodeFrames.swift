internal import Foundation
@_spi(Internal) internal import Runtime

/// A function on a stack of calls.
package struct CodeFrame: Sendable {
  /// As code writes it: `CardView.layoutSubviews()`.
  package let function: String
  /// Where in the function; nil where the program does not say.
  package let source: CodeSource?
  /// Whether it is code of this package: UIKit's part of what happens.
  package let isOfSystem: Bool

  /// Whether it is what runs layout, or the linter: what called that has no part in what happens in it.
  package var isUpdateCycle: Bool {
    isOfSystem
      && (function.hasPrefix("LayoutPass.") || function.hasPrefix("ConstraintPass.")
        || function.hasPrefix("MainLoop.") || function.contains(".layoutIfNeeded()")
        || source.map { PackageSources.own.contains($0.file, in: "ViewLint") } == true)
  }

  /// Whether it is a method that hears of new insets or traits.
  package var hearsOfEnvironment: Bool {
    function.contains("DidChange(") && !isOfSystem
  }

  /// The class whose method it is, where it is `layoutSubviews()` or another method that the update cycle calls, or
  /// something within it; nil for all others.
  package let callback: CodeCallback?
}

/// A place in a file of code; lines and columns count from 1.
package struct CodeSource: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int
}

/// The functions behind return addresses, looked up when somebody asks, each address once in the life of the program.
///
/// The names and lines are those that the program carries: a program without them, stripped or built without debug
/// information, gives fewer.
@MainActor
package enum CodeFrames {
  private static var images = ImageMap.capture()
  private static var known: [UInt: [CodeFrame]] = [:]

  /// The functions of a stack, the innermost first; what was inlined counts as called.
  package static func frames(of stack: [UInt]) -> [CodeFrame] {
    stack.flatMap { known[$0] ?? [] }
  }

  /// The innermost place of a stack that is not in this package.
  static func place(of stack: [UInt]) -> CodeSource? {
    frames(of: stack).lazy.filter { !$0.isOfSystem }.compactMap(\.source).first
  }

  /// Looks up the functions of stacks: all at once, since each look opens the files of the program anew.
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
