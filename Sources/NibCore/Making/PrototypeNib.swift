import Foundation
import LayoutCore

/// A cell of a list in a file, which is made each time that the list needs one.
@MainActor
final class PrototypeNib: NibContent {
  private let element: NibElement
  private let document: NibDocument
  /// The objects around the list, to which cells are connected.
  private weak var surroundings: NibContext?
  private weak var scene: StoryboardScene?

  init(_ element: NibElement, _ context: NibContext) {
    self.element = element
    document = context.document
    surroundings = context
    scene = context.scene
  }

  func instantiate(owner: AnyObject?, externalObjects: [String: Any]) -> [Any] {
    let context = NibContext(document, external: scene?.objects ?? surroundings?.objects ?? [:])
    context.scene = scene
    guard let view = context.make(element) else { return [] }
    context.complete()
    context.reportOpenConnections()
    return [view]
  }
}
