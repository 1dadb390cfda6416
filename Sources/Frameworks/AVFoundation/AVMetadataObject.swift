public import CoreMedia

/// Something that a camera finds in a picture.
open class AVMetadataObject: NSObject {
  /// A kind of what is found.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the kind of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// QR codes.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// Aztec codes.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// Data Matrix codes.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// PDF417 codes.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// UPC-E codes.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// EAN-8 codes.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// EAN-13 codes.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// ITF-14 codes.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// Interleaved 2 of 5 codes.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// Code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// Code 39 with a check digit.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// Code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// Code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// Codabar codes.
    public static let codabar = ObjectType(rawValue: "Codabar")
    /// GS1 DataBar codes.
    public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
    /// GS1 DataBar codes with more data.
    public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
    /// GS1 DataBar codes with less data.
    public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
    /// Small PDF417 codes.
    public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
    /// Small QR codes.
    public static let microQR = ObjectType(rawValue: "MicroQR")
    /// Faces.
    public static let face = ObjectType(rawValue: "face")
  }

  /// The kind.
  public let type: ObjectType
  /// The place, as shares of the picture.
  public let bounds: CGRect
  /// The time.
  public let time: CMTime
  /// The length of time.
  public let duration: CMTime

  /// Creates an object, by which a test calls a delegate.
  ///
  /// Differs from AVFoundation, where only a camera creates one.
  public init(type: ObjectType, bounds: CGRect, time: CMTime = .zero, duration: CMTime = .invalid) {
    (self.type, self.bounds, self.time, self.duration) = (type, bounds, time, duration)
  }
}

/// A code that a camera finds in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code; nil if it cannot be read.
  public let stringValue: String?
  /// The corners, as shares of the picture.
  public let corners: [CGPoint]

  /// Creates a code, by which a test calls a delegate.
  ///
  /// Differs from AVFoundation, where only a camera creates one.
  public init(type: ObjectType, stringValue: String?, bounds: CGRect, corners: [CGPoint] = []) {
    (self.stringValue, self.corners) = (stringValue, corners)
    super.init(type: type, bounds: bounds)
  }
}

/// A type that is told of what a camera finds.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Tells the delegate of objects.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// A destination for what a camera finds.
///
/// Differs from AVFoundation: no camera finds anything; a test calls the delegate.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The object that is told.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The queue on which it is told.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// The kinds that can be found: all.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    [
      .qr, .aztec, .dataMatrix, .pdf417, .upce, .ean8, .ean13, .itf14, .interleaved2of5, .code39,
      .code39Mod43, .code93, .code128, .face,
    ]
  }
  /// The kinds that are looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The part of the picture that is searched, as shares of it.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates a destination.
  public override init() {
    super.init()
  }

  /// Sets the object that is told, and the queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue)
  }
}
