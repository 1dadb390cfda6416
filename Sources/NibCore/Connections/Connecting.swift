import ControlCore
import DiagnosticCore
import Foundation
import GraphicsCore
import LayoutCore

/// The connections of a file between two objects.
@MainActor
enum Connecting {
  /// Makes a connection, and returns whether both of its ends exist.
  static func connect(_ element: NibElement, _ source: NSObject, _ context: NibContext) -> Bool {
    switch element.name {
    case "outlet": connectOutlet(element, source, context)
    case "action": connectAction(element, source, context)
    case "segue": connectSegue(element, source, context)
    case "outletCollection": true
    default: note(element, context)
    }
  }

  /// Sets the collections of outlets, and returns the elements of those with ends that do not exist yet.
  static func connectCollections(
    _ connections: [(element: NibElement, source: NSObject)], _ context: NibContext
  ) -> [(element: NibElement, source: NSObject)] {
    var waiting: [(element: NibElement, source: NSObject)] = []
    var groups: [(source: NSObject, property: String, elements: [NibElement])] = []
    for (element, source) in connections where element.name == "outletCollection" {
      let property = element["property"] ?? ""
      let index = groups.firstIndex { $0.source === source && $0.property == property }
      if let index {
        groups[index].elements.append(element)
      } else {
        groups.append((source, property, [element]))
      }
    }
    for (source, property, elements) in groups {
      let objects = elements.compactMap { element in element["destination"].flatMap(context.object) }
      guard objects.count == elements.count else {
        waiting += elements.map { ($0, source) }
        continue
      }
      for element in elements { for name in ["collectionClass", "appends", "id"] { _ = element[name] } }
      set(objects, property, source, elements[0], context)
    }
    return waiting
  }

  private static func connectOutlet(_ element: NibElement, _ source: NSObject, _ context: NibContext) -> Bool
  {
    guard let property = element["property"], let id = element["destination"] else {
      context.document.report("The outlet has no property or destination.", at: element)
      return true
    }
    if context.isFirstResponder(id) { return true }
    guard let destination = context.object(id) else { return false }
    set(destination, property, source, element, context)
    return true
  }

  private static func set(
    _ value: Any, _ property: String, _ source: NSObject, _ element: NibElement, _ context: NibContext
  ) {
    if StandardOutlets.add(value, property, to: source) { return }
    let errors = KeyValueCoding.errors { KeyValueCoding.set(value, of: source, forKey: property) }
    guard let error = errors.first, !StandardOutlets.set(value, property, of: source) else { return }
    guard case .wrongValue = error else { return context.document.report(error.description, at: element) }
    let found = (value as? [AnyObject])?.first ?? value as AnyObject
    let problem = "The outlet \(property) of \(type(of: source)) is not of the class \(type(of: found))."
    context.document.report(problem, at: element)
  }

  private static func connectAction(_ element: NibElement, _ source: NSObject, _ context: NibContext) -> Bool
  {
    guard let name = element["selector"], let id = element["destination"] else {
      context.document.report("The action has no selector or destination.", at: element)
      return true
    }
    var target: AnyObject?
    if !context.isFirstResponder(id) {
      guard let object = context.object(id) else { return false }
      target = object
    }
    let selector = Selector(stringLiteral: name)
    if let target, !selector.isMethod(of: target) {
      let problem = "\(type(of: target)) has no method \(name): unrecognized selector sent to instance."
      context.document.report(problem, at: element)
      return true
    }
    switch source {
    case let control as UIControl:
      let values = NibValues(element: element, document: context.document)
      let event = values.choice("eventType", ControlEvents.table) ?? ControlEvents.standard(of: control)
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: context.document.report("\(type(of: source)) sends no actions.", at: element)
    }
    return true
  }

  private static func connectSegue(_ element: NibElement, _ source: NSObject, _ context: NibContext) -> Bool {
    guard let scene = context.scene else {
      context.document.report("A segue needs a storyboard.", at: element)
      return true
    }
    scene.connect(element, from: source)
    return true
  }

  private static func note(_ element: NibElement, _ context: NibContext) -> Bool {
    context.document.report("There is no such connection on iOS; it is left out.", at: element)
    return true
  }
}

/// The events of controls by their names in files.
@MainActor
enum ControlEvents {
  static let table: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
    "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]

  /// Returns the event of a control that an action or a segue without an event is for.
  static func standard(of control: UIControl) -> UIControl.Event {
    control is UIButton || type(of: control) == UIControl.self ? .touchUpInside : .valueChanged
  }
}
