/// The classes that stand for Apple's, as against those of programs.
package enum SystemClasses {
  /// The modules that they are in.
  private static let modules: Set<Substring> = [
    "ControlCore", "ControllerCore", "GraphicsCore", "GraphicsRendering", "LayerCore", "LayoutCore",
    "ListCore",
    "StyleCore", "TextViewCore", "ViewRendering",
  ]

  /// Whether a class, or another type, is one of them.
  package static func contains(_ type: Any.Type) -> Bool {
    modules.contains(String(reflecting: type).prefix { $0 != "." })
  }
}
