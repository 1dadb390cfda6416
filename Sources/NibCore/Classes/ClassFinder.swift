import Foundation
import GraphicsCore
import LayoutCore

/// The search of classes by the names that files have.
@MainActor
enum ClassFinder {
  /// The modules with UIKit's classes, which a file names without a module.
  private static let systemModules = [
    "LayoutCore", "TextViewCore", "ControlCore", "ControllerCore", "ListCore", "InteractionCore", "StackCore",
    "LayerCore",
    "StyleCore",
  ]
  private(set) static var known: [String: AnyClass?] = [:]
  /// The number of names that are remembered; one that is beyond it forgets the others.
  static let capacity = 1024

  /// Returns a class.
  ///
  /// A module of another name than the class's, as the target may be called otherwise on Linux, is no obstacle. Of several
  /// classes of a name in other modules, the first that `isWanted` accepts is found.
  static func type(named name: String, module: String?, isWanted: (AnyClass) -> Bool) -> AnyClass? {
    let key = "\(module ?? "")/\(name)"
    if let found = known[key], found.map(isWanted) != false { return found }
    let found: AnyClass? = find(name, module, isWanted)
    if known.count >= capacity { known.removeAll() }
    known[key] = .some(found)
    return found
  }

  private static func find(
    _ name: String, _ module: String?, _ isWanted: (AnyClass) -> Bool
  ) -> AnyClass? {
    // Names of Objective-C may contain that of the module.
    let parts = name.split(separator: ".").map(String.init)
    let (plain, module) =
      parts.count > 1 ? (parts.dropFirst().joined(separator: "."), parts[0]) : (name, module)
    let tables = ObjectiveCTables.shared
    if let module {
      let identifier = identifier(module)
      if let type = tables.type(named: "\(identifier).\(plain)") as? AnyClass { return type }
      if let type = mangled(plain, module: identifier) { return type }
    }
    let types = tables.types(plainName: plain).compactMap { $0 as? AnyClass }
    if let type = types.first(where: isWanted) ?? types.first { return type }
    if let type = tables.type(named: plain) as? AnyClass { return type }
    for module in systemModules { if let type = mangled(plain, module: module) { return type } }
    return nil
  }

  /// Returns the name of a module from that of a target, which may have spaces and hyphens.
  private static func identifier(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Returns the class that the compiler emitted for a name: `4Shop4CardC`, and `4Shop4CardC4CellC` for a nested one.
  private static func mangled(_ name: String, module: String) -> AnyClass? {
    let parts = name.split(separator: ".")
    let isAscii = (module + name).utf8.allSatisfy { $0 < 128 }
    guard !parts.isEmpty, isAscii else { return nil }
    let types = parts.map { "\($0.utf8.count)\($0)C" }.joined()
    return _typeByName("\(module.utf8.count)\(module)\(types)") as? AnyClass
  }
}
