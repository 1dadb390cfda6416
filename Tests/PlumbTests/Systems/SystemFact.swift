import Plumb
import UIKit

/// A row of the table of facts: a measure of a control, what devices and simulators have, and where it was seen.
struct SystemFact {
  /// A value that was seen, or is expected, for a system.
  struct Value {
    /// The kind of evidence.
    enum Evidence: String {
      /// Frames of a simulator of an iPhone SE (3) with iOS 26.0, at two pixels per point.
      case simulator = "A"
      /// Captures of iOS 26.1, of an iPhone SE and an iPhone 16, some on Mac Catalyst.
      case captures = "B"
      /// The rules of iOS 15 to 18, of `UIKitRules.md` and common knowledge.
      case older = "R"
      /// A value that follows from others, without one that was seen.
      case estimate = "E"
    }

    let text: String
    let evidence: Evidence

    init(_ text: String, _ evidence: Evidence) {
      (self.text, self.evidence) = (text, evidence)
    }
  }

  let control: String
  /// The values of iOS 17, the one that counts first; none if nothing is known.
  let older: [Value]
  /// The values of iOS 18, which are those of 17 unless others are known.
  let middle: [Value]
  /// The values of iOS 26, the one that counts first; several are a conflict.
  let newer: [Value]
  /// The measure of ours, in a window.
  let measure: @MainActor (UIWindow) -> String

  init(
    _ control: String, _ older: [Value], v18 middle: [Value]? = nil, v26 newer: [Value],
    _ measure: @escaping @MainActor (UIWindow) -> String
  ) {
    (self.control, self.older, self.middle, self.newer) = (control, older, middle ?? older, newer)
    self.measure = measure
  }

  /// Returns the values of a system.
  func values(_ system: Plumb.SystemVersion) -> [Value] {
    switch system {
    case .v17: older
    case .v18: middle
    case .v26: newer
    }
  }

  /// Returns ours for a system, at two or three pixels per point.
  @MainActor
  func ours(_ system: Plumb.SystemVersion, scale: Int) -> String {
    guard let device = Plumb.Device(named: scale == 2 ? "iphone-se-3" : "iphone-14-pro") else { return "?" }
    let window = UIWindow(device: device, system: system)
    defer { window.isHidden = true }
    return measure(window)
  }
}

extension SystemFact.Value {
  /// Returns a value of the simulator's frames.
  static func frame(_ text: String) -> Self { Self(text, .simulator) }
  /// Returns a value of the captures.
  static func capture(_ text: String) -> Self { Self(text, .captures) }
  /// Returns a value of the rules for iOS 15 to 18.
  static func known(_ text: String) -> Self { Self(text, .older) }
  /// Returns a value that follows from others.
  static func expected(_ text: String) -> Self { Self(text, .estimate) }
}

extension CGFloat {
  /// The number with at most two fraction digits.
  var brief: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension CGSize {
  /// The width and the height.
  var brief: String { "\(width.brief) × \(height.brief)" }
}
