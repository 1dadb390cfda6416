public import Foundation

/// The name of a function of `CAValueFunction`.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A turn about the x axis, in radians.
  public static let rotateX = Self(rawValue: "rotateX")
  /// A turn about the y axis, in radians.
  public static let rotateY = Self(rawValue: "rotateY")
  /// A turn about the z axis, in radians.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// A scale by three factors.
  public static let scale = Self(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// A move by three distances.
  public static let translate = Self(rawValue: "translate")
  /// A move along the x axis.
  public static let translateX = Self(rawValue: "translateX")
  /// A move along the y axis.
  public static let translateY = Self(rawValue: "translateY")
  /// A move along the z axis.
  public static let translateZ = Self(rawValue: "translateZ")
}

/// A function that makes a transform of a number.
open class CAValueFunction: NSObject {
  private static let parts: [CAValueFunctionName: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scaleX: "scale.x",
    .scaleY: "scale.y", .scaleZ: "scale.z", .translateX: "translation.x", .translateY: "translation.y",
    .translateZ: "translation.z",
  ]

  /// The name.
  public let name: CAValueFunctionName

  /// Creates the function of a name; nil for an unknown one.
  public convenience init?(name: CAValueFunctionName) {
    guard Self.parts[name] != nil || name == .scale || name == .translate else { return nil }
    self.init(known: name)
  }

  private init(known name: CAValueFunctionName) {
    self.name = name
  }

  /// The part of a transform that the values are; nil for functions of several numbers.
  var part: String? { Self.parts[name] }
}

extension CAPropertyAnimation {
  /// The key path of the property or of the part of it that the values are of.
  var animatedKeyPath: String? {
    guard let keyPath, keyPath == "transform" || keyPath == "sublayerTransform",
      let part = valueFunction?.part
    else { return keyPath }
    return "\(keyPath).\(part)"
  }
}
