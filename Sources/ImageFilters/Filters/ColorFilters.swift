internal import Foundation
internal import GraphicsCore
internal import Paths

/// Filters that change colours pixel by pixel, in straight components of the working space.
///
/// Differs from UIKit: Apple publishes what these filters do, but not the tables of `CIPhotoEffectMono`, `…Noir` and
/// `…Tonal` nor the browns of `CISepiaTone`: these are estimates, greys of three contrasts and the browns of the W3C.
extension FilterKind {
  /// Creates a filter that changes straight components, and no alpha.
  private init(
    straight name: String, _ keys: [(key: String, value: (any Sendable)?)] = [],
    _ change: @escaping @Sendable (FilterInput) -> @Sendable (WorkingPixel, WorkingSpace) -> WorkingPixel
  ) {
    self.init(name, of: keys) { image, input in
      let change = change(input)
      return ColorMapNode(image: image) { pixel, space in
        var changed = change(pixel.straight, space)
        changed.w = pixel.w
        return changed.premultiplied
      }
    }
  }

  static let colorFilters: [FilterKind] =
    [
      FilterKind(straight: "CIColorInvert") { _ in { pixel, _ in 1 - pixel } },
      FilterKind(
        straight: "CIColorControls",
        [(kCIInputSaturationKey, 1.0), (kCIInputBrightnessKey, 0.0), (kCIInputContrastKey, 1.0)]
      ) { input in
        let saturation = Float(input.number(kCIInputSaturationKey, 1))
        let (brightness, contrast) = (
          Float(input.number(kCIInputBrightnessKey)), Float(input.number(kCIInputContrastKey, 1))
        )
        return { pixel, _ in
          let saturated = WorkingPixel(repeating: pixel.luminance).towards(pixel, saturation) + brightness
          return (saturated - 0.5) * contrast + 0.5
        }
      },
      FilterKind(
        straight: "CIColorMonochrome",
        [
          (kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)), (kCIInputIntensityKey, 1.0),
        ]
      ) { input in
        let (color, intensity) = (input.color(kCIInputColorKey), Float(input.number(kCIInputIntensityKey, 1)))
        return { pixel, space in pixel.towards(color.pixel(in: space) * pixel.luminance, intensity) }
      },
      FilterKind(straight: "CISepiaTone", [(kCIInputIntensityKey, 1.0)]) { input in
        let intensity = Float(input.number(kCIInputIntensityKey, 1))
        return { pixel, _ in
          let brown = WorkingPixel(
            0.393 * pixel.x + 0.769 * pixel.y + 0.189 * pixel.z,
            0.349 * pixel.x + 0.686 * pixel.y + 0.168 * pixel.z,
            0.272 * pixel.x + 0.534 * pixel.y + 0.131 * pixel.z, pixel.w)
          return pixel.towards(brown, intensity)
        }
      },
      FilterKind(straight: "CIExposureAdjust", [(kCIInputEVKey, 0.0)]) { input in
        let factor = Float(Exponential.power(2, max(-64, min(input.number(kCIInputEVKey), 64))))
        return { pixel, _ in pixel * factor }
      },
      FilterKind(straight: "CIGammaAdjust", [("inputPower", 1.0)]) { input in
        let power = input.number("inputPower", 1)
        @Sendable func raised(_ value: Float) -> Float {
          value > 0 ? Float(Exponential.power(Double(value), power)) : 0
        }
        return { pixel, _ in
          power == 1 ? pixel : WorkingPixel(raised(pixel.x), raised(pixel.y), raised(pixel.z), pixel.w)
        }
      },
      FilterKind(straight: "CIColorPosterize", [("inputLevels", 6.0)]) { input in
        let levels = Float(max(1, min(input.number("inputLevels", 6), 65_536)))
        return { pixel, _ in ((pixel * levels).rounded(.down) / max(1, levels - 1)).inRange }
      },
      FilterKind(
        straight: "CIFalseColor",
        [
          ("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
          ("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
        ]
      ) { input in
        let (dark, light) = (input.color("inputColor0"), input.color("inputColor1"))
        return { pixel, space in dark.pixel(in: space).towards(light.pixel(in: space), pixel.luminance) }
      },
      FilterKind(straight: "CIMaximumComponent") { _ in
        { pixel, _ in WorkingPixel(repeating: max(pixel.x, pixel.y, pixel.z)) }
      },
      FilterKind(straight: "CIMinimumComponent") { _ in
        { pixel, _ in WorkingPixel(repeating: min(pixel.x, pixel.y, pixel.z)) }
      },
      FilterKind(straight: "CILinearToSRGBToneCurve") { _ in
        { pixel, _ in pixel.mapped { Float(RGBSpace.encode(Double($0))) } }
      },
      FilterKind(straight: "CISRGBToneCurveToLinear") { _ in
        { pixel, _ in pixel.mapped { Float(RGBSpace.decode(Double($0))) } }
      },
      grey("CIPhotoEffectMono", contrast: 0.9), grey("CIPhotoEffectTonal", contrast: 1),
      grey("CIPhotoEffectNoir", contrast: 1.35),
    ] + matrices

  /// Returns a filter of greys, whose contrast is that of components of sRGB about the middle.
  private static func grey(_ name: String, contrast: Float) -> FilterKind {
    FilterKind(straight: name) { _ in
      { pixel, space in
        let shown = Float(space.encoded(pixel.luminance)) / 255
        return WorkingPixel(repeating: space.decoded(Double(max(0, min((shown - 0.5) * contrast + 0.5, 1)))))
      }
    }
  }

  private static let matrices: [FilterKind] = [
    FilterKind(
      "CIColorMatrix",
      of: [
        ("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)),
        ("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)),
        ("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)),
        ("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)),
        (kCIInputBiasVectorKey, CIVector(x: 0, y: 0, z: 0, w: 0)),
      ]
    ) { image, input in
      func row(_ key: String, _ place: Int) -> WorkingPixel {
        if let vector = input.vector(key) { return vector.pixel }
        var unit = WorkingPixel.zero
        unit[place] = 1
        return unit
      }
      let rows = ["R", "G", "B", "A"].enumerated().map { row("input\($1)Vector", $0) }
      let bias = input.vector(kCIInputBiasVectorKey)?.pixel ?? .zero
      return ColorMapNode(image: image) { pixel, _ in
        let straight = pixel.straight
        var sums = bias
        for index in 0..<4 { sums[index] += (rows[index] * straight).sum() }
        sums.w = max(0, min(sums.w, 1))
        return sums.premultiplied
      }
    },
    FilterKind(
      "CIColorClamp",
      of: [
        ("inputMinComponents", CIVector(x: 0, y: 0, z: 0, w: 0)),
        ("inputMaxComponents", CIVector(x: 1, y: 1, z: 1, w: 1)),
      ]
    ) { image, input in
      let low = input.vector("inputMinComponents")?.pixel ?? .zero
      let high = input.vector("inputMaxComponents")?.pixel ?? .one
      return ColorMapNode(image: image) { pixel, _ in
        let straight = pixel.straight
        var clamped = straight
        for index in 0..<4 { clamped[index] = max(low[index], min(straight[index], high[index])) }
        return clamped.premultiplied
      }
    },
    FilterKind("CIMaskToAlpha", of: []) { image, _ in
      ColorMapNode(image: image) { pixel, _ in WorkingPixel(repeating: max(0, min(pixel.luminance, 1))) }
    },
  ]
}

extension CIVector {
  /// The first four numbers as a colour.
  fileprivate var pixel: WorkingPixel {
    func finite(_ value: CGFloat) -> Float { value.isFinite ? Float(value) : 0 }
    return WorkingPixel(finite(x), finite(y), finite(z), finite(w))
  }
}
