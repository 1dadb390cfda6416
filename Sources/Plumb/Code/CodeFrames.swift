internal import Foundation
@_spi(Internal) internal import Runtime

/// A function on the call stack.
package struct CodeFrame: Sendable {
  /// The name as written in code: `CardView.layoutSubviews()`.
  package let function: String
  /// The place in the function; nil without debug information, and for functions of this package.
  package let source: CodeSource?
  /// The module of this package that the function is in; nil for the code of others.
  fileprivate let module: Substring?

  /// Whether or not the function is code of this package: UIKit's part of the stack.
  package var isOfSystem: Bool { module != nil }

  /// Whether or not the function runs layout, or the linter; its callers are no part of the layout.
  package var isUpdateCycle: Bool {
    isOfSystem
      && (function.hasPrefix("LayoutPass.") || function.hasPrefix("ConstraintPass.")
        || function.hasPrefix("MainLoop.") || function.contains(".layoutIfNeeded()") || module == "ViewLint")
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
  ///
  /// Their names come first. To find the place of an address, the runtime reads all lines of the program up to it, which
  /// takes a tenth of a second in a large one: so only code outside this package is looked up in full.
  package static func look(up stacks: [[UInt]]) {
    var unknown: Set<UInt> = []
    for stack in stacks { for address in stack where known[address] == nil { unknown.insert(address) } }
    guard !unknown.isEmpty else { return }
    for (address, frame) in symbolicated(unknown, options: .useSymbolCache) {
      guard let symbol = frame.symbol, let module = PackageSources.module(ofSymbol: symbol.rawName)
      else { continue }
      unknown.remove(address)
      known[address] = symbol.isSwiftThunk ? [] : [CodeFrame(symbol, nil, in: module)]
    }
    for address in unknown { known[address] = [] }
    for (address, frame) in symbolicated(unknown, options: .default) {
      if let found = CodeFrame(frame) { known[address]?.append(found) }
    }
  }

  /// Returns the frames of return addresses, with these.
  private static func symbolicated(
    _ addresses: Set<UInt>, options: Backtrace.SymbolicationOptions
  ) -> [(address: UInt, frame: SymbolicatedBacktrace.Frame)] {
    guard !addresses.isEmpty else { return [] }
    let backtrace = Backtrace(
      architecture: architecture,
      frames: addresses.sorted().map { RichFrame<UInt64>.returnAddress(UInt64($0)) }, images: images)
    return (backtrace.symbolicated(with: images, options: options)?.frames ?? []).compactMap { frame in
      UInt("\(frame.captured.originalProgramCounter)".dropFirst(2), radix: 16).map { ($0, frame) }
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
    let source = symbol.sourceLocation.flatMap { place in
      place.path.isEmpty || place.path.hasSuffix("<compiler-generated>")
        ? nil : CodeSource(file: place.path, line: place.line, column: place.column)
    }
    self.init(symbol, source, in: source.flatMap { PackageSources.own.module(ofFile: $0.file) })
  }

  fileprivate init(_ symbol: SymbolicatedBacktrace.Symbol, _ source: CodeSource?, in module: Substring?) {
    function = symbol.name
    self.source = source
    self.module = module
    callback = CodeCallback(function: symbol.name)
  }
}
