import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

/// A type of objects that contain items of a focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the frames of the items.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items in the container whose frames intersect a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

extension UIView: UIFocusItemContainer {
  /// The coordinates of the view.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Returns the subviews that can have the focus, and whose frames intersect a rectangle of the view.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && !$0.frame.common(with: rect).isNull }
  }
}

extension UIFocusEnvironment {
  /// The container of the environment's items: the view, or the view of the controller.
  public var focusItemContainer: (any UIFocusItemContainer)? {
    (self as? UIViewController)?.viewIfLoaded ?? self as? any UIFocusItemContainer
  }
}

/// The priority of an item in its group: when the focus enters a group, the item with the highest one gets it.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  /// Creates a priority from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The priority of an item that is no more important than others.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the item that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(1_000)
  /// The priority of an item that the program prefers.
  public static let prioritized = UIFocusGroupPriority(2_000)
  /// The priority of the item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(.max)
}

extension UIView {
  private static let priorities = AttachedValue<UIFocusGroupPriority>()

  /// The priority of the view in its group.
  ///
  /// Differs from UIKit: the default is `ignored` for every view, also for one that had the focus before.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { Self.priorities[self] ?? .ignored }
    set { Self.priorities[self] = newValue }
  }
}
