import Foundation
import GraphicsCore
import LayoutCore
import ListCore

/// The scene of a storyboard that a controller was made from.
@MainActor
final class StoryboardScene: SceneContent {
  let storyboard: UIStoryboard?
  let file: StoryboardFile
  let document: NibDocument
  private let scene: NibElement
  private let element: NibElement
  private let context: NibContext
  /// The controller.
  private(set) weak var controller: UIViewController?
  /// The static cells of the table, until the controller has them.
  var staticRows: StaticRows?
  private var triggers: [SegueTrigger] = []

  init(
    _ file: StoryboardFile, _ storyboard: UIStoryboard?, _ scene: NibElement, _ element: NibElement,
    _ document: NibDocument
  ) {
    self.file = file
    self.storyboard = storyboard
    self.scene = scene
    self.element = element
    self.document = document
    context = NibContext(document)
    context.scene = self
  }

  /// The objects by their identifiers.
  var objects: [String: AnyObject] { context.objects }

  // MARK: The controller

  /// Makes the controller, with its items and the controllers that it contains.
  func makeController(_ request: ControllerRequest) -> UIViewController? {
    for name in ["storyboardIdentifier", "sceneMemberID"] { _ = element[name] }
    guard let base = ElementKinds.type(of: element.name) else { return nil }
    var begun: NSObject?
    let coder = context.coder(of: element) { [weak self] object in
      begun = object
      self?.take(object)
    }
    let named: AnyClass = context.type(of: element, base)
    let type: AnyClass = isClass(named, request.expected) ? named : request.expected
    let made = create(request, coder, { begun }) ?? ObjectMaking.object(of: type, coder) as? UIViewController
    guard let controller = made ?? begun as? UIViewController else {
      document.report("init(coder:) of \(type) returned nil.", at: element)
      return nil
    }
    take(controller)
    context.finish(controller, element)
    // Without a view in the file the other objects of the scene have nothing to wait for.
    let isWhole = element.child(key: "view") == nil
    if isWhole { makeOthers() }
    context.complete()
    if isWhole { context.reportOpenConnections() }
    return controller
  }

  /// Makes the controller as the caller wishes, or returns `nil` if that is left to the file.
  private func create(
    _ request: ControllerRequest, _ coder: NSCoder, _ reader: () -> NSObject?
  ) -> UIViewController? {
    let created = request.creator?(coder)
    return created ?? (request.takesReader ? reader() as? UIViewController : nil)
  }

  private func take(_ object: NSObject) {
    guard let controller = object as? UIViewController else { return }
    self.controller = controller
    controller.scene = self
  }

  // MARK: The view

  func loadView() -> Bool {
    guard let controller else { return false }
    guard let viewElement = element.child(key: "view") else { return false }
    // The view gets the controller before it is complete, as guides and constraints need both.
    guard let view = context.makeView(viewElement) else { return false }
    controller.view = view
    if let rows = staticRows {
      (controller as? UITableViewController)?.staticRows = rows
      staticRows = nil
    }
    if let control = element.child(key: "refreshControl").flatMap({ context.make($0) as? UIRefreshControl }) {
      (view as? UIScrollView)?.refreshControl = control
    }
    makeGuides(of: controller)
    makeOthers()
    context.complete()
    context.reportOpenConnections()
    return true
  }

  /// Adds the guides at the bars, if constraints mention them.
  private func makeGuides(of controller: UIViewController) {
    for guide in element.children(of: "layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      guard let id = guide.id, let type = guide["type"] else { continue }
      let isMentioned = context.constraints.contains {
        $0.element["firstItem"] == id || $0.element["secondItem"] == id
      }
      guard isMentioned else { continue }
      let made = type == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
      if let object = made as? NSObject { context.register(object, for: guide) }
    }
  }

