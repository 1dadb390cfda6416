import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TestSupport
import Testing

@MainActor
struct UIColorTests {
  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (0 as CGFloat, 0 as CGFloat, 0 as CGFloat, 0 as CGFloat)
    unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test(
    "H.9",
    arguments: [
      (UIColor.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]),
      (.magenta, [1, 0, 1, 1]), (.yellow, [1, 1, 0, 1]), (.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]),
      (.gray, [0.5, 0.5, 0.5, 1]), (.clear, [0, 0, 0, 0]), (.orange, [1, 0.5, 0, 1]),
      (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]), (.lightText, [1, 1, 1, 0.6]),
      (.darkText, [0, 0, 0, 1]),
    ] as [(UIColor, [CGFloat])])
  func named(color: UIColor, expected: [CGFloat]) {
    #expect(rgba(color) == expected)
  }

  @Test func greys() {
    #expect((rgba(.lightGray)[0] * 255).rounded() == 170)
    #expect((rgba(.darkGray)[0] * 255).rounded() == 85)
    var (white, alpha) = (0 as CGFloat, 0 as CGFloat)
    let isGrey = unsafe UIColor.gray.getWhite(&white, alpha: &alpha)
    #expect(isGrey && white == 0.5 && alpha == 1)
    #expect(unsafe !UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test(
    arguments: [
      (0, [1, 0, 0]), (1.0 / 6, [1, 1, 0]), (2.0 / 6, [0, 1, 0]), (3.0 / 6, [0, 1, 1]), (4.0 / 6, [0, 0, 1]),
      (5.0 / 6, [1, 0, 1]), (1, [1, 0, 0]),
    ] as [(CGFloat, [CGFloat])])
  func hues(hue: CGFloat, expected: [CGFloat]) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    for (component, expected) in zip(rgba(color), expected) { #expect(abs(component - expected) < 1e-9) }
  }

  @Test func hueRoundTrip() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let (red, green, blue) = (
        generator.number(in: 0...1), generator.number(in: 0...1), generator.number(in: 0...1)
      )
      let color = UIColor(red: red, green: green, blue: blue, alpha: 0.5)
      var (hue, saturation, brightness, alpha) = (0 as CGFloat, 0 as CGFloat, 0 as CGFloat, 0 as CGFloat)
      unsafe color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      let again = rgba(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
      for (a, b) in zip(again, [red, green, blue, 0.5]) { #expect(abs(a - b) < 1e-9) }
    }
  }

  @Test func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.link)
    #expect(UIColor.red === UIColor.red)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  @Test func dynamicColours() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: light) == .black && color.resolvedColor(with: dark) == .white)
    dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    #expect(color.cgColor == UIColor.black.cgColor)
    let half = color.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    let nested = UIColor { _ in color }
    #expect(nested.resolvedColor(with: dark) == .white)
  }

  @Test("Colours of wide spaces are what they are in sRGB", arguments: [0, 0.02, 0.25, 0.5, 0.9, 1])
  func wideColors(value: Double) throws {
    // Greys have the same curve in Display P3, and white is the same.
    let grey = rgba(UIColor(displayP3Red: value, green: value, blue: value, alpha: 0.5))
    #expect(grey[0..<3].allSatisfy { abs($0 - value) < 1e-6 } && grey[3] == 0.5)

    func encode(_ light: Double) -> Double {
      light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let linear = try #require(unsafe CGColor(colorSpace: space, components: [value, value, value, 1]))
    #expect(rgba(UIColor(cgColor: linear))[0..<3].allSatisfy { abs($0 - encode(value)) < 1e-12 })
    // Colours keep the components that they were made of.
    #expect(linear.components == [CGFloat(value), CGFloat(value), CGFloat(value), 1])
    let adobe = try #require(CGColorSpace(name: CGColorSpace.adobeRGB1998))
    let other = try #require(unsafe CGColor(colorSpace: adobe, components: [value, value, value, 1]))
    #expect(
      rgba(UIColor(cgColor: other))[0..<3].allSatisfy { abs($0 - encode(pow(value, 563.0 / 256))) < 1e-6 })
  }

  @Test("The red of Display P3 is beyond sRGB: its light is 1.2249, −0.0421, −0.0196 there") func beyond() {
    let red = rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    // 1.055 · 1.2249^(1/2.4) − 0.055, and the same of the others, turned about 0.
    #expect(zip(red, [1.0930, -0.2267, -0.1501, 1]).allSatisfy { abs($0 - $1) < 1e-4 })
    let isWide = CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB
    #expect(isWide == true && CGColorSpace(name: CGColorSpace.sRGB)?.isWideGamutRGB == false)
  }
}
