// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
import GraphicsCore
package import StyleCore

/// The functions that give the size of a run.
@unsafe public struct CTRunDelegateCallbacks {
  /// The version of the functions, 1.
  public var version: CFIndex
  /// The function that is called when the delegate is released.
  public var dealloc: @convention(c) (UnsafeMutableRawPointer) -> Void
  /// The function that returns the height above the baseline.
  public var getAscent: @convention(c) (UnsafeMutableRawPointer) -> CGFloat
  /// The function that returns the depth below the baseline.
  public var getDescent: @convention(c) (UnsafeMutableRawPointer) -> CGFloat
  /// The function that returns the width.
  public var getWidth: @convention(c) (UnsafeMutableRawPointer) -> CGFloat

  /// Creates functions from the given ones.
  public init(
    version: CFIndex, dealloc: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void,
    getAscent: @escaping @convention(c) (UnsafeMutableRawPointer) -> CGFloat,
    getDescent: @escaping @convention(c) (UnsafeMutableRawPointer) -> CGFloat,
    getWidth: @escaping @convention(c) (UnsafeMutableRawPointer) -> CGFloat
  ) {
    unsafe self.version = version
    unsafe self.dealloc = dealloc
    unsafe self.getAscent = getAscent
    unsafe self.getDescent = getDescent
    unsafe self.getWidth = getWidth
  }
}

/// The version of the functions.
public var kCTRunDelegateVersion1: CFIndex { 1 }
/// The version of the functions.
public var kCTRunDelegateCurrentVersion: CFIndex { 1 }

/// An object that gives the size of the characters that have it as an attribute.
@safe public final class CTRunDelegate: NSObject {
  private let mark = FoundationMark()
  private let callbacks: CTRunDelegateCallbacks
  fileprivate let context: UnsafeMutableRawPointer?

  fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer?) {
    unsafe self.callbacks = callbacks
    unsafe self.context = context
  }

  deinit {
    if let context = unsafe context { unsafe callbacks.dealloc(context) }
  }
}

extension CTRunDelegate: TextAttachmentContent {
  package var sidePadding: CGFloat { 0 }

  package func bounds(in place: TextAttachmentPlace, characterIndex: Int) -> CGRect {
    guard let context = unsafe context else { return .zero }
    let (ascent, descent) = unsafe (callbacks.getAscent(context), callbacks.getDescent(context))
    return CGRect(x: 0, y: -descent, width: unsafe callbacks.getWidth(context), height: ascent + descent)
  }

  package func shownImage(
    in bounds: CGRect, place: TextAttachmentPlace, characterIndex: Int
  ) -> UIImage? { nil }
}

/// Creates an object that gives the size of a run by functions, which are called with `refCon`.
///
/// Differs from UIKit: without `refCon` the size is zero.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? { unsafe CTRunDelegate(callbacks.pointee, refCon) }

/// Returns the pointer with which functions are called.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  unsafe runDelegate.context ?? UnsafeMutableRawPointer(Unmanaged.passUnretained(runDelegate).toOpaque())
}
