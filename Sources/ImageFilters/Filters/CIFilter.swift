internal import DiagnosticCore
public import Foundation
internal import GraphicsCore

/// A filter of Core Image: named parameters, and the image that is computed from them.
///
/// Differs from UIKit: there are those filters that `filterNames(inCategory:)` returns; a key that a filter does not have
/// changes nothing and is reported.
open class CIFilter: NSObject {
  /// The name of the filter.
  open var name: String
  /// Whether or not the filter has an effect; it always has.
  open var isEnabled = true
  private final let kind: FilterKind?
  private final var parameters: [String: Any]

  /// Creates a filter of a program's own, whose subclass computes its image.
  public override init() {
    name = "CIFilter"
    kind = nil
    parameters = [:]
    super.init()
  }

  /// Creates a filter of a program's own, whose subclass computes its image.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    name = "CIFilter"
    kind = nil
    parameters = [:]
    super.init()
  }

  /// Creates a filter of a kind with its default parameters.
  init(_ kind: FilterKind) {
    name = kind.name
    self.kind = kind
    parameters = kind.defaults
    super.init()
  }

  /// Creates the filter of a name with its default parameters; nil, which is reported, if there is none.
  public convenience init?(name: String) {
    self.init(name: name, parameters: nil)
  }

  /// Creates the filter of a name with the given parameters; nil, which is reported, if there is none.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard let kind = FilterKind.named[name] else {
      LayoutDiagnostics.reportOnce(.notDrawn("the filter \(name) of Core Image"))
      return nil
    }
    self.init(kind)
    for (key, value) in (params ?? [:]).sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// The image that the filter computes; nil without the images that it needs.
  open var outputImage: CIImage? {
    kind.flatMap { $0.make(FilterInput(parameters)) }.map { CIImage($0) }
  }

  /// The keys of the parameters.
  open var inputKeys: [String] { kind?.keys.map(\.key) ?? [] }
  /// The keys of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// The name of the filter and the default values of its parameters by their keys.
  open var attributes: [String: Any] {
    var attributes: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: displayName,
    ]
    for (key, value) in kind?.keys ?? [] {
      attributes[key] = value.map { [kCIAttributeDefault: $0] } ?? [String: Any]()
    }
    return attributes
  }

  private final var displayName: String {
    name.hasPrefix("CI") ? String(name.dropFirst(2)) : name
  }

  /// Sets all parameters to their defaults; images have none.
  open func setDefaults() {
    parameters = kind?.defaults ?? [:]
  }

  /// Returns a parameter, or the image that the filter computes.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    if kind == nil, case .value(let value) = KeyValueCoding.found(key, in: self) { return value }
    return parameters[key]
  }

  /// Sets a parameter, or a property of a filter of a program's own; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) {
    if let kind, !kind.keys.contains(where: { $0.key == key }) {
      LayoutDiagnostics.reportOnce(.notDrawn("the parameter \(key) of the filter \(name)"))
      return
    }
    if kind == nil, KeyValueCoding.setFound(value, of: self, forKey: key) { return }
    parameters[key] = value
  }

  /// Returns the names of all filters in alphabetical order.
  ///
  /// Differs from UIKit: filters have no categories; a name of one has no effect.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKind.named.keys.sorted()
  }

  /// Returns the names of all filters in alphabetical order.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    filterNames(inCategory: nil)
  }

  /// Returns the name of a filter without its prefix.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.named[filterName].map { String($0.name.dropFirst(2)) }
  }
}

/// The key of the image of a filter.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind that of a filter.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image whose grey is a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image of the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the time of a transition, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a factor of sizes.
public let kCIInputScaleKey = "inputScale"
/// The key of the ratio of the horizontal factor to the vertical one.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a centre.
public let kCIInputCenterKey = "inputCenter"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of the sharpness of edges, from 0 to 1.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the strength of an effect, from 0 to 1.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of an exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The key of a factor of saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of a number that is added to the components.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a factor of contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the sums of a colour matrix.
public let kCIInputBiasVectorKey = "inputBiasVector"
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of the image that a filter computes.
public let kCIOutputImageKey = "outputImage"
/// The key of the name of a filter among its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of the name of a filter for people among its attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of the default of a parameter among its attributes.
public let kCIAttributeDefault = "CIAttributeDefault"
