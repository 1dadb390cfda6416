import UIKit

// As code from before Swift's concurrency is written: nothing in this file says on which actor it runs.

/// Something that knows how large it would like to be.
public protocol Sizable {
  var idealSize: CGSize { get }
}

extension UIView: Sizable {
  public var idealSize: CGSize { sizeThatFits(CGSize(width: 1_000, height: 1_000)) }
}

/// A distance that views keep from each other.
public struct Gap: ExpressibleByFloatLiteral {
  public var points: CGFloat

  public init(floatLiteral value: Double) { points = CGFloat(value) }
}

/// Puts views beneath each other, as wide as they are together, and returns where they end.
@discardableResult
public func stack(_ views: [UIView], from start: CGFloat = 0, in width: CGFloat, gap: Gap) -> CGFloat {
  views.reduce(start) { y, view in
    let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    view.frame = CGRect(x: 0, y: y, width: width, height: size.height)
    return view.frame.maxY + gap.points
  } - (views.isEmpty ? 0 : gap.points)
}

/// Sets up a view where it is made.
public func with<View: UIView>(_ view: View, _ setUp: (View) -> Void) -> View {
  setUp(view)
  return view
}

extension Array where Element == UIView {
  /// The smallest rectangle around all frames.
  public var unionOfFrames: CGRect { map(\.frame).reduce(.null) { $0.union($1) } }
}

/// Looks for a view from outside of any actor.
public enum ViewSearch {
  public static let root = UIView()

  public static func first(in view: UIView, where isMatch: (UIView) -> Bool) -> UIView? {
    if isMatch(view) { return view }
    for subview in view.subviews {
      if let found = first(in: subview, where: isMatch) { return found }
    }
    return nil
  }
}
