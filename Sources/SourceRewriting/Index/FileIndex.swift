/// The declarations of a file that other files of the module are rewritten by.
struct FileIndex: Codable, Equatable {
  /// A type that the file declares.
  struct TypeEntry: Codable, Equatable {
    /// The name with those of the enclosing types.
    var name: String
    /// The keyword of its declaration, or `objc protocol`; that of another name is `typealias`.
    var kind: String
    /// The types that it inherits from and conforms to; the type of another name.
    var inherited: [String]
    /// The names of its generic parameters.
    var parameters: [String] = []
    /// A Boolean value that indicates whether other modules see the other name of a type.
    var isPublic = false
  }

  /// A method, initializer or property that the file declares in a type or an extension.
  struct MemberEntry: Codable, Equatable {
    /// The type as the file names it.
    var type: String
    /// The base name.
    var base: String
    /// The argument labels; nil for a property.
    var labels: [String]?
    /// The name of `@objc(name)`, or an empty string.
    var objcName = ""
    var isStatic = false
    var isOverride = false
    var throwing = false
    var isAsync = false
    /// A Boolean value that indicates whether it is an optional requirement of a protocol.
    var isOptional = false
    /// The text of a declaration in the class that calls the member of the extension; nil for other members.
    var forwarder: String?
    /// The texts of a member of an extension that can be called for any class; nil for other members.
    var template: Dispatchers.Template?
    /// A Boolean value that indicates whether other modules may override it.
    var isOpen = false
    /// A Boolean value that indicates whether it is a property whose changes are announced.
    var isDynamic = false
    /// A Boolean value that indicates whether it is a property of any object.
    var isAnyObject = false

    /// The name with its labels, `save(_:)`.
    var fullName: String {
      guard let labels else { return base }
      return base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
  }

  /// An extension that conforms to protocols.
  struct ConformanceEntry: Codable, Equatable {
    /// The type as the file names it.
    var type: String
    /// The names of the protocols.
    var protocols: [String]
  }

  /// The modules that the file was written to import.
  var imports: [String] = []
  /// A Boolean value that indicates whether the file belongs to an imported module.
  var isOfOther = false
  var types: [TypeEntry] = []
  var members: [MemberEntry] = []
  /// The conformances that extensions declare.
  var conformances: [ConformanceEntry] = []

  /// The declarations that files of other modules are rewritten by.
  ///
  /// They are protocols, other names of types, optional requirements, and names that Objective-C has for methods; and the imports.
  var exported: FileIndex {
    var exported = FileIndex()
    exported.imports = imports
    exported.isOfOther = true
    exported.types = types.filter { $0.kind.hasSuffix("protocol") || $0.kind == "typealias" && $0.isPublic }
    exported.members = members.filter { $0.isOptional || !$0.objcName.isEmpty }
    for index in exported.members.indices {
      exported.members[index].forwarder = nil
      exported.members[index].template = nil
      exported.members[index].isOverride = false
      exported.members[index].isOpen = false
      exported.members[index].isDynamic = false
    }
    return exported
  }
}
