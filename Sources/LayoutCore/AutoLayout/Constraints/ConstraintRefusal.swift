package import Foundation

/// Why two attributes cannot be related (F.6). UIKit raises an exception for each.
///
/// A place across and a place down are no reason when a constraint is made: UIKit makes and activates it, and refuses
/// it only when it is to be solved; see `ConstraintProblem.acrossAndDown`.
package enum ConstraintRefusal: Hashable, Sendable, CustomStringConvertible {
  /// The first attribute is none.
  case nothing
  /// A place was related to a constant: places are relative to other places.
  case placeToConstant(first: String)
  /// A width or height, or a distance, was related to a place.
  case sizeToPlace(first: String, second: String)
  /// A place across was related to a place down.
  case acrossAndDown(first: String, second: String)
  /// Leading or trailing was related to left or right.
  case mixedDirections(first: String, second: String)

  /// One sentence of English, which names both attributes.
  package var description: String {
    switch self {
    case .nothing:
      "The first attribute of a constraint cannot be notAnAttribute."
    case .placeToConstant(let first):
      "\(first) cannot be related to notAnAttribute, or with a multiplier of 0: a place needs another place that "
        + "it is relative to."
    case .sizeToPlace(let first, let second):
      "\(first) cannot be related to \(second): one is a size and the other is a place."
    case .acrossAndDown(let first, let second):
      "\(first) cannot be related to \(second): one goes across and the other down."
    case .mixedDirections(let first, let second):
      "\(first) cannot be related to \(second): leading and trailing change sides with the direction of reading, "
        + "left and right do not; use the former for both, or neither."
    }
  }

  /// What is wrong with a relation of two attributes; nil where nothing is. A second attribute of nil, or
  /// `notAnAttribute`, is the constant.
  package init?(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, multiplier: CGFloat = 1
  ) {
    self.init(first, nil, second, nil, multiplier: multiplier)
  }

  /// What keeps a relation of two attributes from being solved, which is more than what keeps it from being made.
  package init?(
    solving first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?,
    multiplier: CGFloat = 1
  ) {
    if let refusal = ConstraintRefusal(first, second, multiplier: multiplier) {
      self = refusal
    } else if let second, second != .notAnAttribute, !first.isSize, first.axis != second.axis {
      self = .acrossAndDown(first: first.name, second: second.name)
    } else {
      return nil
    }
  }

  /// What is wrong with a relation where a side may be the distance from an origin to the attribute.
  init?(
    _ first: NSLayoutConstraint.Attribute, _ firstOrigin: NSLayoutConstraint.Attribute?,
    _ second: NSLayoutConstraint.Attribute?, _ secondOrigin: NSLayoutConstraint.Attribute?,
    multiplier: CGFloat
  ) {
    if first == .notAnAttribute {
      self = .nothing
      return
    }
    for (end, origin) in [(first, firstOrigin), (second, secondOrigin)] {
      if let end, let origin, let mixed = ConstraintRefusal(place: origin, end) {
        self = mixed
        return
      }
    }
    let isSize = first.isSize || firstOrigin != nil
    guard let second, second != .notAnAttribute, isSize || multiplier != 0 else {
      if isSize { return nil }
      self = .placeToConstant(first: first.name)
      return
    }
    let secondIsSize = second.isSize || secondOrigin != nil
    if isSize != secondIsSize {
      self = .sizeToPlace(first: first.name, second: second.name)
    } else if isSize {
      return nil
    } else if let mixed = ConstraintRefusal(place: first, second) {
      self = mixed
    } else {
      return nil
    }
  }

  /// What is wrong with a relation of two places.
  private init?(place first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
    if first.isDirectional && second.isSided || first.isSided && second.isDirectional {
      self = .mixedDirections(first: first.name, second: second.name)
    } else {
      return nil
    }
  }
}
