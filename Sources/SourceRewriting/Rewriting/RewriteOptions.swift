/// Names that rewritten code uses.
public struct RewriteOptions: Codable, Equatable, Sendable {
  /// The module that declares `Selector`, `ObjectiveCFile` and the rest that rewritten code names.
  public var runtimeModule: String
  /// The modules that a source can import although they have the name of a framework that Linux has not.
  public var presentModules: Set<String>

  /// Creates the options of a run-time module and of the modules that stand for frameworks of Apple's systems.
  public init(runtimeModule: String = "UIKit", presentModules: Set<String> = []) {
    self.runtimeModule = runtimeModule
    self.presentModules = presentModules
  }

  /// The options in words, the run-time module first.
  var words: [String] { [runtimeModule] + presentModules.filter(ForeignModules.mayBeMissing).sorted() }

  /// Creates the options of words.
  init(words: some Collection<Substring>) {
    self.init(
      runtimeModule: words.first.map(String.init) ?? "UIKit",
      presentModules: Set(words.dropFirst().map(String.init)))
  }
}
