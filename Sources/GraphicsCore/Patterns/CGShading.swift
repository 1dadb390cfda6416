public import Foundation

/// A function of one number that returns the components of a colour.
public final class CGFunction {
  /// A callback with the function's `info`, the input, and the memory for the components.
  public typealias Evaluation = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
  ) -> Void

  private let evaluate: (CGFloat) -> [CGFloat]
  private let release: () -> Void
  let domain: ClosedRange<CGFloat>

  /// Creates a function; nil unless it has one input and a callback.
  ///
  /// - Parameters:
  ///   - info: The argument of the callbacks.
  ///   - domainDimension: The number of inputs.
  ///   - domain: The minimum and the maximum input; 0 and 1 if nil.
  ///   - rangeDimension: The number of outputs.
  ///   - range: The minimum and the maximum of each output, to which it is clamped.
  ///   - callbacks: The callbacks.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    let callbacks = unsafe callbacks.pointee
    guard domainDimension == 1, rangeDimension > 0, let function = unsafe callbacks.evaluate else {
      return nil
    }
    let ends = unsafe domain.map { unsafe ($0[0], $0[1]) } ?? (0, 1)
    guard ends.0 <= ends.1 else { return nil }
    self.domain = ends.0...ends.1
    let limits = unsafe range.map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: 2 * rangeDimension))
    }
    evaluate = { input in
      var input = input
      var output = Array(repeating: CGFloat(0), count: rangeDimension)
      unsafe output.withUnsafeMutableBufferPointer { buffer in
        if let base = buffer.baseAddress { unsafe function(info, &input, base) }
      }
      guard let limits else { return output }
      return output.indices.map { max(limits[2 * $0], min(output[$0], limits[2 * $0 + 1])) }
    }
    release = { unsafe callbacks.releaseInfo?(info) }
  }

  deinit { release() }

  /// Returns the components at `input`.
  func callAsFunction(_ input: CGFloat) -> [CGFloat] { evaluate(input) }
}

/// The callbacks of a function.
@unsafe public struct CGFunctionCallbacks {
  /// The version of this structure: 0.
  public var version: UInt32
  /// The callback that returns the components.
  public var evaluate: CGFunction.Evaluation?
  /// The callback that is called when the function is released.
  public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

  /// Creates the callbacks of a function.
  public init(
    version: UInt32, evaluate: CGFunction.Evaluation?, releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?
  ) {
    unsafe self.version = version
    unsafe self.evaluate = evaluate
    unsafe self.releaseInfo = releaseInfo
  }
}

/// A gradient whose colours are those of a function.
///
/// Differs from UIKit: the function is evaluated at 257 values, with linear interpolation.
public final class CGShading {
  let gradient: CGGradient
  let geometry: Drawing.GradientPaint.Geometry
  let options: CGGradientDrawingOptions

  private init?(
    _ space: CGColorSpace, _ function: CGFunction, _ geometry: Drawing.GradientPaint.Geometry,
    extendStart: Bool, extendEnd: Bool
  ) {
    let steps = 256
    let locations = (0...steps).map { CGFloat($0) / CGFloat(steps) }
    let colors = locations.compactMap { location in
      let domain = function.domain
      let components = function(domain.lowerBound + location * (domain.upperBound - domain.lowerBound))
      guard components.count > space.numberOfComponents else { return nil as CGColor? }
      return CGColor(space, components)
    }
    guard colors.count == locations.count, let gradient = CGGradient(colors: colors, locations: locations)
    else { return nil }
    self.gradient = gradient
    self.geometry = geometry
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }

  /// Creates a shading between two points.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) {
    self.init(
      space, function, .linear(from: start, to: end), extendStart: extendStart, extendEnd: extendEnd)
  }

  /// Creates a shading between two circles.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      space, function,
      .radial(from: start, radius: max(0, startRadius), to: end, endRadius: max(0, endRadius)),
      extendStart: extendStart, extendEnd: extendEnd)
  }
}
