import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore

/// A size in pixels that a screen can have.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize
  /// The ratio of the width of a pixel to its height: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) {
    self.size = size
    super.init()
  }
}

extension UIScreen {
  /// The ways in which a screen that hides its edges is compensated for.
  public enum OverscanCompensation: Int, Sendable {
    /// The picture is made smaller.
    case scale = 0
    /// The bounds are made smaller.
    case insetBounds = 1
    /// Nothing is done.
    case none = 2

    /// The former name of no compensation.
    public static let insetApplicationFrame = OverscanCompensation.none
  }

  /// The states of a reference mode for colours.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// The screen has no such mode.
    case notSupported = 0
    /// The mode is off.
    case notEnabled = 1
    /// The mode is limited.
    case limited = 2
    /// The mode is on.
    case enabled = 3
  }

  /// The choices of the program or of a test.
  private struct Choices {
    var overscan = OverscanCompensation.scale
    var dims = false
    var isCaptured = false
  }

  private static let choices = AttachedValue<Choices>()

  private var choices: Choices {
    get { Self.choices[self] ?? Choices() }
    set { Self.choices[self] = newValue }
  }

  /// The screen that this one shows the content of: none.
  public var mirrored: UIScreen? { nil }

  /// The sizes that the screen can have: its own.
  public var availableModes: [UIScreenMode] { [UIScreenMode(nativeBounds.size)] }
  /// The size that fits the screen best: its own.
  public var preferredMode: UIScreenMode? { availableModes.first }
  /// The size in pixels.
  ///
  /// Differs from UIKit: setting it has no effect.
  public var currentMode: UIScreenMode? {
    get { availableModes.first }
    set {}
  }

  /// The way in which hidden edges are compensated for; without effect.
  public var overscanCompensation: OverscanCompensation {
    get { choices.overscan }
    set { choices.overscan = newValue }
  }
  /// The widths of hidden edges: zero.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// Whether or not colours are dimmed beyond the least brightness; without effect.
  public var wantsSoftwareDimming: Bool {
    get { choices.dims }
    set { choices.dims = newValue }
  }

  /// The ratio of the brightest colour to white at present: 1.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// The largest ratio of the brightest colour to white: 1.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// The state of the reference mode: there is none.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// The time from a frame to its display, in seconds: 0.
  public var calibratedLatency: TimeInterval { 0 }

  /// Whether or not the screen is being recorded or shown elsewhere.
  ///
  /// Differs from UIKit: it is not unless `HeadlessApplication` says so.
  public var isCaptured: Bool { choices.isCaptured }

  /// Sets whether the screen is being recorded, and posts the notification.
  package func setCaptured(_ isCaptured: Bool) {
    guard isCaptured != choices.isCaptured else { return }
    choices.isCaptured = isCaptured
    NotificationCenter.default.post(name: UIScreen.capturedDidChangeNotification, object: self)
  }

  /// Gives the screen the states with which an application begins, and posts nothing.
  func resetChoices() { choices = Choices() }

  /// The part of the screen for the content of the program before iOS 8: all but the status bar.
  public var applicationFrame: CGRect {
    let bar = UIWindowScene.main.statusBarManager?.statusBarFrame.height ?? 0
    return CGRect(x: 0, y: bar, width: bounds.width, height: max(0, bounds.height - bar))
  }

  /// Whether or not the focus can be on the screen.
  public var supportsFocus: Bool { true }
  /// The item that has the focus in the key window.
  public var focusedItem: (any UIFocusItem)? { UIWindow.key?.focusedItem }
  /// The view that has the focus in the key window.
  public var focusedView: UIView? { UIView.view(of: focusedItem) }
}
