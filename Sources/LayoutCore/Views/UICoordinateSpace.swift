public import Foundation

/// Something with coordinates, in points.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space in its own coordinates.
  var bounds: CGRect { get }

  /// `point` of this space in the coordinates of `coordinateSpace`.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// `point` of `coordinateSpace` in the coordinates of this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// The box in `coordinateSpace` around `rect` of this space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// The box in this space around `rect` of `coordinateSpace`.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
