internal import Foundation
internal import GraphicsCore

/// A filter whose parameters are properties: the class of all filters that `CIFilter`'s own methods return.
final class BuiltinFilter: CIFilter {
  /// Creates the filter of a name, which is one of those that there are.
  init(named name: String) {
    guard let kind = FilterKind.named[name] else { preconditionFailure("There is a filter \(name).") }
    super.init(kind)
  }

  required init?(coder: NSCoder) { nil }

  private func number(_ key: String) -> Float { Float(FilterInput(keyed).number(key)) }
  private var keyed: [String: Any] {
    var values: [String: Any] = [:]
    for key in inputKeys { values[key] = value(forKey: key) }
    return values
  }
  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }

  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  var maskImage: CIImage? {
    get { value(forKey: kCIInputMaskImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  var targetImage: CIImage? {
    get { value(forKey: kCIInputTargetImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputTargetImageKey) }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var levels: Float {
    get { number("inputLevels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  var time: Float {
    get { number("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var sharpness: Float {
    get { number("inputSharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var center: CGPoint {
    get { FilterInput(keyed).point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var point0: CGPoint {
    get { FilterInput(keyed).point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { FilterInput(keyed).point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var color: CIColor {
    get { color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var rVector: CIVector {
    get { value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var minComponents: CIVector {
    get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }
  var maxComponents: CIVector {
    get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 0) }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }
  var extent: CGRect {
    get { FilterInput(keyed).vector(kCIInputExtentKey)?.cgRectValue ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
  }
  var transform: CGAffineTransform {
    get { FilterInput(keyed).transform(kCIInputTransformKey) }
    set { setValue(newValue, forKey: kCIInputTransformKey) }
  }
  var message: Data {
    get { FilterInput(keyed).data("inputMessage").map { Data($0) } ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { FilterInput(keyed).text("inputCorrectionLevel") ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}
