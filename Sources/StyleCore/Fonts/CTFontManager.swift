// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import DiagnosticCore
import FontFiles
public import Foundation
public import GraphicsCore

/// The extent of a registration of fonts.
///
/// Differs from UIKit: every registration is that of the process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No extent.
  case none = 0
  /// The process.
  case process = 1
  /// All processes of the user, from then on.
  case persistent = 2
  /// All processes of the session.
  case session = 3
}

/// The codes of errors of the registration of fonts.
public enum CTFontManagerError: Int, Sendable {
  /// The code for a file that does not exist.
  case fileNotFound = 101
  /// The code for a file that may not be read.
  case insufficientPermissions = 102
  /// The code for a file that is no font.
  case unrecognizedFormat = 103
  /// The code for a damaged file.
  case invalidFontData = 104
  /// The code for a file that is registered.
  case alreadyRegistered = 105
  /// The code for a file that is too large.
  case exceededResourceLimit = 106
  /// The code for a file that is not registered.
  case notRegistered = 201
  /// The code for a font that is in use.
  case inUse = 202
  /// The code for a registration that failed for another reason.
  case registrationFailed = 301
}

/// The domain of errors of the registration of fonts.
public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" as NSString }

/// Registers the fonts of a file, which are found by their names from then on.
///
/// Differs from UIKit: each failure is reported, too; on Linux the library HarfBuzz has to be installed.
///
/// - Parameters:
///   - fontURL: The URL of the file: TrueType, OpenType or a collection.
///   - scope: The extent of the registration.
///   - error: The place for an error.
///
/// - Returns: Whether or not the fonts were registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let url = fontURL as URL
  let failure = FontRegistration.failure(file: url.lastPathComponent) { () throws(FontFileError) in
    try FontLibrary.register(FontFile(path: url.path), as: url.standardizedFileURL.path)
  }
  return unsafe FontRegistration.pass(failure, to: error)
}

/// Removes the fonts of a file that was registered.
///
/// - Returns: Whether or not the file was registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let isRemoved = FontLibrary.unregister((fontURL as URL).standardizedFileURL.path)
  return unsafe FontRegistration.pass(isRemoved ? nil : FontRegistration.error(.notRegistered), to: error)
}

/// Registers the fonts of files, one after the other.
///
/// Differs from UIKit: `enabled` has no effect, and the handler is called once, before the function returns.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [CFError] = []
  for url in fontURLs.compactMap({ $0 as? URL ?? ($0 as? NSURL).map { $0 as URL } }) {
    let failure = FontRegistration.failure(file: url.lastPathComponent) { () throws(FontFileError) in
      try FontLibrary.register(FontFile(path: url.path), as: url.standardizedFileURL.path)
    }
    if let failure { errors.append(failure) }
  }
  _ = registrationHandler?(NSArray(array: errors), true)
}

/// Registers a font that was made of bytes.
///
/// Differs from UIKit: a font that was made of a name cannot be registered.
///
/// - Returns: Whether or not the font was registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let name = FontRegistration.name(of: font)
  guard let bytes = font.bytes else {
    return unsafe FontRegistration.pass(FontRegistration.error(.registrationFailed), to: error)
  }
  let failure = FontRegistration.failure(file: name) { () throws(FontFileError) in
    try FontLibrary.register(FontFile(bytes, name: name), as: "font " + name)
  }
  return unsafe FontRegistration.pass(failure, to: error)
}

/// Removes a font that was made of bytes and registered.
///
/// - Returns: Whether or not the font was registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let isRemoved = FontLibrary.unregister("font " + FontRegistration.name(of: font))
  return unsafe FontRegistration.pass(isRemoved ? nil : FontRegistration.error(.notRegistered), to: error)
}

/// The registration of font files and its errors.
private enum FontRegistration {
  static func name(of font: CGFont) -> String { font.postScriptName.map { String(describing: $0) } ?? "" }

  /// Runs a registration, and returns its error, which is reported unless the file is registered already.
  static func failure(file: String, _ register: () throws(FontFileError) -> Bool) -> CFError? {
    do {
      return try register() ? nil : error(.alreadyRegistered)
    } catch {
      LayoutDiagnostics.report(.font(.unreadable(file: file, problem: "\(error)")))
      return self.error(code(of: error), "\(error)")
    }
  }

  private static func code(of error: FontFileError) -> CTFontManagerError {
    switch error {
    case .file where error.isTooLarge: .exceededResourceLimit
    case .file: error.isMissingFile ? .fileNotFound : .insufficientPermissions
    case .notFont: .unrecognizedFormat
    case .damaged, .missing, .nameless: .invalidFontData
    case .library: .registrationFailed
    }
  }

  static func error(_ code: CTFontManagerError, _ description: String? = nil) -> CFError {
    NSError(
      domain: kCTFontManagerErrorDomain as String, code: code.rawValue,
      userInfo: description.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
  }

  /// Stores an error, and returns whether or not there is none.
  static func pass(_ error: CFError?, to place: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    unsafe place?.pointee = unsafe error.map { unsafe Unmanaged.passRetained($0) }
    return error == nil
  }
}
