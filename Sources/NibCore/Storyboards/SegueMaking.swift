import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The segues of storyboards by their kinds.
@MainActor
enum SegueMaking {
  /// Returns the segue of an element.
  static func segue(
    _ element: NibElement, from source: UIViewController, to destination: UIViewController, sender: Any?,
    _ scene: StoryboardScene
  ) -> UIStoryboardSegue {
    let values = NibValues(element: element, document: scene.document)
    let identifier = element["identifier"]
    let type = type(of: element, scene)
    let made =
      type.map { ObjectMaking.segue(of: $0, identifier, from: source, to: destination) }
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    if let style = values.choice("modalPresentationStyle", SegueNames.presentations) {
      destination.modalPresentationStyle = style
    }
    if let style = values.choice("modalTransitionStyle", SegueNames.transitions) {
      destination.modalTransitionStyle = style
    }
    let isAnimated = values.bool("animates") ?? true
    let kind = element["kind"] ?? ""
    if kind == "popoverPresentation" {
      destination.modalPresentationStyle = .popover
      anchor(destination.popoverPresentationController, values, scene)
    }
    made.standardPerformance = { [unowned source, unowned destination] in
      show(destination, from: source, kind, isAnimated: isAnimated, sender: sender)
    }
    return made
  }

  /// Sets the view or the item at which a popover points, and the directions that it may have.
  private static func anchor(
    _ popover: UIPopoverPresentationController?, _ values: NibValues, _ scene: StoryboardScene
  ) {
    guard let popover else { return }
    for key in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
      guard let id = values.element[key] else { continue }
      switch scene.objects[id] {
      case let view as UIView: popover.sourceView = view
      case let item as UIBarButtonItem: popover.barButtonItem = item
      default:
        scene.document.report(
          "The anchor of the popover is no view or item of the scene.", at: values.element)
      }
    }
    guard let directions = values.child("popoverArrowDirection") else { return }
    let own = NibValues(element: directions, document: values.document)
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    popover.permittedArrowDirections = names.reduce(into: []) { directions, name in
      if own.bool(name.0) == true { directions.formUnion(name.1) }
    }
  }

  private static func type(of element: NibElement, _ scene: StoryboardScene) -> UIStoryboardSegue.Type? {
    guard let name = element["customClass"] else { return nil }
    _ = element["customModuleProvider"]
    let type: AnyClass? = ClassFinder.type(named: name, module: element["customModule"]) {
      $0 is UIStoryboardSegue.Type
    }
    if type == nil {
      scene.document.report("Unknown class \(name) in Interface Builder file.", at: element)
    }
    return type as? UIStoryboardSegue.Type
  }

  private static func show(
    _ destination: UIViewController, from source: UIViewController, _ kind: String, isAnimated: Bool,
    sender: Any?
  ) {
    switch kind {
    case "show": source.show(destination, sender: sender)
    case "showDetail": source.showDetailViewController(destination, sender: sender)
    case "push": source.navigationController?.pushViewController(destination, animated: isAnimated)
    case "presentation", "modal", "popoverPresentation", "popover":
      source.present(destination, animated: isAnimated)
    case "replace": source.showDetailViewController(destination, sender: sender)
    // A custom segue shows its destination itself.
    default: break
    }
  }
}

/// The names of values of segues in files.
@MainActor
enum SegueNames {
  static let presentations: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
  ]
  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]
}
