public import Foundation
public import LayoutCore

/// A type of objects that handle a kind of interaction with a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction.
  var view: UIView? { get }
  /// Tells the interaction that it moves to another view, or leaves its view.
  func willMove(to view: UIView?)
  /// Tells the interaction that it moved to another view, or left its view.
  func didMove(to view: UIView?)
}

extension UIView {
  private final class Interactions {
    var list: [any UIInteraction] = []
  }

  private static let allInteractions = AttachedValue<Interactions>()

  private var ownInteractions: Interactions? { Self.allInteractions[self] }

  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { ownInteractions?.list ?? [] }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue where !interactions.contains(where: { $0 === interaction }) {
        addInteraction(interaction)
      }
      ownInteractions?.list = newValue
    }
  }

  /// Adds an interaction, which leaves its former view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    let own = Self.allInteractions.of(self) { Interactions() }
    interaction.willMove(to: self)
    own.list.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let own = ownInteractions, own.list.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    own.list.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
