extension UIRegion {
  /// Returns the region of this one and of another.
  public func byUnion(with region: UIRegion) -> UIRegion { union(with: region) }
  /// Returns the region of this one without another.
  public func byDifference(from region: UIRegion) -> UIRegion { difference(from: region) }
  /// Returns the region that this one and another have in common.
  public func byIntersection(with region: UIRegion) -> UIRegion { intersection(with: region) }
}
