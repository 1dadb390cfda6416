import Foundation

/// The properties that a class of UIKit reads from an element, in its `init(coder:)`.
@MainActor
struct PropertyReading {
  /// The class.
  let type: AnyClass
  /// Sets the properties of an object.
  let read: @MainActor (_ object: NSObject, _ element: NibElement, _ context: NibContext) -> Void

  /// Creates a reading of the properties that a class declares.
  init<Object: NSObject>(
    _ type: Object.Type, _ read: @escaping @MainActor (Object, NibValues, NibContext) -> Void
  ) {
    self.type = type
    self.read = { object, element, context in
      guard let object = object as? Object else { return }
      read(object, NibValues(element: element, document: context.document), context)
    }
  }
}

/// The readings of all classes.
@MainActor
enum PropertyTable {
  private static let readings: [ObjectIdentifier: PropertyReading] = {
    let all =
      ViewProperties.all + TextProperties.all + ControlProperties.all + ScrollProperties.all
      + ListProperties.all
      + BarProperties.all + ControllerProperties.all + GestureProperties.all
    return Dictionary(all.map { (ObjectIdentifier($0.type), $0) }) { $1 }
  }()

  /// Sets the properties of an object that a class declares.
  static func read(_ object: NSObject, as type: AnyClass, _ element: NibElement, _ context: NibContext) {
    readings[ObjectIdentifier(type)]?.read(object, element, context)
  }
}
