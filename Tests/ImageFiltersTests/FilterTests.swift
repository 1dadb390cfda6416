import Foundation
import GraphicsCore
import StyleCore
import TestSupport
import Testing

@testable import ImageFilters

/// Filters on pictures whose pixels can be computed by hand.
@Suite struct FilterTests {
  /// An image of rows from the top, each pixel as red, green, blue and alpha.
  private func image(_ rows: [[[UInt8]]]) -> CGImage {
    CGImage(width: rows[0].count, height: rows.count, pixels: rows.flatMap { $0.flatMap { $0 } })
  }

  private func pixels(_ image: CIImage?, _ rect: CGRect? = nil, managed: Bool = true) throws -> [[UInt8]] {
    let image = try #require(image)
    let context = managed ? CIContext() : CIContext(options: [.workingColorSpace: NSNull()])
    let bytes = try #require(context.createCGImage(image, from: rect ?? image.extent)).pixels
    return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let white: [UInt8] = [255, 255, 255, 255]
  private let black: [UInt8] = [0, 0, 0, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  @Test("A picture without a filter has its own bytes, of every colour and alpha", arguments: [true, false])
  func identity(managed: Bool) throws {
    var bytes: [UInt8] = []
    for alpha in 0...255 {
      for share in 0...255 { bytes += [UInt8(alpha * share / 255), 0, UInt8(alpha / 2), UInt8(alpha)] }
    }
    let picture = CGImage(width: 256, height: 256, pixels: bytes)
    let context = managed ? CIContext() : CIContext(options: [.workingColorSpace: NSNull()])
    let copy = try #require(
      context.createCGImage(CIImage(cgImage: picture), from: CGRect(x: 0, y: 0, width: 256, height: 256)))
    #expect(copy.pixels == bytes)
  }

  @Test("Rectangles are in pixels from the bottom left, and outside of an image it is transparent")
  func places() throws {
    let picture = CIImage(cgImage: image([[red, white], [black, red]]))
    #expect(picture.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try pixels(picture.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))) == [black])
    #expect(try pixels(picture, CGRect(x: 1, y: 1, width: 2, height: 1)) == [white, clear])
    #expect(
      try pixels(picture.clampedToExtent(), CGRect(x: -1, y: 1, width: 2, height: 2)) == [red, red, red, red])
    let moved = picture.transformed(by: CGAffineTransform(translationX: 3, y: 1))
    #expect(moved.extent == CGRect(x: 3, y: 1, width: 2, height: 2))
    #expect(try pixels(moved) == [red, white, black, red])
  }

  @Test("An image is opaque inside a rectangle and transparent outside") func opaque() throws {
    let picture = CIImage(cgImage: image([[[51, 0, 0, 102], red, white]]))
    let opaque = picture.settingAlphaOne(in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(
      try pixels(opaque, picture.extent, managed: false) == [[51, 0, 0, 255], [255, 0, 0, 255], clear])
  }

  @Test("The options of an image turn it upright by its properties") func options() throws {
    let picture = image([[red, white]])
    func turned(_ number: Any, _ turns: Bool = true) throws -> [[UInt8]] {
      let options: [CIImageOption: Any] = [
        .applyOrientationProperty: turns, .properties: ["Orientation": number] as [String: Any],
      ]
      return try pixels(CIImage(cgImage: picture, options: options))
    }
    // EXIF's 3 is half a turn.
    #expect(try turned(3) == [white, red])
    #expect(try turned(3, false) == [red, white])
    #expect(try turned(1) == [red, white])
    for number in [0, 9, Double.nan] as [Any] { #expect(try turned(number) == [red, white]) }
  }

  @Test("An orientation turns pixels as EXIF says, and the corner stays where it is")
  func orientations() throws {
    let picture = CIImage(cgImage: image([[red, white]]))
    #expect(picture.oriented(.right).extent == CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(try pixels(picture.oriented(.right)) == [red, white])
    #expect(try pixels(picture.oriented(.left)) == [white, red])
    #expect(try pixels(picture.oriented(.down)) == [white, red])
    #expect(try pixels(picture.oriented(.upMirrored)) == [white, red])
    #expect(try pixels(picture.oriented(.downMirrored)) == [red, white])
  }

  @Test("Colours are inverted, weighted and added as they are, without colour management")
  func colours() throws {
    let picture = CIImage(cgImage: image([[[255, 51, 0, 255], [0, 0, 102, 102]]]))
    let inverted = picture.applyingFilter("CIColorInvert")
    #expect(try pixels(inverted, managed: false) == [[0, 204, 255, 255], [102, 102, 0, 102]])
    let matrix = picture.applyingFilter(
      "CIColorMatrix",
      parameters: [
        "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputBVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0.2, w: 0),
      ])
    #expect(try pixels(matrix, managed: false) == [[51, 51, 51, 255], [0, 0, 20, 102]])
  }

  @Test("Saturation 0 is the linear light of BT.709, as a grey of sRGB") func greys() throws {
    let picture = CIImage(cgImage: image([[red, white, black]]))
    let grey = picture.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])
    // 0.2126 of light is 0.4985 of sRGB: 1.055 · 0.2126^(1/2.4) − 0.055; 127.1 of 255.
    #expect(try pixels(grey) == [[127, 127, 127, 255], white, black])
    // Without management, 0.2126 · 255 is 54.2.
    #expect(try pixels(grey, managed: false) == [[54, 54, 54, 255], white, black])
  }

