// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore

/// A run loop under the name that Core Foundation gives it.
///
/// Differs from UIKit: has no sources, and each call returns an object of its own.
public final class CFRunLoop {
  let loop: RunLoop

  init(_ loop: RunLoop) { self.loop = loop }
}

/// A mode of a run loop under the name that Core Foundation gives it.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  private let name: String
  public var rawValue: CFString { name as NSString }

  /// Creates the mode of a name.
  public init(rawValue: CFString) {
    name = String(describing: rawValue)
  }

  /// Creates the mode of a name.
  public init(_ rawValue: CFString) {
    self.init(rawValue: rawValue)
  }

  /// The usual mode.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// The modes in which what the program adds is served by default.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

  /// The mode under the name that Foundation gives it.
  var mode: RunLoop.Mode {
    switch self {
    case .defaultMode: .default
    case .commonModes: .common
    default: RunLoop.Mode(name)
    }
  }
}

/// The usual mode.
public let kCFRunLoopDefaultMode: CFRunLoopMode! = .defaultMode
/// The modes in which what the program adds is served by default.
public let kCFRunLoopCommonModes: CFRunLoopMode! = .commonModes

/// Returns the run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(.current) }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(.main) }

/// Makes a run loop that waits look for something to do.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.loop.perform {} }
