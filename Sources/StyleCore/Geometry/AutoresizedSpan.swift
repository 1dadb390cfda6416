package import Foundation

/// The parts of a superview along one axis of a view: a margin, the view, another margin.
package struct AutoresizedSpan {
  /// The parts that follow the superview's size.
  package struct Flexible {
    package var margin: Bool
    package var length: Bool
    package var farMargin: Bool

    /// Creates a value from whether each of the three parts follows.
    package init(margin: Bool, length: Bool, farMargin: Bool) {
      (self.margin, self.length, self.farMargin) = (margin, length, farMargin)
    }
  }

  private let margin: CGFloat
  private let length: CGFloat
  private let farMargin: CGFloat
  private let flexible: Flexible

  package init(start: CGFloat, length: CGFloat, in whole: CGFloat, flexible: Flexible) {
    margin = start
    self.length = length
    farMargin = whole - start - length
    self.flexible = flexible
  }

  /// Returns the view's span after the superview grew by `delta`.
  package func stretched(by delta: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let shares = self.shares
    guard shares.total != 0 else { return (margin, length) }
    return (
      margin + delta * shares.margin / shares.total, length + delta * shares.length / shares.total
    )
  }

  /// The growth of start and length for a growth of the superview by one.
  package var factors: (start: CGFloat, length: CGFloat) {
    let shares = self.shares
    guard shares.total != 0 else { return (0, 0) }
    return (shares.margin / shares.total, shares.length / shares.total)
  }

  /// The shares of the near margin and the view in the growth of the superview.
  ///
  /// Flexible parts share it by their sizes (F.17). If those are zero, the view takes all of it, unless it is not
  /// flexible or all three parts are: then they share it equally (F.18).
  private var shares: (margin: CGFloat, length: CGFloat, total: CGFloat) {
    let (near, middle, far) = (
      flexible.margin ? margin : 0, flexible.length ? length : 0, flexible.farMargin ? farMargin : 0
    )
    if near + middle + far != 0 { return (near, middle, near + middle + far) }
    let isShared = !flexible.length || (flexible.margin && flexible.farMargin)
    let equal: (CGFloat, CGFloat, CGFloat) = (
      flexible.margin && isShared ? 1 : 0, flexible.length ? 1 : 0, flexible.farMargin && isShared ? 1 : 0
    )
    return (equal.0, equal.1, equal.0 + equal.1 + equal.2)
  }
}
