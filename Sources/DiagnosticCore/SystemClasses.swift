/// The classes that replace Apple's, in contrast to those of programs.
package enum SystemClasses {
  /// The modules of the classes.
  private static let modules: Set<Substring> = [
    "ControlCore", "ControllerCore", "GraphicsCore", "GraphicsRendering", "InteractionCore", "LayerCore",
    "LayoutCore",
    "ListCore", "NibCore", "StackCore", "StandInCore",
    "StyleCore", "TextViewCore", "ViewRendering",
  ]

  /// Returns whether or not a class, or another type, is one of them.
  package static func contains(_ type: Any.Type) -> Bool {
    modules.contains(String(reflecting: type).prefix { $0 != "." })
  }
}
