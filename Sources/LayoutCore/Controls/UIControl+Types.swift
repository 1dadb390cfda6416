extension UIControl {
  /// The state of a control, a set of bits.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state.
    public static let normal: State = []
    /// The state of a control with a finger on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state of a control that is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state of a control that is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The state of a control with the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for the use of applications.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The events of a control, a set of bits.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch that began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch that began in the control soon after another one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A move of a touch inside of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A move of a touch outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A move of a touch into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A move of a touch out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch that ended inside of the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch that ended outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch that was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A change of the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The primary action of the control's menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The beginning of editing.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A change of the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The end of editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The end of editing by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// The bits for the use of applications.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that are reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Content in the centre.
    case center = 0
    /// Content at the top.
    case top = 1
    /// Content at the bottom.
    case bottom = 2
    /// Content from top to bottom.
    case fill = 3
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Content in the centre.
    case center = 0
    /// Content at the left.
    case left = 1
    /// Content at the right.
    case right = 2
    /// Content from side to side.
    case fill = 3
    /// Content at the side where reading starts.
    case leading = 4
    /// Content at the side where reading ends.
    case trailing = 5
  }
}
