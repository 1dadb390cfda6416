internal import Foundation
internal import LayoutCore
internal import StyleCore
package import ViewLint
package import ViewRendering
package import ViewSpec

/// A spec as a source of sessions.
package struct SpecSource: SessionSource {
  package let spec: LayoutSpec
  /// The path of the spec, as it is shown.
  package let path: String
  package let imageLimits: ImageLimits

  /// Creates the source of a spec that was read from a path.
  package init(_ spec: LayoutSpec, path: String, imageLimits: ImageLimits = .standard) {
    (self.spec, self.path, self.imageLimits) = (spec, path, imageLimits)
  }

  package var name: String { path }
  package var place: FindingSource? { FindingSource(file: path, line: 1) }

  package func makeContent(_ variant: SessionVariant) throws -> SessionContent {
    .view(try makeCanvas(variant))
  }

  /// Returns a new canvas for a variant, as `snapshot record` makes it.
  package func makeCanvas(_ variant: SessionVariant) throws -> SpecCanvas {
    let (traits, device) = (try variant.traits, try variant.knownDevice)
    func make(_ size: CGSize?) throws -> SpecCanvas {
      try spec.makeView(traits: traits, canvasSize: size, on: device, imageLimits: imageLimits)
    }
    if let device { return try make(device.size(variant.orientation)) }
    switch (variant.width, variant.height) {
    case (nil, nil): return try make(nil)
    case (let width?, let height?): return try make(CGSize(width: width, height: height))
    case (let width, let height):
      var size = try make(nil).bounds.size
      if let width { size.width = width }
      if let height { size.height = height }
      return try make(size)
    }
  }
}