  @Test("A box of radius 1 is the mean of nine pixels, and its extent grows") func boxes() throws {
    let picture = CIImage(cgImage: image([[white]]))
    let blurred = picture.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
    #expect(blurred.extent == CGRect(x: -1, y: -1, width: 3, height: 3))
    // 255 / 9 = 28.3
    #expect(try pixels(blurred, managed: false) == Array(repeating: [28, 28, 28, 28], count: 9))
  }

  @Test("A Gaussian keeps a constant, and halves an edge") func gaussians() throws {
    let half = [black, black, black, white, white, white]
    let picture = CIImage(cgImage: image([half])).clampedToExtent()
    let blurred = picture.applyingGaussianBlur(sigma: 1)
    #expect(blurred.extent == CGRect.infinite)
    let row = try pixels(blurred, CGRect(x: 0, y: 0, width: 6, height: 1), managed: false).map { Int($0[0]) }
    // Weights of e^(−d²/2) up to 3, whose sum is 2.5059: beyond 0.5 + 0.5 / 2.5059 of them at the edge.
    let weights = (0...3).map { [1, 0.606531, 0.135335, 0.011109][$0] }
    let sum = weights[0] + 2 * (weights[1] + weights[2] + weights[3])
    let tail = [weights[1] + weights[2] + weights[3], weights[2] + weights[3], weights[3]]
    #expect(
      row
        == [tail[2], tail[1], tail[0], sum - tail[0], sum - tail[1], sum - tail[2]].map {
          Int(($0 / sum * 255).rounded())
        })
  }

  @Test("An image over another, a mask and a fade are sums of shares") func sums() throws {
    let front = CIImage(cgImage: image([[[102, 0, 0, 102]]]))
    let back = CIImage(cgImage: image([[[0, 0, 255, 255]]]))
    // 102 + 0, and 255 · (1 − 0.4).
    #expect(try pixels(front.composited(over: back), managed: false) == [[102, 0, 153, 255]])
    let mask = CIImage(cgImage: image([[[51, 51, 51, 255]]]))
    let masked = back.applyingFilter(
      "CIBlendWithMask",
      parameters: [kCIInputBackgroundImageKey: CIImage(cgImage: image([[red]])), kCIInputMaskImageKey: mask])
    #expect(try pixels(masked, managed: false) == [[204, 0, 51, 255]])
    let fade = CIFilter.dissolveTransition()
    (fade.inputImage, fade.targetImage, fade.time) = (back, CIImage(cgImage: image([[red]])), 0.6)
    #expect(try pixels(fade.outputImage, managed: false) == [[153, 0, 102, 255]])
  }

  @Test("A gradient has the share of the way at the centre of each pixel") func gradients() throws {
    let gradient = CIFilter.linearGradient()
    (gradient.point0, gradient.point1) = (CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0))
    (gradient.color0, gradient.color1) = (.black, .white)
    let row = try pixels(gradient.outputImage, CGRect(x: -1, y: 0, width: 6, height: 1), managed: false)
    // 1/8, 3/8, 5/8 and 7/8 of 255.
    #expect(row.map { $0[0] } == [0, 32, 96, 159, 223, 255])
    let rings = CIFilter.radialGradient()
    (rings.center, rings.radius0, rings.radius1) = (CGPoint(x: 0.5, y: 0.5), 1, 3)
    let ray = try pixels(rings.outputImage, CGRect(x: 0, y: 0, width: 4, height: 1), managed: false)
    #expect(ray.map { $0[0] } == [255, 255, 128, 0])
  }

  @Test("A program's own filter has its own image and keeps any parameters") func ownFilters() {
    final class Tint: CIFilter {
      override var outputImage: CIImage? {
        (value(forKey: kCIInputImageKey) as? CIImage)?.applyingFilter("CIColorInvert")
      }
    }
    let filter = Tint()
    filter.setValue(CIImage(cgImage: image([[white]])), forKey: kCIInputImageKey)
    #expect((try? pixels(filter.outputImage)) == [black])
    #expect(CIFilter(name: "CIColorInvert")?.inputKeys == [kCIInputImageKey])
  }

  @Test("The curves of sRGB are inverse, and a middle grey is a fifth of the light") func curves() throws {
    let grey = CIImage(cgImage: image([[[124, 124, 124, 255]]]))
    let linear = grey.applyingFilter("CISRGBToneCurveToLinear")
    // ((124/255 + 0.055) / 1.055)^2.4 is 0.2016; 51.4 of 255.
    #expect(try pixels(linear, managed: false) == [[51, 51, 51, 255]])
    #expect(
      try pixels(linear.applyingFilter("CILinearToSRGBToneCurve"), managed: false) == [[124, 124, 124, 255]])
  }

  @Test("An area's mean is one pixel") func averages() throws {
    let picture = CIImage(cgImage: image([[white, black], [black, black]]))
    let mean = picture.applyingFilter(
      "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: picture.extent)])
    #expect(mean.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try pixels(mean, managed: false) == [[64, 64, 64, 255]])
    // A quarter of light is 0.537 of sRGB.
    #expect(try pixels(mean) == [[137, 137, 137, 255]])
  }

  @Test("Lanczos keeps a picture at its own size, and a constant at any other") func sizes() throws {
    let picture = CIImage(cgImage: image([[red, white], [black, red]]))
    let same = picture.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 1])
    #expect(try pixels(same) == [red, white, black, red])
    let flat = CIImage(
      cgImage: image(Array(repeating: Array(repeating: [40, 80, 120, 255], count: 5), count: 4)))
    let small = flat.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.5])
    #expect(small.extent == CGRect(x: 0, y: 0, width: 2.5, height: 2))
    #expect(
      try pixels(small, CGRect(x: 0, y: 0, width: 2, height: 2))
        == Array(repeating: [40, 80, 120, 255], count: 4))
  }

  @Test("An image of UIKit that filters computed is drawn, but has no pixels of its own") func images() throws
  {
    let picture = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2))
    let image = UIImage(ciImage: picture, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 2, height: 1) && image.cgImage == nil && image.ciImage === picture)
    #expect(image.drawnPixels?.pixels == Array(repeating: red, count: 8).flatMap { $0 })
    #expect(UIImage(cgImage: self.image([[red]])).ciImage == nil)
    let again = try #require(CIImage(image: image))
    #expect(again.extent == picture.extent)
  }

  @Test("Values that are no numbers, and rectangles without an area, are no pixels and end nothing")
  func badInput() throws {
    let picture = CIImage(cgImage: image([[red]]))
    let context = CIContext()
    for rect in [
      CGRect.infinite, .null, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: 1e9, height: 1e9),
    ] {
      #expect(context.createCGImage(picture, from: rect) == nil)
    }
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    for name in CIFilter.filterNames(inCategory: nil) {
      for value in [Double.nan, .infinity, -1e30, 1e30, -1, 0] {
        let filter = try #require(CIFilter(name: name))
        for key in filter.inputKeys {
          if key.hasSuffix("Image") {
            filter.setValue(picture, forKey: key)
          } else if filter.value(forKey: key) is CIVector {
            filter.setValue(CIVector(x: value, y: value, z: value, w: value), forKey: key)
          } else if filter.value(forKey: key) is Double {
            filter.setValue(value, forKey: key)
          } else if key == "inputMessage" {
            filter.setValue(Data([UInt8(7)]), forKey: key)
          }
        }
        _ = filter.outputImage.flatMap { context.createCGImage($0, from: rect) }
      }
    }
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
  }
}
