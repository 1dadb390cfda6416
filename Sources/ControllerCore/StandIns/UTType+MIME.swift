import ControlCore
public import Foundation

/// A class of names of types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the class.
  public let rawValue: String
  /// Creates the class of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The extensions of files.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The types of the net.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// The usual MIME type of the type, `image/png`, or `nil` if it is not known.
  public var preferredMIMEType: String? { UniformTypes.networkTypes(of: identifier).first }

  /// Creates the type of a MIME type, without regard to case, or `nil` if it is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = UniformTypes.identifier(ofNetworkType: mimeType.lowercased()) else { return nil }
    self.init(known: known)
    guard supertype == .data || conforms(to: supertype) else { return nil }
  }

  /// Creates the type of a name of a class, or `nil` if it is not known.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
    default: return nil
    }
  }

  /// Returns the types of a name of a class.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }

  /// Creates the type that the program declares by an identifier.
  ///
  /// Differs from UniformTypeIdentifiers: `parentType` has no effect.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// Creates the type that another program declares by an identifier.
  ///
  /// Differs from UniformTypeIdentifiers: `parentType` has no effect.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// The names of the type, by their classes.
  public var tags: [UTTagClass: [String]] {
    [
      .filenameExtension: UniformTypes.extensions(of: identifier),
      .mimeType: UniformTypes.networkTypes(of: identifier),
    ].filter { !$0.value.isEmpty }
  }

  /// All types that the type is a kind of.
  public var supertypes: Set<UTType> {
    Set(UniformTypes.supertypes(of: identifier).map { UTType(known: $0) })
  }

  /// Returns whether the type is a kind of another, and not the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether another type is a kind of this one, and not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether the system declares the type.
  public var isDeclared: Bool { UniformTypes.isDeclared(identifier) }
  /// Whether the type stands for an unknown extension: false.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is of no company.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// The version of the type: none.
  public var version: Int? { nil }
  /// The page that describes the type: none.
  public var referenceURL: URL? { nil }
  /// The name of the type for users.
  ///
  /// Differs from UniformTypeIdentifiers: it is made of the usual extension, `PNG file`; nil for types without one.
  public var localizedDescription: String? { preferredFilenameExtension.map { "\($0.uppercased()) file" } }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension URL {
  /// Returns the location with the usual extension of a type, unless it has one of the type's already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.extended(pathExtension).map { appendingPathExtension($0) } ?? self
  }

  /// Adds the usual extension of a type, unless the location has one of the type's already.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  /// Returns the location of a file of a type in the folder, with the usual extension.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Adds the name of a file of a type, with the usual extension.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
}

extension NSString {
  /// Returns the text with the usual extension of a type, unless it has one of the type's already.
  public func appendingPathExtension(for contentType: UTType) -> String {
    let text = String(describing: self)
    return contentType.extended(pathExtension).map { "\(text).\($0)" } ?? text
  }

  /// Returns the path of a file of a type in the folder of the path, with the usual extension.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
    NSString(string: appendingPathComponent(partialName)).appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// Returns the extension that a file lacks that has another one; nil if it lacks none.
  fileprivate func extended(_ present: String) -> String? {
    guard let wanted = preferredFilenameExtension else { return nil }
    return UniformTypes.extensions(of: identifier).contains(present.lowercased()) ? nil : wanted
  }
}

extension URLResourceValues {
  /// The type of a file by its extension; nil for folders and unknown ones, and unless its name was asked for.
  public var contentType: UTType? {
    name.flatMap { UTType(filenameExtension: NSString(string: $0).pathExtension) }
  }
}
