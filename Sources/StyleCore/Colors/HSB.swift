import Foundation

/// A colour as hue (a share of the full circle from red), saturation and brightness, 0…1 each.
struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  /// Creates a colour from a hue, a saturation and a brightness.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// Creates a colour from sRGB components.
  ///
  /// The hue of a grey is 0.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let highest = max(red, green, blue)
    let chroma = highest - min(red, green, blue)
    brightness = highest
    saturation = highest > 0 ? chroma / highest : 0
    guard chroma > 0 else {
      hue = 0
      return
    }
    var sixths: CGFloat
    if highest == red {
      sixths = (green - blue) / chroma
    } else if highest == green {
      sixths = (blue - red) / chroma + 2
    } else {
      sixths = (red - green) / chroma + 4
    }
    if sixths < 0 { sixths += 6 }
    hue = sixths / 6
  }

  /// The sRGB components.
  ///
  /// A hue beyond 0…1 goes round the circle.
  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    guard hue.isFinite else { return (brightness, brightness, brightness) }
    let sixths = (hue - hue.rounded(.down)) * 6
    let sector = sixths.rounded(.down)
    let fraction = sixths - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    case 5: return (brightness, low, falling)
    default: return (brightness, rising, low)
    }
  }
}
