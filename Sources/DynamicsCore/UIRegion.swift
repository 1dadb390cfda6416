public import Foundation
import GraphicsCore
import LayoutCore

/// A part of the plane around a field, made of circles and rectangles.
///
/// Differs from UIKit: nothing is read from a coder.
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  private let test: (DynamicVector) -> Bool

  private init(_ test: @escaping (DynamicVector) -> Bool) {
    self.test = test
    super.init()
  }

  /// The whole plane.
  public static let infinite = UIRegion { _ in true }

  /// Creates the region of a circle around the origin.
  public convenience init(radius: CGFloat) {
    let limit = Double(max(0, radius))
    self.init { $0.x * $0.x + $0.y * $0.y < limit * limit }
  }

  /// Creates the region of a rectangle of a size around the origin.
  public convenience init(size: CGSize) {
    let (x, y) = (Double(max(0, size.width)) / 2, Double(max(0, size.height)) / 2)
    self.init { abs($0.x) < x && abs($0.y) < y }
  }

  /// Creates no region.
  public required convenience init?(coder: NSCoder) { nil }

  /// Writes nothing.
  nonisolated open func encode(with coder: NSCoder) {}

  /// Returns the region itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the region outside of this one.
  open func inverse() -> UIRegion { made { [test] in !test($0) } }

  /// Returns the region of this one and of another.
  open func union(with region: UIRegion) -> UIRegion { made { [test] in test($0) || region.test($0) } }

  /// Returns the region of this one without another.
  open func difference(from region: UIRegion) -> UIRegion { made { [test] in test($0) && !region.test($0) } }

  /// Returns the region that is in this one and in another.
  open func intersection(with region: UIRegion) -> UIRegion { made { [test] in test($0) && region.test($0) } }

  /// Returns whether a point is in the region.
  open func contains(_ point: CGPoint) -> Bool { contains(DynamicVector(point)) }

  func contains(_ point: DynamicVector) -> Bool { test(point) }

  private func made(_ test: @escaping (DynamicVector) -> Bool) -> UIRegion {
    UIRegion(test)
  }
}
