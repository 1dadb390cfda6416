import DiagnosticCore
import Foundation
import LayoutCore

/// The content of a nib file.
@MainActor
final class NibFile: NibContent {
  private let document: NibDocument?
  private let problem: InterfaceError?

  init(_ document: NibDocument?, _ problem: InterfaceError?) {
    self.document = document
    self.problem = problem
  }

  func instantiate(owner: AnyObject?, externalObjects: [String: Any]) -> [Any] {
    guard let document else {
      if let problem { LayoutDiagnostics.report(.interface(problem)) }
      return []
    }
    let context = NibContext(document, external: placeholders(document, owner, externalObjects))
    var made: [NSObject] = []
    for element in document.objects {
      if element.name == "placeholder" {
        if let object = element.id.flatMap(context.object) as? NSObject {
          context.addConnections(of: element, from: object)
        }
      } else if let object = context.make(element) {
        made.append(object)
      }
    }
    context.complete()
    // Without an owner, its connections have no object to begin at, and others none to end at.
    if owner != nil { context.reportOpenConnections() }
    return made
  }

  /// Returns the objects of placeholders by their identifiers in the file.
  private func placeholders(
    _ document: NibDocument, _ owner: AnyObject?, _ external: [String: Any]
  ) -> [String: AnyObject] {
    var objects: [String: AnyObject] = [:]
    for element in document.objects where element.name == "placeholder" {
      guard let id = element.id, let name = element["placeholderIdentifier"] else { continue }
      for attribute in ["userLabel", "customClass", "customModule", "customModuleProvider"] {
        _ = element[attribute]
      }
      switch name {
      case "IBFilesOwner": objects[id] = owner
      case "IBFirstResponder": break
      default: objects[id] = external[name].map { $0 as AnyObject }
      }
    }
    return objects
  }
}
