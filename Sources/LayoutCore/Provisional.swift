// Stand-ins for what other modules' work brings; deleted at the merge.
public import Foundation

extension ContentBlock {
  /// Draws blocks into the current context.
  @MainActor static func draw(_ blocks: [ContentBlock]) {}
}

/// A view that the user operates.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a control looks like.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

  var controlState: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
}

@preconcurrency @MainActor
open class UIScrollView: UIView {
  open var isScrollEnabled = true
}

extension UIControl {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  func addAction(_ action: UIAction, for events: Event) {}
}

@preconcurrency @MainActor
open class UIAction: NSObject {}
