public import Foundation
internal import Synchronization

/// The variants of an image for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its stored properties are Sendable, and subclasses
  // have to ensure the same of their own.

  /// A variant of an image, without its asset, which would never end with it; and the traits that it is for.
  private struct Variant {
    var traits: UITraitCollection
    var image: UIImage
  }

  private let variants = Mutex<[Variant]>([])
  private let find: (@Sendable (UITraitCollection) -> UIImage?)?

  /// Creates an asset without images.
  public override init() {
    find = nil
    super.init()
  }

  /// Creates an asset whose images a closure finds.
  package init(finding find: @escaping @Sendable (UITraitCollection) -> UIImage?) {
    self.find = find
    super.init()
  }

  /// Returns the image for the given traits.
  ///
  /// A registered image is preferred: of those whose traits are all among the given ones, the one with most of them.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    registered(for: traitCollection) ?? find?(traitCollection)?.asVariant(of: self, for: traitCollection)
      ?? variants.withLock({ $0.first }).map(shown) ?? UIImage()
  }

  /// Returns the image for a configuration's traits.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Adds an image for the given traits, in place of an earlier one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let variant = Variant(
      traits: traitCollection, image: image.changed { ($0.asset, $0.assetTraits) = (nil, nil) })
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(variant)
    }
  }

  /// Adds an image for a configuration's traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image that was added for the given traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the image that was added for a configuration's traits.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }

  /// Returns the image of a variant, which refers to this asset.
  private func shown(_ variant: Variant) -> UIImage {
    variant.image.changed { ($0.asset, $0.assetTraits) = (self, variant.traits) }
  }

  private func registered(for traits: UITraitCollection) -> UIImage? {
    let best: Variant? = variants.withLock { variants in
      var best: (variant: Variant, count: Int)?
      for variant in variants where traits.containsTraits(in: variant.traits) {
        let count = variant.traits.changedTraits(from: UITraitCollection()).count
        if best.map({ count > $0.count }) ?? true { best = (variant, count) }
      }
      return best?.variant
    }
    return best.map(shown)
  }
}

extension UIImage {
  /// Creates an image that equals another one.
  package convenience init(equalTo image: UIImage) {
    self.init(values: image.values)
  }

  /// Returns the variant of the image for the given traits.
  ///
  /// Values that this image has in place of its asset's, such as a rendering mode, are those of the variant, too.
  package func variant(for traits: UITraitCollection) -> UIImage {
    guard let asset = values.asset, let ownTraits = values.assetTraits, traits != ownTraits else {
      return self
    }
    let found = asset.image(with: traits)
    let (own, original) = (values, asset.image(with: ownTraits).values)
    guard found.values != own, own != original else { return found }
    return found.changed { variant in
      func keep<Value: Equatable>(_ property: WritableKeyPath<Values, Value>) {
        if own[keyPath: property] != original[keyPath: property] {
          variant[keyPath: property] = own[keyPath: property]
        }
      }
      keep(\.renderingMode)
      keep(\.tint)
      keep(\.baselineOffset)
      keep(\.flipsForRightToLeft)
      keep(\.orientation)
      keep(\.capInsets)
      keep(\.resizingMode)
      keep(\.isResizable)
      keep(\.middleSize)
      keep(\.alignmentRectInsets)
    }
  }
}
