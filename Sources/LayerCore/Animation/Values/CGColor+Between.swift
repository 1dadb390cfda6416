import Foundation
package import GraphicsCore

extension CGColor {
  /// Returns the colour at a fraction of the distance from `a` to `b`, exact at the ends; nil is transparent.
  ///
  /// Channels are sRGB and premultiplied, so that a colour that fades out keeps its hue. Patterns change halfway.
  package static func between(_ a: CGColor?, _ b: CGColor?, _ share: Double) -> CGColor? {
    if share == 0 { return a }
    if share == 1 { return b }
    guard a?.pattern == nil, b?.pattern == nil else { return share < 0.5 ? a : b }
    guard a != nil || b != nil else { return nil }
    let none: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    let (from, to) = (a?.srgb ?? none, b?.srgb ?? none)
    let alpha = LayerCore.between(Double(from.alpha), Double(to.alpha), share)
    func channel(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      if from.alpha == to.alpha { return CGFloat(LayerCore.between(Double(x), Double(y), share)) }
      guard alpha != 0 else { return 0 }
      return CGFloat(
        LayerCore.between(Double(x * from.alpha), Double(y * to.alpha), share) / alpha)
    }
    func kept(_ value: CGFloat) -> CGFloat { max(0, min(value, 1)) }
    return CGColor(
      red: kept(channel(from.red, to.red)), green: kept(channel(from.green, to.green)),
      blue: kept(channel(from.blue, to.blue)), alpha: kept(CGFloat(alpha)))
  }

  /// Returns the sum of two colours, premultiplied, each channel at most 1.
  static func sum(_ a: CGColor?, _ b: CGColor?) -> CGColor? {
    guard let a, let b else { return a ?? b }
    let alpha = min(a.alpha + b.alpha, 1)
    guard alpha > 0 else { return b }
    func channel(_ x: CGFloat, _ y: CGFloat) -> CGFloat { min((x * a.alpha + y * b.alpha) / alpha, 1) }
    return CGColor(
      red: channel(a.red, b.red), green: channel(a.green, b.green), blue: channel(a.blue, b.blue),
      alpha: alpha)
  }
}
