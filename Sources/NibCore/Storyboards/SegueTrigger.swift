import Foundation
import GraphicsCore
import LayoutCore
import ListCore

/// The beginning of a segue at a control, an item, a recognizer or a cell.
@MainActor
final class SegueTrigger: NSObject {
  private let segue: NibElement
  private weak var scene: StoryboardScene?

  init(_ segue: NibElement, _ scene: StoryboardScene) {
    self.segue = segue
    self.scene = scene
  }

  /// Makes an object begin the segue.
  func attach(to source: NSObject, _ document: NibDocument) {
    let selector = Selector("perform:", SegueTrigger.fire(_:))
    switch source {
    case let control as UIControl:
      let values = NibValues(element: segue, document: document)
      let event = values.choice("eventType", ControlEvents.table) ?? ControlEvents.standard(of: control)
      control.addTarget(self, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = self
      item.action = selector
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: selector)
    case let cell as UITableViewCell: cell.onSelect = { [unowned cell] in self.fire(cell) }
    case let cell as UICollectionViewCell: cell.onSelect = { [unowned cell] in self.fire(cell) }
    default: document.report("\(type(of: source)) begins no segues.", at: segue)
    }
  }

  private func fire(_ sender: Any) { scene?.trigger(segue, sender: sender) }
}
