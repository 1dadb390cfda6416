// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

public import Foundation
import GraphicsCore
import LayerCore
public import LayoutCore
public import StyleCore

/// The domain of the errors of scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// An error of a scene.
public struct UISceneError: Error, Equatable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// The program has one scene only.
    case multipleScenesNotSupported = 0
    /// The request was refused.
    case requestDenied = 1
    /// The geometry is not one that the device has.
    case geometryRequestUnsupported = 100
    /// The geometry is one that the front view controller does not support.
    case geometryRequestDenied = 101
  }

  /// The domain of the errors.
  public static let errorDomain = UISceneErrorDomain
  /// The code of a program with one scene only.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The code of a refused request.
  public static let requestDenied = Code.requestDenied
  /// The code of a geometry that the device does not have.
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
  /// The code of a geometry that the front view controller does not support.
  public static let geometryRequestDenied = Code.geometryRequestDenied

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) {
    self.code = code
  }
}

extension UISceneError: CustomNSError {
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
}

extension UIWindowScene {
  /// The geometry of a scene on its screen.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The frame on the screen, in points.
    public let systemFrame: CGRect

    fileprivate init(of scene: UIWindowScene) {
      (interfaceOrientation, systemFrame) = (scene.interfaceOrientation, scene.screen.bounds)
    }

    open override var hash: Int {
      interfaceOrientation.rawValue ^ Int(exactly: systemFrame.width.rounded()).hashValue
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return interfaceOrientation == other.interfaceOrientation && systemFrame == other.systemFrame
    }
  }

  /// The wishes for the geometry of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    fileprivate override init() {}
  }

  /// The geometry of the scene at present.
  public var effectiveGeometry: Geometry { Geometry(of: self) }

  /// Requests another geometry: turns the screen, with all windows on it, to an orientation that is asked for.
  ///
  /// The front view controller must support the orientation; else the handler receives `geometryRequestDenied`.
  ///
  /// Differs from UIKit: the screen turns at once; `UIDevice.orientation` follows; upside down is upright, and both sides
  /// of landscape are one.
  ///
  /// - Parameters:
  ///   - geometryPreferences: The wishes.
  ///   - errorHandler: The closure that receives the error if the request is refused.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let wished = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations ?? []
    let isUpright = interfaceOrientation.isPortrait
    let (upright, aside) = (
      !wished.isDisjoint(with: [.portrait, .portraitUpsideDown]), !wished.isDisjoint(with: .landscape)
    )
    guard upright || aside else {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
      return
    }
    guard isUpright ? !upright : !aside else { return }
    if !turn(to: isUpright ? .landscape : .portrait) { errorHandler?(UISceneError(.geometryRequestDenied)) }
  }

  /// Turns the screen of the scene, and returns whether the front view controller supports that.
  func turn(to orientation: Device.Orientation) -> Bool {
    if let window = keyWindow ?? windows.first { return window.rotate(to: orientation) }
    screen.rotate(to: orientation)
    return true
  }
}

extension UIWindowScene.GeometryPreferences {
  /// The wishes for the geometry of a scene on iOS.
  @preconcurrency @MainActor
  open class iOS: UIWindowScene.GeometryPreferences {
    /// The orientations of which one is wished for.
    open var interfaceOrientations: UIInterfaceOrientationMask = []

    /// Creates wishes without an orientation.
    public override init() {
      super.init()
    }

    /// Creates the wish for one of some orientations.
    public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.init()
      self.interfaceOrientations = interfaceOrientations
    }
  }
}
