import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore

/// The properties of objects by key path.
@MainActor
enum KeyPaths {
  /// Sets the property at a key path, and returns the problem if that is not possible.
  static func set(_ value: Any?, _ path: String, of object: AnyObject) -> String? {
    var keys = path.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return "The key path is empty." }
    var owner = object
    for key in keys {
      guard let next = self.value(of: key, owner) else {
        return "\(type(of: owner)): this class is not key value coding-compliant for the key \(key)."
      }
      guard let next = next as AnyObject? else { return nil }
      owner = next
    }
    for candidate in candidates(value) {
      switch ObjectiveCTables.shared.set(candidate, forKey: last, of: owner) {
      case .done: return nil
      case .missingKey: break
      case .wrongType: continue
      }
      if StandardKeys.set(candidate, last, of: owner) { return nil }
    }
    return "\(type(of: owner)): this class is not key value coding-compliant for the key \(last)."
  }

  /// Returns a value in the types that a property may have: a number in all numeric ones.
  private static func candidates(_ value: Any?) -> [Any?] {
    switch value {
    case let whole as Int:
      [whole, CGFloat(whole), Double(whole), Float(whole), whole != 0, whole as NSNumber]
    case let number as Double:
      [CGFloat(number), number, Float(number), Int(saturating: number), number as NSNumber]
    case let flag as Bool: [flag, flag as NSNumber]
    default: [value]
    }
  }

  private static func value(of key: String, _ owner: AnyObject) -> Any?? {
    if let value = ObjectiveCTables.shared.value(forKey: key, of: owner) { return .some(value) }
    switch (owner, key) {
    case (let view as UIView, "layer"): return .some(view.layer)
    case (let view as UIView, "superview"): return .some(view.superview)
    case (let button as UIButton, "titleLabel"): return .some(button.titleLabel)
    case (let button as UIButton, "imageView"): return .some(button.imageView)
    case (let controller as UIViewController, "view"): return .some(controller.view)
    case (let controller as UIViewController, "navigationItem"): return .some(controller.navigationItem)
    case (let controller as UIViewController, "tabBarItem"): return .some(controller.tabBarItem)
    default: return nil
    }
  }
}

/// The properties of UIKit's classes that files set by key.
@MainActor
enum StandardKeys {
  /// Sets a property of an object, and returns whether its class has it with the type of the value.
  static func set(_ value: Any?, _ key: String, of owner: AnyObject) -> Bool {
    switch owner {
    case let layer as CALayer: setLayer(value, key, layer)
    case let view as UIView: setView(value, key, view)
    default: false
    }
  }

  private static func setLayer(_ value: Any?, _ key: String, _ layer: CALayer) -> Bool {
    switch (key, value) {
    case ("cornerRadius", let value as CGFloat): layer.cornerRadius = value
    case ("borderWidth", let value as CGFloat): layer.borderWidth = value
    case ("shadowRadius", let value as CGFloat): layer.shadowRadius = value
    case ("zPosition", let value as CGFloat): layer.zPosition = value
    case ("shadowOpacity", let value as Float): layer.shadowOpacity = value
    case ("opacity", let value as Float): layer.opacity = value
    case ("shadowOffset", let value as CGSize): layer.shadowOffset = value
    case ("masksToBounds", let value as Bool): layer.masksToBounds = value
    case ("shouldRasterize", let value as Bool): layer.shouldRasterize = value
    // A phone takes a UIColor for these, which is none of Core Graphics: it has no effect.
    case ("borderColor", is UIColor?), ("shadowColor", is UIColor?), ("backgroundColor", is UIColor?): break
    default: return false
    }
    return true
  }

  private static func setView(_ value: Any?, _ key: String, _ view: UIView) -> Bool {
    switch (key, value) {
    case ("alpha", let value as CGFloat): view.alpha = value
    case ("tag", let value as Int): view.tag = value
    case ("hidden", let value as Bool), ("isHidden", let value as Bool): view.isHidden = value
    case ("clipsToBounds", let value as Bool): view.clipsToBounds = value
    case ("userInteractionEnabled", let value as Bool): view.isUserInteractionEnabled = value
    case ("backgroundColor", let value as UIColor?): view.backgroundColor = value
    case ("tintColor", let value as UIColor?): view.tintColor = value
    case ("accessibilityIdentifier", let value as String?): view.accessibilityIdentifier = value
    case ("accessibilityLabel", let value as String?): view.accessibilityLabel = value
    default: return false
    }
    return true
  }
}
