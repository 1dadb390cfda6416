internal import Cassowary
internal import Foundation
import LayerCore
import StyleCore

/// The dependence of a view on the length of its superview along one axis by the autoresizing mask (F.17).
///
/// It is the linear maps `start = startFactor · whole + …` and `length = lengthFactor · whole + …`, where `whole` is
/// the length of the superview; the constants follow from the frame that the view has.
struct MaskFactors {
  var start = 0.0
  var length = 0.0

  static let none = MaskFactors()

  /// Returns whether two are the same but for the last bits of frames that followed their superview.
  func isSame(as other: MaskFactors) -> Bool {
    abs(start - other.start) < 1e-6 && abs(length - other.length) < 1e-6
  }
}

/// The mask that the variables of a view follow in addition to its frame.
struct FollowedMask {
  var horizontal: MaskFactors?
  var vertical: MaskFactors?
  /// The constraints between a variable and the length of the superview.
  var constraints: [Variable: Constraint] = [:]

  subscript(axis: NSLayoutConstraint.Axis) -> MaskFactors? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension LayoutEngine {
  /// Fixes the variables of a view by its frame and mask (F.15, F.16).
  ///
  /// They are the numbers of the frame, or functions of the superview's size if constraints determine that.
  func fix(_ box: LayoutBox) {
    guard let view = box.view else { return }
    let rect = view.alignmentRect(forFrame: view.backing.untransformedFrame)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let current = maskFactors(of: view, along: axis)
      let factors = box.mask[axis] ?? current
      guard factors.isSame(as: current) else { return invalidate() }
      box.mask[axis] = factors
      let isFree = factors.start == 0 && factors.length == 0
      let whole = isFree ? nil : view.attachedSuperview.map { self.box(of: $0.constraintItem) }
      let wholeLength = whole?.view.map { $0.alignmentRect(forFrame: $0.bounds).size.along(axis) } ?? 0
      for (value, variable, factor) in [
        (rect.origin.along(axis), box[axis].start, factors.start),
        (rect.size.along(axis), box[axis].length, factors.length),
      ] where value.isFinite {
        guard factor != 0, let whole else {
          solver.suggest(Double(value), for: variable)
          continue
        }
        let constant = Double(value) - factor * Double(wholeLength)
        guard constant.isFinite, factor.isFinite else { continue }
        if let present = box.mask.constraints[variable] {
          solver.setConstant(constant, of: present)
        } else {
          var sum = LinearExpression(variable, plus: -constant)
          sum.add(LinearExpression(whole[axis].length), times: -factor)
          box.mask.constraints[variable] = solver.add(sum, .equal)
        }
      }
    }
  }

  /// Returns the dependence of `view` on its superview along an axis.
  ///
  /// It is none if no constraint of the system can change the superview's size, which is then a number like the frame
  /// itself.
  private func maskFactors(of view: UIView, along axis: NSLayoutConstraint.Axis) -> MaskFactors {
    guard !view.autoresizingMask.isDisjoint(with: axis.mask), view !== root,
      let superview = view.attachedSuperview,
      superview.autoresizesSubviews, isPlacedByConstraints(superview)
    else { return .none }
    let old = view.backing.untransformedFrame
    let factors = AutoresizedSpan(
      start: old.origin.along(axis), length: old.size.along(axis), in: superview.bounds.size.along(axis),
      flexible: view.autoresizingMask.flexibleParts(along: axis)
    ).factors
    return MaskFactors(start: Double(factors.start), length: Double(factors.length))
  }

  /// Returns whether constraints may determine the size of a view, or that of a view above that it follows.
  private func isPlacedByConstraints(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let view = next {
      if !followsFrame(view) { return true }
      next = view.attachedSuperview
    }
    return false
  }
}

extension UIView.AutoresizingMask {
  /// Returns the flexible parts of an axis.
  func flexibleParts(along axis: NSLayoutConstraint.Axis) -> AutoresizedSpan.Flexible {
    axis == .horizontal
      ? .init(
        margin: contains(.flexibleLeftMargin), length: contains(.flexibleWidth),
        farMargin: contains(.flexibleRightMargin))
      : .init(
        margin: contains(.flexibleTopMargin), length: contains(.flexibleHeight),
        farMargin: contains(.flexibleBottomMargin))
  }

  /// The mask in the format of UIKit's log (F.16).
  ///
  /// Of the three parts of an axis, `&` is flexible and `-` is not; if none is, the far margin takes the rest.
  var logText: String {
    func text(_ axis: NSLayoutConstraint.Axis) -> String {
      let parts = flexibleParts(along: axis)
      let hasNone = isDisjoint(with: axis.mask)
      return [parts.margin, parts.length, parts.farMargin || hasNone].map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(text(.horizontal)) v=\(text(.vertical))"
  }
}

extension NSLayoutConstraint.Axis {
  /// The flexible parts along the axis.
  fileprivate var mask: UIView.AutoresizingMask {
    self == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
  }
}

extension CGSize {
  /// Returns the length along an axis.
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
