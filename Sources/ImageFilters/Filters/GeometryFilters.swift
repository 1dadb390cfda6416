internal import Foundation
internal import GraphicsCore

extension FilterKind {
  /// Filters that blur, or join pixels.
  static let blurFilters: [FilterKind] = [
    FilterKind("CIGaussianBlur", of: [(kCIInputRadiusKey, 10.0)]) { image, input in
      BlurNode(image: image, kernel: .gaussian(sigma: input.number(kCIInputRadiusKey, 10)))
    },
    FilterKind("CIBoxBlur", of: [(kCIInputRadiusKey, 10.0)]) { image, input in
      BlurNode(image: image, kernel: .box(radius: input.number(kCIInputRadiusKey, 10)))
    },
    FilterKind(
      "CIPixellate",
      of: [
        (kCIInputCenterKey, CIVector(x: 150, y: 150)), (kCIInputScaleKey, 8.0),
      ]
    ) { image, input in
      PixellateNode(
        image: image, center: input.point(kCIInputCenterKey),
        side: max(1, min(input.number(kCIInputScaleKey, 8), 10_000)))
    },
    FilterKind(
      "CIAreaAverage",
      of: [
        (kCIInputExtentKey, CIVector(x: 0, y: 0, z: 640, w: 80))
      ]
    ) { image, input in
      AverageNode(image: image, rect: input.vector(kCIInputExtentKey)?.cgRectValue ?? image.extent)
    },
  ]

  /// Filters that move pixels, or leave some out.
  static let geometryFilters: [FilterKind] = [
    FilterKind(
      "CICrop",
      of: [
        ("inputRectangle", CIVector(x: -1e16, y: -1e16, z: 2e16, w: 2e16))
      ]
    ) { image, input in
      let rect = input.vector("inputRectangle")?.cgRectValue.standardized
      return rect.map { CropNode(image: image, rect: $0) } ?? image
    },
    FilterKind("CIAffineTransform", of: [(kCIInputTransformKey, CGAffineTransform.identity)]) {
      image, input in
      MapNode(image: image, map: input.transform(kCIInputTransformKey))
    },
    FilterKind("CIAffineClamp", of: [(kCIInputTransformKey, CGAffineTransform.identity)]) { image, input in
      ClampNode(image: MapNode(image: image, map: input.transform(kCIInputTransformKey)))
    },
    FilterKind(
      "CILanczosScaleTransform",
      of: [
        (kCIInputScaleKey, 1.0), (kCIInputAspectRatioKey, 1.0),
      ]
    ) { image, input in
      let scale = input.number(kCIInputScaleKey, 1)
      let across = scale * input.number(kCIInputAspectRatioKey, 1)
      return ScaleNode(image: image, across: across, up: scale)
    },
  ]

  /// Filters that combine two images.
  static let compositing: [FilterKind] =
    [
      combining("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
      combining("CISourceAtopCompositing") { $0 * $1.w + $1 * (1 - $0.w) },
      combining("CISourceInCompositing") { $0 * $1.w },
      combining("CISourceOutCompositing") { $0 * (1 - $1.w) },
      combining("CIAdditionCompositing") { front, back in
        var sum = front + back
        sum.w = min(sum.w, 1)
        return sum
      },
      combining("CIMultiplyCompositing") { $0 * $1 },
      combining("CIMaximumCompositing") { $0.joined($1, max) },
      combining("CIMinimumCompositing") { $0.joined($1, min) },
      blending("CIMultiplyBlendMode") { $0 * $1 },
      blending("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
      blending("CIDarkenBlendMode") { $0.joined($1, min) },
      blending("CILightenBlendMode") { $0.joined($1, max) },
      blending("CIOverlayBlendMode") { front, back in
        front.joined(back) { $1 < 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
      },
      blending("CIDifferenceBlendMode") { front, back in front.joined(back) { abs($0 - $1) } },
    ] + masked

  private static let behind: [(key: String, value: (any Sendable)?)] = [(kCIInputBackgroundImageKey, nil)]

  private static func combining(
    _ name: String, _ combine: @escaping @Sendable (WorkingPixel, WorkingPixel) -> WorkingPixel
  ) -> FilterKind {
    FilterKind(name, of: behind) { image, input in
      guard let back = input.image(kCIInputBackgroundImageKey) else { return image }
      return CombineNode(
        front: image, back: back, extent: image.extent.united(with: back.extent), combine: combine)
    }
  }

  /// Returns a filter that mixes straight colours where both images are, by the formula of the W3C's compositing.
  private static func blending(
    _ name: String, _ mix: @escaping @Sendable (WorkingPixel, WorkingPixel) -> WorkingPixel
  ) -> FilterKind {
    combining(name) { front, back in
      var result = front * (1 - back.w) + back * (1 - front.w)
      result += mix(front.straight, back.straight) * (front.w * back.w)
      result.w = front.w + back.w * (1 - front.w)
      return result
    }
  }

  private static let masked: [FilterKind] = [
    masking("CIBlendWithMask") { $0.luminance }, masking("CIBlendWithAlphaMask") { $0.w },
    FilterKind("CIDissolveTransition", of: [(kCIInputTargetImageKey, nil), (kCIInputTimeKey, 0.0)]) {
      image, input in
      guard let target = input.image(kCIInputTargetImageKey) else { return image }
      let share = Float(max(0, min(input.number(kCIInputTimeKey), 1)))
      return CombineNode(front: image, back: target, extent: image.extent.united(with: target.extent)) {
        $0.towards($1, share)
      }
    },
  ]

  private static func masking(
    _ name: String, _ share: @escaping @Sendable (WorkingPixel) -> Float
  ) -> FilterKind {
    FilterKind(name, of: behind + [(kCIInputMaskImageKey, nil)]) { image, input in
      guard let mask = input.image(kCIInputMaskImageKey) else { return image }
      let nothing = ColorNode(color: CIColor.clear.components)
      let shown = CombineNode(front: image, back: mask, extent: image.extent.common(with: mask.extent)) {
        $0 * max(0, min(share($1), 1))
      }
      let back = input.image(kCIInputBackgroundImageKey) ?? CropNode(image: nothing, rect: .null)
      let hidden = CombineNode(front: back, back: mask, extent: back.extent) {
        $0 * (1 - max(0, min(share($1), 1)))
      }
      return CombineNode(front: shown, back: hidden, extent: shown.extent.united(with: back.extent)) {
        $0 + $1
      }
    }
  }
}

extension WorkingPixel {
  /// Returns the components joined with those of another pixel, one by one.
  fileprivate func joined(_ other: WorkingPixel, _ join: (Float, Float) -> Float) -> WorkingPixel {
    WorkingPixel(join(x, other.x), join(y, other.y), join(z, other.z), join(w, other.w))
  }
}
