/// The directions of the arrow of a popover, from it to its source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The direction up, of a popover below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The direction down, of a popover above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The direction to the left, of a popover at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The direction to the right, of a popover at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction of a popover that is not placed yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
