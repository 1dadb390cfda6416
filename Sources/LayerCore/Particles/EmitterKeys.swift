import Foundation
import GraphicsCore

extension [CAEmitterCell]? {
  /// Returns the cell that a key path begins with, as `emitterCells.spark.birthRate` does, and the rest of the path.
  func cell(at keyPath: String) -> (cell: CAEmitterCell, rest: String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else { return nil }
    return self?.first { $0.name == parts[1] }.map { ($0, parts[2]) }
  }
}

/// The properties of cells by their keys.
extension CAEmitterCell {
  final func keyedValue(_ key: String) -> Any? {
    if let property = CAEmitterCell.floats[key] { return self[keyPath: property] }
    if let property = CAEmitterCell.lengths[key] { return self[keyPath: property] }
    if let property = CAEmitterCell.times[key] { return self[keyPath: property] }
    switch key {
    case "contents": return contents
    case "contentsRect": return contentsRect
    case "color": return color
    case "emitterCells": return emitterCells
    case "name": return name
    case "enabled", "isEnabled": return isEnabled
    default: return KeyValueCoding.ownValue(of: self, forKey: key)
    }
  }

  final func setKeyedValue(_ value: Any?, _ key: String) {
    if let number = Double(number: value) {
      if let property = CAEmitterCell.floats[key] {
        self[keyPath: property] = Float(number)
        return
      }
      if let property = CAEmitterCell.lengths[key] {
        self[keyPath: property] = CGFloat(number)
        return
      }
      if let property = CAEmitterCell.times[key] {
        self[keyPath: property] = number
        return
      }
    }
    switch key {
    case "contents": contents = value
    case "contentsRect": if let rect = value as? CGRect { contentsRect = rect }
    case "color": color = value as? CGColor
    case "emitterCells": emitterCells = value as? [CAEmitterCell]
    case "name": name = value as? String
    case "enabled", "isEnabled": isEnabled = (Double(number: value) ?? 0) != 0
    default: KeyValueCoding.setOwn(value, of: self, forKey: key)
    }
  }

  private static var floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] {
    [
      "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
      "redRange": \.redRange,
      "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange,
      "redSpeed": \.redSpeed,
      "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]
  }

  private static var lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] {
    [
      "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
      "spinRange": \.spinRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
      "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
      "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
      "emissionRange": \.emissionRange, "contentsScale": \.contentsScale,
    ]
  }

  private static var times: [String: ReferenceWritableKeyPath<CAEmitterCell, Double>] {
    ["beginTime": \.beginTime, "duration": \.duration, "timeOffset": \.timeOffset]
  }
}
