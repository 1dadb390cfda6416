import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore

/// The wishes of a caller for the controller of a scene.
struct ControllerRequest {
  /// The class of the controller if the file names no class of the program, or another one.
  var expected: UIViewController.Type = UIViewController.self
  /// Makes the object from a coder.
  var creator: ((NSCoder) -> UIViewController?)?
  /// Whether or not the object that reads the coder within `creator` is its result, as for a method called by name.
  var takesReader = false
}

/// The content of a storyboard.
@MainActor
final class StoryboardFile: StoryboardContent {
  let document: NibDocument?
  private let name: String
  private let bundle: Bundle?
  private let problem: InterfaceError?
  /// The elements of scenes whose controllers are being made, since a way may lead back to its beginning.
  private var making: [NibElement] = []

  init(_ name: String, _ bundle: Bundle?, _ document: NibDocument?, _ problem: InterfaceError?) {
    self.name = name
    self.bundle = bundle
    self.document = document
    self.problem = problem
  }

  func makeController(
    _ identifier: String?, of storyboard: UIStoryboard, expected: UIViewController.Type,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let empty = InterfaceCoder(attributes: [:]) { _, _ in }
    guard let document else {
      if let problem { LayoutDiagnostics.report(.interface(problem)) }
      return identifier == nil ? nil : expected.init(coder: empty)
    }
    guard let id = controllerID(identifier, document) else {
      if let identifier {
        let known = document.scenes.compactMap { controller(in: $0)?["storyboardIdentifier"] }
        document.report(
          "Storyboard \(name) doesn't contain a view controller with identifier '\(identifier)'; it has "
            + (known.isEmpty ? "none." : known.joined(separator: ", ") + "."), at: document.root)
        return expected.init(coder: empty)
      }
      document.report("Storyboard \(name) has no initial view controller.", at: document.root)
      return nil
    }
    return makeController(
      id: id, of: storyboard, ControllerRequest(expected: expected, creator: creator))
  }

  private func controllerID(_ identifier: String?, _ document: NibDocument) -> String? {
    guard let identifier else { return document.initialID }
    return document.scenes.lazy.compactMap { self.controller(in: $0) }
      .first { $0["storyboardIdentifier"] == identifier }?.id
  }

  /// Returns the controller of a scene, which may be a reference to another storyboard.
  private func controller(in scene: NibElement) -> NibElement? {
    scene.children(of: "objects").first {
      ElementKinds.isController($0.name) || $0.name == "viewControllerPlaceholder"
    }
  }

  /// Makes the controller of an element.
  func makeController(
    id: String, of storyboard: UIStoryboard?, _ request: ControllerRequest = ControllerRequest()
  ) -> UIViewController? {
    guard let document, let element = document.element(id) else { return nil }
    // Relationships and embedded controllers may go round in a circle.
    guard !making.contains(where: { $0 === element }) else {
      document.report("The controllers contain each other.", at: element)
      return nil
    }
    making.append(element)
    defer { making.removeLast() }
    if element.name == "viewControllerPlaceholder" { return referenced(element, document, request) }
    guard let scene = document.scenes.first(where: { $0.children(of: "objects").contains { $0 === element } })
    else { return nil }
    return StoryboardScene(self, storyboard, scene, element, document).makeController(request)
  }

  /// Makes the controller of another storyboard that a reference names.
  private func referenced(
    _ element: NibElement, _ document: NibDocument, _ request: ControllerRequest
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else {
      document.report("The reference names no storyboard.", at: element)
      return nil
    }
    _ = element["bundleIdentifier"]
    let other = UIStoryboard(name: name, bundle: bundle)
    return InterfaceLoader.storyboard(named: name, in: bundle)
      .makeController(
        element["referencedIdentifier"], of: other, expected: request.expected, creator: request.creator)
  }
}
