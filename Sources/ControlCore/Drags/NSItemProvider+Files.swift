public import Foundation
import Synchronization

/// Files and items of providers.
extension NSItemProvider {
  /// The closure that has an item that was loaded.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void
  /// The closure that loads an item.
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  /// The causes of errors of providers.
  public enum ErrorCode: Int, Sendable {
    /// An unknown cause.
    case unknownError = -1
    /// There is no item of the type.
    case itemUnavailableError = -1000
    /// The item is not of the expected class.
    case unexpectedValueClassError = -1100
    /// The item cannot be made of its data.
    case unavailableCoercionError = -1200
  }

  /// The options of files of items.
  public struct FileOptions: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates options of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file is opened where it is.
    public static let openInPlace = FileOptions(rawValue: 1)
  }

  /// Creates a provider of the bytes of a file, in the type of its extension; nil if there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else {
      return nil
    }
    self.init()
    let type = UniformTypes.identifier(ofExtension: fileURL.pathExtension.lowercased()) ?? "public.data"
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(forTypeIdentifier: type, fileOptions: [], visibility: .all) { completion in
      completion(fileURL, false, nil)
      return nil
    }
  }

  /// Adds a form whose data are the bytes of a file that a closure gives.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = [],
    visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { completion in
      loadHandler { file, _, error in
        do {
          completion(try file.map { try Data(contentsOf: $0) }, error)
        } catch { completion(nil, error) }
      }
    }
  }

  /// Returns whether there is a form of a uniform type, or of one that is a kind of it.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = []
  ) -> Bool { fileOptions.isEmpty && hasItemConformingToTypeIdentifier(typeIdentifier) }

  /// Returns the uniform types of the forms that have some options of files.
  public func registeredTypeIdentifiers(fileOptions: FileOptions) -> [String] {
    fileOptions.isEmpty ? registeredTypeIdentifiers : []
  }

  /// Gives a form as a file to a completion, which is deleted when that returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let type = registeredTypeIdentifiers.first { UniformTypes.conforms($0, to: typeIdentifier) }
    let suggested = (suggestedName ?? "").replacingOccurrences(of: "/", with: ":")
    // Such names are no files of the folder.
    let name = ["", ".", ".."].contains(suggested) ? "item" : suggested
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      var file = folder.appendingPathComponent(name)
      if let ending = type.flatMap({ UniformTypes.preferredExtension(of: $0) }) {
        file.appendPathExtension(ending)
      }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
      // A file that stays is in the folder of files that the system deletes.
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Gives a form as a file to a completion, which is deleted when that returns: false, it is not where it was.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Gives an item to a completion: a text, a location or a picture as such, others as data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { [object] data, error in
      guard let data else {
        completionHandler?(nil, error)
        return
      }
      if let item = object as? any NSSecureCoding {
        completionHandler?(item, nil)
        return
      }
      let text = String(bytes: data, encoding: .utf8)
      if UniformTypes.conforms(typeIdentifier, to: "public.url"), let text, let place = NSURL(string: text) {
        completionHandler?(place, nil)
      } else if UniformTypes.conforms(typeIdentifier, to: "public.text"), let text {
        completionHandler?(NSString(string: text), nil)
      } else {
        completionHandler?(NSData(data: data), nil)
      }
    }
  }

  /// Returns an item: a text, a location or a picture as such, others as data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    // Set by the first answer of the handler, before this code goes on.
    nonisolated(unsafe) var result: Result<any NSSecureCoding, any Error>?
    let isAnswered = Atomic(false)
    await withCheckedContinuation { done in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        guard !isAnswered.exchange(true, ordering: .acquiringAndReleasing) else { return }
        if let item { unsafe result = .success(item) }
        if let error { unsafe result = .failure(error) }
        done.resume()
      }
    }
    guard let result = unsafe result else {
      throw NSError(domain: Self.errorDomain, code: ErrorCode.itemUnavailableError.rawValue)
    }
    return try result.get()
  }
}