  /// Makes the other objects at the top of the scene: recognizers, objects of the program, and views that stand alone.
  private func makeOthers() {
    for other in scene.children(of: "objects") where other !== element {
      _ = other["sceneMemberID"]
      _ = other["userLabel"]
      switch other.name {
      case "placeholder", "exit": _ = other["placeholderIdentifier"]
      default: if let made = context.make(other) { context.keep(made) }
      }
    }
  }

  // MARK: Segues

  /// Prepares an object of the scene to begin a segue.
  func connect(_ segue: NibElement, from source: NSObject) {
    switch segue["kind"] {
    case "relationship", "embed": return
    default: break
    }
    guard !(source is UIViewController) else { return }
    let trigger = SegueTrigger(segue, self)
    triggers.append(trigger)
    trigger.attach(to: source, document)
  }

  /// The segues of the scene: those of the controller, and those of its views and cells.
  private var segues: [NibElement] {
    scene.tree.filter { $0.name == "segue" && $0["destination"] != nil }
  }

  func performSegue(_ identifier: String, sender: Any?) -> Bool {
    guard let segue = segues.first(where: { $0["identifier"] == identifier }) else { return false }
    perform(segue, sender: sender)
    return true
  }

  /// Performs a segue that the user triggers, if the controller allows it.
  func trigger(_ segue: NibElement, sender: Any?) {
    guard let controller else { return }
    if let identifier = segue["identifier"] {
      guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    }
    perform(segue, sender: sender)
  }

  /// Performs a segue: its destination is made, the controller prepares it, and it is shown.
  func perform(_ segue: NibElement, sender: Any?) {
    guard let controller else { return }
    if segue["kind"] == "unwind" { return Unwinding.perform(segue, from: controller, sender: sender, self) }
    guard let destination = makeDestination(of: segue, sender: sender) else { return }
    let made = SegueMaking.segue(segue, from: controller, to: destination, sender: sender, self)
    controller.prepare(for: made, sender: sender)
    made.perform()
  }

  /// Makes the controller that a segue leads to, by the method of the controller that the segue names, if there is one.
  func makeDestination(of segue: NibElement, sender: Any? = nil) -> UIViewController? {
    guard let id = segue["destination"] else { return nil }
    _ = segue.id
    guard document.element(id) != nil else {
      document.report("The destination of the segue is nowhere in the storyboard.", at: segue)
      return nil
    }
    return file.makeController(id: id, of: storyboard, request(of: segue, sender: sender))
  }

  /// Returns the request of a segue: the method of an `@IBSegueAction` makes the controller.
  private func request(of segue: NibElement, sender: Any?) -> ControllerRequest {
    guard let name = segue["destinationCreationSelector"], let controller else { return ControllerRequest() }
    let action = Selector(stringLiteral: name)
    guard action.isMethod(of: controller) else {
      document.report(
        "\(type(of: controller)) has no method \(name): unrecognized selector sent to instance.", at: segue)
      return ControllerRequest()
    }
    let identifier = segue["identifier"]
    return ControllerRequest(
      creator: { [unowned controller] coder in
        action.invoke(on: controller, with: [coder, sender, identifier])
        return nil
      }, takesReader: true)
  }

  /// Makes a controller, and shows it in a container.
  func embed(_ segue: NibElement, in container: UIView) {
    guard let controller, let destination = makeDestination(of: segue) else { return }
    // A controller that is around the container would show itself within itself, without an end.
    let inner = (destination.scene as? StoryboardScene)?.element
    let around = sequence(first: controller, next: \.parent)
    if let inner, around.contains(where: { ($0.scene as? StoryboardScene)?.element === inner }) {
      return document.report("The controllers contain each other.", at: segue)
    }
    let made = UIStoryboardSegue(
      identifier: segue["identifier"], source: controller, destination: destination)
    controller.prepare(for: made, sender: nil)
    controller.addChild(destination)
    destination.view.frame = container.bounds
    destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    destination.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(destination.view)
    destination.didMove(toParent: controller)
  }
}
