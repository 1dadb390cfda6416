public import Foundation
public import LayoutCore

/// A rectangle that leads the focus elsewhere: who moves towards it comes to the items that it prefers.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Creates a guide in no view.
  public override init() {
    super.init()
  }

  /// Creates a guide in no view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether or not the guide leads the focus.
  open var isEnabled = true

  /// The environments that get the focus in place of the guide, the preferred one first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []

  /// The view that gets the focus in place of the guide, the first of its environments that is a view.
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments?.lazy.compactMap { $0 as? UIView }.first }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
