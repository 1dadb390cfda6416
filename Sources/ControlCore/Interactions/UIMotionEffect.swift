public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

/// An effect that follows the motion of the device.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCoding {
  /// Creates an effect.
  public override init() {
    super.init()
  }

  /// Creates an effect.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Encodes the effect.
  ///
  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// Returns the values that are added to properties of the view, by key path, for a tilt from −1 to 1 in each axis.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that adds a value between two to a property of the view, by the tilt in one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable {
    /// The tilt to the left and right.
    case tiltAlongHorizontalAxis = 0
    /// The tilt up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the property.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The value for the greatest tilt to the left or up.
  open var minimumRelativeValue: Any?
  /// The value for the greatest tilt to the right or down.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Creates an effect on no property.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  /// Returns the value between the two for a tilt, if they are numbers.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let low = Double(number: minimumRelativeValue).map({ CGFloat($0) }),
      let high = Double(number: maximumRelativeValue).map({ CGFloat($0) })
    else { return nil }
    return [keyPath: low + (high - low) * (max(-1, min(tilt, 1)) + 1) / 2]
  }
}

/// A group of effects.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of all effects of the group.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    motionEffects?.reduce(into: [:]) { values, effect in
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}

extension UIView {
  private final class Effects {
    var list: [UIMotionEffect] = []
  }

  private static let allEffects = AttachedValue<Effects>()

  /// The effects that follow the motion of the device.
  ///
  /// Differs from UIKit: the device is never tilted, so effects do not change the view.
  public var motionEffects: [UIMotionEffect] {
    get { effects?.list ?? [] }
    set {
      Self.allEffects.of(self) { Effects() }.list = newValue
    }
  }

  private var effects: Effects? { Self.allEffects[self] }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.append(effect)
  }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
