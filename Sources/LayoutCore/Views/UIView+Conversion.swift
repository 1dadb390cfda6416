public import Foundation

/// Conversion between the coordinates of views (A.14).
///
/// A nil view stands for the window, or for the topmost superview where there is no window. The same holds for
/// a coordinate space that is not a view. The compiler prefers the overload for coordinate spaces even for a
/// view, so both do the same.
extension UIView {
  /// `point` of this view in the coordinates of `view`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    backing.convert(point, to: view?.backing)
  }

  /// `point` of `view` in the coordinates of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backing.convert(point, from: view?.backing)
  }

  /// The box in `view` around `rect` of this view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    backing.convert(rect, to: view?.backing)
  }

  /// The box in this view around `rect` of `view`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    backing.convert(rect, from: view?.backing)
  }

  /// `point` of this view in the coordinates of `coordinateSpace`.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: UIView.view(behind: coordinateSpace))
  }

  /// `point` of `coordinateSpace` in the coordinates of this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: UIView.view(behind: coordinateSpace))
  }

  /// The box in `coordinateSpace` around `rect` of this view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: UIView.view(behind: coordinateSpace))
  }

  /// The box in this view around `rect` of `coordinateSpace`.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: UIView.view(behind: coordinateSpace))
  }

  /// The view that a coordinate space is, if it is one.
  ///
  /// Not inlined: where the optimizer of Swift 6.3 specializes this cast for a parameter, it fails its own
  /// verification.
  @inline(never)
  private static func view(behind space: any UICoordinateSpace) -> UIView? {
    space as? UIView
  }
}
