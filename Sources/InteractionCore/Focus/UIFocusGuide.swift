public import Foundation
public import LayoutCore

/// A rectangle that leads the focus elsewhere: a move towards it ends at an item that it prefers.
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
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
    get {
      if environments.isEmpty, let preferredView { return [preferredView] }
      return environments
    }
    set {
      environments = newValue ?? []
      preferredView = nil
    }
  }
  private var environments: [any UIFocusEnvironment] = []

  /// The view that gets the focus in place of the guide, the first of its environments that is a view.
  ///
  /// The guide does not hold a view that is set here.
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments?.lazy.compactMap { $0 as? UIView }.first }
    set {
      environments = []
      preferredView = newValue
    }
  }
  private weak var preferredView: UIView?
}
