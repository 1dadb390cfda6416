public import Foundation

extension UIImage {
  /// The way in which an image is drawn: in its own colours, or in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// The mode that the view around the image decides.
    case automatic = 0
    /// The mode that draws the image in its own colours.
    case alwaysOriginal = 1
    /// The mode that draws the image's alpha in the tint colour.
    case alwaysTemplate = 2
  }

  /// The way in which the middle of an image fills a rectangle.
  public enum ResizingMode: Int, Sendable {
    /// The mode that repeats the middle.
    case tile = 0
    /// The mode that stretches the middle.
    case stretch = 1
  }

  /// The orientation of an image: the turn from the stored pixels to the upright image.
  public enum Orientation: Int, Sendable {
    /// No turn.
    case up = 0
    /// A turn by 180°.
    case down = 1
    /// A turn by 90° counterclockwise.
    case left = 2
    /// A turn by 90° clockwise.
    case right = 3
    /// A mirror image, not turned.
    case upMirrored = 4
    /// A mirror image, turned by 180°.
    case downMirrored = 5
    /// A mirror image, turned by 90° counterclockwise.
    case leftMirrored = 6
    /// A mirror image, turned by 90° clockwise.
    case rightMirrored = 7

    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// The properties by which a variant of an image is chosen.
  open class Configuration: NSObject, @unchecked Sendable {
    // Sendable is unchecked because the class is open, as UIKit's is: its stored properties are Sendable constants, and
    // subclasses have to ensure the same of the properties that they store.

    /// The traits of the variant, or `nil` if any will do.
    public final let traitCollection: UITraitCollection?
    /// The language of the variant, or `nil` if any will do.
    ///
    /// Differs from UIKit: it is kept and without effect.
    public final let locale: Locale?

    /// Creates a configuration without any values.
    public override init() {
      (traitCollection, locale) = (nil, nil)
      super.init()
    }

    /// Creates a configuration with traits.
    public init(traitCollection: UITraitCollection?) {
      (self.traitCollection, locale) = (traitCollection, nil)
      super.init()
    }

    /// Creates a configuration with a language.
    public convenience init(locale: Locale?) { self.init(nil, locale) }

    private init(_ traitCollection: UITraitCollection?, _ locale: Locale?) {
      (self.traitCollection, self.locale) = (traitCollection, locale)
      super.init()
    }

    /// Returns the traits of the configuration with a language.
    ///
    /// Differs from UIKit: a configuration of a subclass loses its other values.
    public final func withLocale(_ locale: Locale?) -> Configuration {
      Configuration(traitCollection, locale)
    }

    /// Returns the language of the configuration with traits.
    ///
    /// Differs from UIKit: a configuration of a subclass loses its other values.
    public final func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection, locale)
    }

    /// Returns a configuration with the values of another one, and with this one's where the other has none.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
  }

  /// Returns the image as the variant of an asset for some traits, with the look that the asset gives it.
  package func asVariant(
    of asset: UIImageAsset?, for traits: UITraitCollection, _ look: AssetLook? = nil
  ) -> UIImage {
    changed {
      ($0.asset, $0.assetTraits) = (asset, traits)
      guard let look else { return }
      if let mode = look.renderingMode { $0.renderingMode = mode }
      if let slices = look.slices {
        ($0.capInsets, $0.resizingMode, $0.isResizable) = (slices.caps, slices.mode, true)
        $0.middleSize = slices.middle
      }
      $0.alignmentRectInsets = look.alignmentInsets
      $0.flipsForRightToLeft = look.flips
      if look.isTurned { $0.orientation = $0.orientation.mirrored }
    }
  }

  /// The look that an asset gives to a variant of an image.
  package struct AssetLook: Sendable {
    /// The edges that keep their size, the middle, and the way in which it fills a rectangle.
    package struct Slices: Sendable {
      /// The edges, in points.
      package var caps: UIEdgeInsets
      /// The size of the middle in points; `nil` for all between the edges.
      package var middle: CGSize?
      /// The way in which the middle fills a rectangle.
      package var mode: ResizingMode

      package init(caps: UIEdgeInsets, middle: CGSize?, mode: ResizingMode) {
        (self.caps, self.middle, self.mode) = (caps, middle, mode)
      }
    }

    /// The rendering mode, if the asset has one.
    package var renderingMode: RenderingMode?
    /// The slices of a resizable image.
    package var slices: Slices?
    /// The insets of the alignment rectangle, in points.
    package var alignmentInsets = UIEdgeInsets.zero
    /// Whether or not the image is mirrored in a right-to-left layout direction.
    package var flips = false
    /// Whether or not left and right are exchanged, apart from the layout direction.
    package var isTurned = false

    package init() {}
  }

  /// Returns a copy of the image with other values.
  func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values: values)
  }
}
