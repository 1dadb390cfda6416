import ControlCore
import Foundation
import GraphicsCore
import LayoutCore

/// A drag, at its source.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The place of the finger, in the window.
  var point: CGPoint
  private weak var window: UIWindow?

  init(in window: UIWindow, at point: CGPoint) {
    (self.window, self.point) = (window, point)
    super.init()
  }

  func location(in view: UIView) -> CGPoint {
    guard let window, view !== window else { return point }
    return view.convert(point, from: window)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag, at its destination.
@MainActor
final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
  }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  /// Loads the objects, and gives them to the completion when all are there, in a turn of the loop after that of the drop.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let answers = LoadAnswers<any NSItemProviderReading>(items.count)
    for (index, item) in items.enumerated() {
      _ = item.itemProvider.loadObject(ofClass: aClass) { @Sendable object, _ in
        answers.set(object, at: index)
      }
    }
    answers.whenComplete { completion($0.compactMap { $0 }) }
    return answers.progress
  }
}
