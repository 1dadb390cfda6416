import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StyleCore

/// The objects of one instantiation of a nib or of a scene, while they are made and connected.
@MainActor
final class NibContext {
  let document: NibDocument
  /// The objects by their identifiers; views and their like are kept by their superviews.
  private var known: [String: WeakObject] = [:]
  /// The objects that nothing else keeps until all are connected.
  private var kept: [AnyObject] = []
  /// The objects that nothing else keeps afterwards, such as gesture recognizers of other views.
  private var keptForever: [AnyObject] = []
  /// The objects of placeholders, by their identifiers in the file.
  private let external: [String: WeakObject]
  /// The scene of the storyboard that the objects are in.
  weak var scene: StoryboardScene?

  /// The constraints that are still to be made, with the views that hold them.
  var constraints: [(element: NibElement, holder: UIView)] = []
  /// The arrangements that depend on the traits, with their views.
  var variations: [VariedView] = []
  private var allConstraints: [NSLayoutConstraint] = []
  private var connections: [(element: NibElement, source: NSObject)] = []
  private var attributes: [(element: NibElement, object: NSObject)] = []
  private var loaded: [NSObject] = []
  /// The containers of embedded controllers.
  var embeddings: [(segue: NibElement, container: UIView)] = []

  struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ document: NibDocument, external: [String: AnyObject] = [:]) {
    self.document = document
    self.external = external.mapValues { WeakObject(object: $0) }
  }

  /// Returns the object with an identifier, or `nil` if it was not made.
  func object(_ id: String) -> AnyObject? { known[id]?.object ?? external[id]?.object }

  /// The objects by their identifiers, for nibs within this one.
  var objects: [String: AnyObject] { known.compactMapValues(\.object) }

  /// Returns whether the object of an element was made here.
  func hasMade(_ element: NibElement) -> Bool { element.id.map { known[$0]?.object != nil } ?? false }

  /// Returns whether an identifier is that of the placeholder First Responder.
  func isFirstResponder(_ id: String) -> Bool {
    id == "-2" || document.element(id)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// Adds an object under the identifier of an element.
  func register(_ object: AnyObject, for element: NibElement) {
    kept.append(object)
    if let id = element.id { known[id] = WeakObject(object: object) }
  }

  /// Keeps an object as long as this.
  func keep(_ object: AnyObject) { keptForever.append(object) }

  // MARK: Objects

  /// Makes the object of an element, or returns `nil` after a report.
  func make(_ element: NibElement) -> NSObject? {
    guard let base = ElementKinds.type(of: element.name) else {
      document.report("There is no object for the element; it is left out.", at: element)
      return nil
    }
    return make(element, of: type(of: element, base))
  }

  /// Makes the view of an element.
  func makeView(_ element: NibElement) -> UIView? {
    guard let object = make(element) else { return nil }
    if object is UIView { return object as? UIView }
    document.report("The element is not a view.", at: element)
    return nil
  }

  /// Returns the class of an element: the custom one, or else the one of its kind.
  func type(of element: NibElement, _ base: AnyClass) -> AnyClass {
    if ElementKinds.isPlaceholder(element.name), element["customClass"] == nil {
      document.report(
        "The framework of the view does not exist here; a plain view stands for it.", at: element)
    }
    guard let name = element["customClass"], !name.isEmpty else { return base }
    _ = element["customModuleProvider"]
    let found: AnyClass? = ClassFinder.type(named: name, module: element["customModule"]) {
      isClass($0, base)
    }
    guard let type = found else {
      document.report("Unknown class \(name) in Interface Builder file.", at: element)
      return base
    }
    guard isClass(type, base) else {
      document.report("The class \(name) is no \(base); the latter is used.", at: element)
      return base
    }
    return type
  }

  /// Makes an object of a class for an element.
  func make(_ element: NibElement, of type: AnyClass) -> NSObject? {
    var made: NSObject?
    let coder = coder(of: element) { made = $0 }
    let object = ObjectMaking.object(of: type, coder)
    guard let object = object ?? made else {
      document.report("init(coder:) of \(type) returned nil.", at: element)
      return nil
    }
    finish(object, element)
    return object
  }

  /// Returns a coder of an element.
  func coder(of element: NibElement, _ begin: @escaping @MainActor (NSObject) -> Void = { _ in })
    -> InterfaceCoder
  {
    var attributes: [String: String] = [:]
    for name in ["style", "reuseIdentifier"] { attributes[name] = element[name] }
    return InterfaceCoder(
      attributes: attributes,
      makeObject: { key in element.child(key: key).flatMap { self.make($0) } },
      decoding: { object, type in
        self.register(object, for: element)
        begin(object)
        PropertyTable.read(object, as: type, element, self)
      })
  }

  /// Sets the properties of an object that exists already, as a cell's content view.
  func fill(_ object: NSObject, from element: NibElement) {
    register(object, for: element)
    for type in sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }).reversed() {
      PropertyTable.read(object, as: type, element, self)
    }
    finish(object, element)
  }

  /// Notes the work that is left when all objects are made.
  func finish(_ object: NSObject, _ element: NibElement) {
    register(object, for: element)
    for connection in element.children(of: "connections") { connections.append((connection, object)) }
    for attribute in element.children(of: "userDefinedRuntimeAttributes") {
      attributes.append((attribute, object))
    }
    loaded.append(object)
  }

  /// Notes the connections of a placeholder.
  func addConnections(of element: NibElement, from object: NSObject) {
    for connection in element.children(of: "connections") { connections.append((connection, object)) }
  }

  // MARK: After making

  /// Activates constraints, connects the objects, sets their attributes, and tells them.
  ///
  /// The order is UIKit's: connections, then attributes, then `awakeFromNib()`.
  func complete() {
    ConstraintMaking.make(constraints, self)
    constraints = []
    for varied in variations { varied.activate(allConstraints, self) }
    variations = []
    allConstraints = []
    connect()
    for (element, object) in attributes { RuntimeAttributes.set(element, on: object, document) }
    attributes = []
    let loaded = loaded
    self.loaded = []
    for object in loaded {
      (object as? UIResponder)?.awakeFromNib()
      (object as? NSLayoutConstraint)?.awakeFromNib()
      (object as? UIBarItem)?.awakeFromNib()
      (object as? UICollectionViewLayout)?.awakeFromNib()
    }
    kept = []
    let embeddings = embeddings
    self.embeddings = []
    for (segue, container) in embeddings { scene?.embed(segue, in: container) }
  }

  /// Makes the connections whose ends exist; the others wait for the view of the scene.
  private func connect() {
    var waiting = Connecting.connectCollections(connections, self)
    for (element, source) in connections where !Connecting.connect(element, source, self) {
      waiting.append((element, source))
    }
    connections = waiting
  }

  /// Reports the connections whose ends do not exist.
  func reportOpenConnections() {
    for (element, _) in connections {
      document.report("The destination of the connection is no object of the file.", at: element)
    }
    connections = []
  }

  /// Notes a constraint that is made.
  func note(_ constraint: NSLayoutConstraint, _ element: NibElement) {
    finish(constraint, element)
    if !variations.isEmpty { allConstraints.append(constraint) }
  }

  /// Returns whether a constraint is not installed for the present traits.
  func isExcluded(_ constraint: NibElement, in holder: UIView) -> Bool {
    guard !variations.isEmpty, let id = constraint.id else { return false }
    return variations.first { $0.view === holder }?.excludes(id, in: "constraints", document.traits) ?? false
  }
}
