public import Foundation
internal import GraphicsCore

// The protocols of filters whose parameters are properties, and the filters.

/// A filter that makes a gradient along a line.
public protocol CILinearGradient: CIFilterProtocol {
  /// The point of the first colour.
  var point0: CGPoint { get set }
  /// The point of the second colour.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that makes a gradient along a line that begins and ends slowly.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// The point of the first colour.
  var point0: CGPoint { get set }
  /// The point of the second colour.
  var point1: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that makes a gradient between circles.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The centre.
  var center: CGPoint { get set }
  /// The radius of the first colour.
  var radius0: Float { get set }
  /// The radius of the second colour.
  var radius1: Float { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}

/// A filter that makes the squares of a board.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The centre.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// The width of a field in pixels.
  var width: Float { get set }
  /// The sharpness of edges; it has no effect.
  var sharpness: Float { get set }
}

/// A filter that makes stripes.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// The centre.
  var center: CGPoint { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
  /// The width of a field in pixels.
  var width: Float { get set }
  /// The sharpness of edges; it has no effect.
  var sharpness: Float { get set }
}

/// A filter that makes a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The message.
  var message: Data { get set }
  /// The letter of the share that may be damaged: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// A filter that makes a bar code.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The message.
  var message: Data { get set }
  /// The width of the light space on both sides, in modules.
  var quietSpace: Float { get set }
  /// The height in pixels.
  var barcodeHeight: Float { get set }
}

extension BuiltinFilter: CILinearGradient, CISmoothLinearGradient, CIRadialGradient, CICheckerboardGenerator,
  CIStripesGenerator, CIQRCodeGenerator, CICode128BarcodeGenerator
{}

extension CIFilter {
  /// Returns a filter that makes a gradient along a line.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter(named: "CILinearGradient")
  }

  /// Returns a filter that makes a gradient along a line that begins and ends slowly.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    BuiltinFilter(named: "CISmoothLinearGradient")
  }

  /// Returns a filter that makes a gradient between circles.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltinFilter(named: "CIRadialGradient")
  }

  /// Returns a filter that makes the squares of a board.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltinFilter(named: "CICheckerboardGenerator")
  }

  /// Returns a filter that makes stripes.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    BuiltinFilter(named: "CIStripesGenerator")
  }

  /// Returns a filter that makes a QR code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter(named: "CIQRCodeGenerator")
  }

  /// Returns a filter that makes a bar code.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter(named: "CICode128BarcodeGenerator")
  }
}
