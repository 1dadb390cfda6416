package import Foundation

/// The radii of the corners of a view, by which it is drawn and clipped.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    case capsule(maximum: CGFloat?)
    /// The radii from the top left corner, row by row; corners of one group have the largest radius among them.
    case corners([UICornerRadius], groups: [[Int]])
  }

  package let kind: Kind

  /// Returns a configuration that rounds the shorter sides as a whole, with at most a radius.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius.map { CGFloat($0) }))
  }

  /// Returns a configuration with a radius for each corner by itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    each(radius, radius, radius, radius)
  }

  /// Returns a configuration with a radius for each corner; those with none are square.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    each(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// Returns a configuration with the same radius for all corners, the largest one where they differ.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    each(radius, radius, radius, radius, groups: [[0, 1, 2, 3]])
  }

  /// Returns a configuration with the same radius for both upper corners, and one for both lower corners.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    each(topRadius, topRadius, bottomRadius, bottomRadius, groups: [[0, 1], [2, 3]])
  }

  /// Returns a configuration with the same radius for both left corners, and one for both right corners.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    each(leftRadius, rightRadius, leftRadius, rightRadius, groups: [[0, 2], [1, 3]])
  }

  /// Returns a configuration with the same radius for both upper corners; the lower ones are square if they have none.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    each(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, groups: [[0, 1]])
  }

  /// Returns a configuration with the same radius for both lower corners; the upper ones are square if they have none.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    each(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, groups: [[2, 3]])
  }

  /// Returns a configuration with the same radius for both left corners; the right ones are square if they have none.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    each(leftRadius, topRightRadius, leftRadius, bottomRightRadius, groups: [[0, 2]])
  }

  /// Returns a configuration with the same radius for both right corners; the left ones are square if they have none.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    each(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, groups: [[1, 3]])
  }

  private static func each(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
    _ bottomRight: UICornerRadius?, groups: [[Int]] = []
  ) -> UICornerConfiguration {
    let radii = [topLeft, topRight, bottomLeft, bottomRight].map { $0 ?? .fixed(0) }
    return UICornerConfiguration(kind: .corners(radii, groups: groups))
  }

  /// The configuration in words.
  ///
  /// Differs from UIKit: in words of its own.
  public var description: String {
    switch kind {
    case .capsule(let maximum): "capsule(maximumRadius: \(maximum.map { "\($0)" } ?? "nil"))"
    case .corners(let radii, _): "corners(\(radii.map(\.description).joined(separator: ", ")))"
    }
  }
}

extension UICornerConfiguration {
  /// Returns the radii in a size, from the top left corner, row by row, before they are reduced to fit.
  ///
  /// - Parameter concentric: Returns the radius that is concentric with the container's corner of an index.
  package func radii(in size: CGSize, concentric: (Int) -> CGFloat) -> [CGFloat] {
    switch kind {
    case .capsule(let maximum):
      let radius = max(0, min(size.width, size.height) / 2)
      return Array(repeating: min(radius, max(0, maximum ?? radius)), count: 4)
    case .corners(let radii, let groups):
      var result = radii.enumerated().map { index, radius in
        switch radius.kind {
        case .fixed(let radius): max(0, radius)
        case .containerConcentric(let minimum): max(0, minimum ?? 0, concentric(index))
        }
      }
      for group in groups {
        let largest = group.map { result[$0] }.max() ?? 0
        for index in group { result[index] = largest }
      }
      return result
    }
  }
}
