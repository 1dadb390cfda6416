package import Foundation

/// The reason for which two attributes cannot be related (F.6).
///
/// UIKit raises an exception for each.
///
/// A horizontal and a vertical position are no reason when a constraint is made: UIKit makes and activates it, and
/// refuses it only when it is solved; see `ConstraintError.acrossAndDown`.
package enum InvalidRelation: Hashable, Sendable, CustomStringConvertible {
  /// A first attribute that is none.
  case nothing
  /// A position related to a constant, although positions are relative to other positions.
  case positionToConstant(first: String)
  /// A width, height or distance related to a position.
  case sizeToPosition(first: String, second: String)
  /// A horizontal position related to a vertical one.
  case acrossAndDown(first: String, second: String)
  /// A leading or trailing edge related to a left or right one.
  case mixedDirections(first: String, second: String)

  /// The reason in one English sentence, which names both attributes.
  package var description: String {
    switch self {
    case .nothing:
      "The first attribute of a constraint cannot be notAnAttribute."
    case .positionToConstant(let first):
      "\(first) cannot be related to notAnAttribute, or with a multiplier of 0: a position needs another position that "
        + "it is relative to."
    case .sizeToPosition(let first, let second):
      "\(first) cannot be related to \(second): one is a size and the other is a position."
    case .acrossAndDown(let first, let second):
      "\(first) cannot be related to \(second): they are on different axes."
    case .mixedDirections(let first, let second):
      "\(first) cannot be related to \(second): leading and trailing depend on the layout direction, "
        + "left and right do not; use the former for both, or neither."
    }
  }

  /// Creates the reason for which a relation of two attributes is wrong, or `nil` if it is right.
  ///
  /// - Parameter second: The second attribute; `nil` and `notAnAttribute` mean the constant.
  package init?(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, multiplier: CGFloat = 1
  ) {
    self.init(first, from: nil, to: second, from: nil, multiplier: multiplier)
  }

  /// Creates the reason for which a relation cannot be solved, which includes those for which it cannot be made.
  package init?(
    solving first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?,
    multiplier: CGFloat = 1
  ) {
    if let invalid = InvalidRelation(first, second, multiplier: multiplier) {
      self = invalid
    } else if let second, second != .notAnAttribute, !first.isSize, first.axis != second.axis {
      self = .acrossAndDown(first: first.name, second: second.name)
    } else {
      return nil
    }
  }

  /// Creates the reason for which a relation is wrong whose sides may be distances from an origin to an attribute.
  init?(
    _ first: NSLayoutConstraint.Attribute, from firstOrigin: NSLayoutConstraint.Attribute?,
    to second: NSLayoutConstraint.Attribute?, from secondOrigin: NSLayoutConstraint.Attribute?,
    multiplier: CGFloat
  ) {
    if first == .notAnAttribute {
      self = .nothing
      return
    }
    for (end, origin) in [(first, firstOrigin), (second, secondOrigin)] {
      if let end, let origin, let mixed = InvalidRelation(place: origin, end) {
        self = mixed
        return
      }
    }
    let isSize = first.isSize || firstOrigin != nil
    guard let second, second != .notAnAttribute, isSize || multiplier != 0 else {
      if isSize { return nil }
      self = .positionToConstant(first: first.name)
      return
    }
    let secondIsSize = second.isSize || secondOrigin != nil
    if isSize != secondIsSize {
      self = .sizeToPosition(first: first.name, second: second.name)
    } else if isSize {
      return nil
    } else if let mixed = InvalidRelation(place: first, second) {
      self = mixed
    } else {
      return nil
    }
  }

  /// Creates the reason for which a relation of two positions is wrong.
  private init?(place first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
    if first.isDirectional && second.isSided || first.isSided && second.isDirectional {
      self = .mixedDirections(first: first.name, second: second.name)
    } else {
      return nil
    }
  }
}
