public import ControlCore
public import Foundation

/// The forms of providers by types.
extension NSItemProvider {
  /// The types of the forms, in the order of registration.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// Returns the types of the forms that are a kind of a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Returns whether there is a form of a type, or of one that is a kind of it.
  public func hasItemConforming(to contentType: UTType) -> Bool {
    hasItemConformingToTypeIdentifier(contentType.identifier)
  }

  /// Creates a provider of the bytes of a file in a type.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
    visibility: RepresentationVisibility = .all
  ) {
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: visibility) { completion in
      completion(fileURL, false, nil)
      return nil
    }
  }

  /// Adds a form of a type whose data a closure gives.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: RepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a form of a type whose data are the bytes of a file that a closure gives.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: RepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Gives the data of a form to a completion.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Gives a form as a file to a completion, which is deleted when that returns.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
  }
}
