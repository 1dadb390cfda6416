/// Names that rewritten code uses.
public struct RewriteOptions: Codable, Equatable, Sendable {
  /// The module that declares `Selector`, `ObjectiveCFile` and the rest that rewritten code names.
  public var runtimeModule: String

  /// Creates the options of a run-time module.
  public init(runtimeModule: String = "UIKit") {
    self.runtimeModule = runtimeModule
  }
}
