public import Foundation

/// A type of objects that give their data in one or more forms.
///
/// Differs from UIKit: types of values such as `String` and `URL` conform, too, since they are no objects on Linux.
public protocol NSItemProviderWriting {
  /// The uniform types of the forms, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The uniform types of the forms of an object, the best one first.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Gives the data in a form, to a completion.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The uniform types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// A type of objects that are made from data in one or more forms.
public protocol NSItemProviderReading {
  /// The uniform types of the forms, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object of data in a form.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The data of a dragged or copied item, in one or more forms.
///
/// Differs from UIKit: load handlers are called at once, on the thread of the call, and completions on the thread on which
/// they answer, now or later; there are no files.
open class NSItemProvider: NSObject {
  /// The visibility of a form for other processes.
  public enum RepresentationVisibility: Int, Sendable {
    /// Every process.
    case all = 0
    /// The processes of the team of the program.
    case team = 1
    /// The processes of the group of the program.
    case group = 2
    /// The program alone.
    case ownProcess = 3
  }

  /// The domain of the errors of providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  private struct Form {
    let type: String
    let load: (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  }

  /// The object that the provider was made with.
  public private(set) var object: Any?
  private var forms: [Form] = []
  /// The name that is suggested for a file of the data.
  open var suggestedName: String?

  /// Creates a provider without data.
  public override init() {
    super.init()
  }

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an item of a uniform type: a text, a location, data or an object that writes itself.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let object = item as? any NSItemProviderWriting { registerObject(object, visibility: .all) }
    guard let typeIdentifier, !hasItemConformingToTypeIdentifier(typeIdentifier) else { return }
    let data = item as? Data
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
  }

  // MARK: Registering

  /// The uniform types of the forms, in the order of registration.
  open var registeredTypeIdentifiers: [String] { forms.map(\.type) }

  /// Adds the forms of an object.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
    if self.object == nil { self.object = object }
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Adds a form whose data a closure gives.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    guard !forms.contains(where: { $0.type == typeIdentifier }) else { return }
    forms.append(Form(type: typeIdentifier, load: loadHandler))
  }

  // MARK: Asking

  /// Returns whether there is a form of a uniform type, or of one that is a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    forms.contains { UniformTypes.conforms($0.type, to: typeIdentifier) }
  }

  /// Returns whether objects of a class can be made from one of the forms.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    form(for: aClass) != nil
  }

  private func form(for type: any NSItemProviderReading.Type) -> Form? {
    for wanted in type.readableTypeIdentifiersForItemProvider {
      if let form = forms.first(where: { UniformTypes.conforms($0.type, to: wanted) }) { return form }
    }
    return nil
  }

  // MARK: Loading

  /// Gives the data of a form to a completion.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let form = forms.first(where: { UniformTypes.conforms($0.type, to: typeIdentifier) }) else {
      completionHandler(nil, Self.missing)
      return Self.done
    }
    return form.load(completionHandler) ?? Self.done
  }

  /// Gives an object of a class, made from the best of its forms, to a completion.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = object as? any NSItemProviderReading, type(of: object) == aClass {
      completionHandler(object, nil)
      return Self.done
    }
    guard let form = form(for: aClass) else {
      completionHandler(nil, Self.missing)
      return Self.done
    }
    return form.load { data, error in
      do {
        let object = try data.map { try aClass.object(withItemProviderData: $0, typeIdentifier: form.type) }
        completionHandler(object, error ?? (object == nil ? Self.missing : nil))
      } catch { completionHandler(nil, error) }
    } ?? Self.done
  }

  /// Gives an object of a type, made from the best of its forms, to a completion.
  @discardableResult
  public func loadObject<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    let type: any NSItemProviderReading.Type = aClass
    return loadObject(ofClass: type) { object, error in completionHandler(object as? Object, error) }
  }

  private static var missing: NSError {
    // The code of an item that cannot be read.
    NSError(domain: errorDomain, code: -1_000)
  }

  private static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
