// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation
import GraphicsCore
public import StyleCore

/// The values of a paragraph style.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// The alignment, a `CTTextAlignment`.
  case alignment = 0
  /// The indents in points, each a `CGFloat`.
  case firstLineHeadIndent, headIndent, tailIndent
  /// The tab stops, which are not set.
  case tabStops
  /// The distance of tab stops, in points.
  case defaultTabInterval
  /// The way in which lines end, a `CTLineBreakMode`.
  case lineBreakMode
  /// The heights of lines, each a `CGFloat`.
  case lineHeightMultiple, maximumLineHeight, minimumLineHeight
  /// The spacing in points, each a `CGFloat`.
  case lineSpacing, paragraphSpacing, paragraphSpacingBefore
  /// The direction, a `CTWritingDirection`.
  case baseWritingDirection
  /// The limits of the spacing of lines, of which the largest is the spacing.
  case maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment
  /// The options of lines, which are not set.
  case lineBoundsOptions
}

/// The alignment of lines.
public enum CTTextAlignment: UInt8, Sendable {
  /// The alignments, in Core Text's order.
  case left = 0
  case right, center, justified, natural
}

/// The way in which lines end that are too long.
public enum CTLineBreakMode: UInt8, Sendable {
  /// The ways, in Core Text's order.
  case byWordWrapping = 0
  case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of text.
public enum CTWritingDirection: Int8, Sendable {
  /// The direction of the text's language.
  case natural = -1
  /// The direction from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}

/// A value of a paragraph style.
@unsafe public struct CTParagraphStyleSetting {
  /// The kind of the value.
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value in bytes.
  public var valueSize: Int
  /// The pointer to the value.
  public var value: UnsafeRawPointer

  /// Creates a setting.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    unsafe self.spec = spec
    unsafe self.valueSize = valueSize
    unsafe self.value = value
  }
}

/// Creates a paragraph style with the given values.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  guard let settings = unsafe settings else { return style }
  for index in 0..<max(0, settingCount) {
    let setting = unsafe settings[index]
    let bytes = unsafe UnsafeRawBufferPointer(start: setting.value, count: max(0, setting.valueSize))
    unsafe style.set(setting.spec, to: Array(bytes))
  }
  return style
}

/// Writes a value of a paragraph style; returns false if it has none of that kind or there is no room.
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  guard let bytes = paragraphStyle.bytes(of: spec), bytes.count <= valueBufferSize else { return false }
  unsafe valueBuffer.copyMemory(from: bytes, byteCount: bytes.count)
  return true
}

extension NSMutableParagraphStyle {
  fileprivate func set(_ spec: CTParagraphStyleSpecifier, to bytes: [UInt8]) {
    let length = bytes.length
    switch spec {
    case .alignment: alignment = bytes.first.flatMap(CTTextAlignment.init)?.alignment ?? .natural
    case .lineBreakMode:
      lineBreakMode = bytes.first.flatMap(CTLineBreakMode.init)?.mode ?? .byWordWrapping
    case .baseWritingDirection:
      let value = bytes.first.map { Int(Int8(bitPattern: $0)) } ?? -1
      baseWritingDirection = NSWritingDirection(rawValue: value) ?? .natural
    case .firstLineHeadIndent: firstLineHeadIndent = length
    case .headIndent: headIndent = length
    case .tailIndent: tailIndent = length
    case .defaultTabInterval: defaultTabInterval = length
    case .lineHeightMultiple: lineHeightMultiple = length
    case .maximumLineHeight: maximumLineHeight = length
    case .minimumLineHeight: minimumLineHeight = length
    case .paragraphSpacing: paragraphSpacing = length
    case .paragraphSpacingBefore: paragraphSpacingBefore = length
    case .lineSpacing, .minimumLineSpacing, .lineSpacingAdjustment: lineSpacing = max(lineSpacing, length)
    case .tabStops, .maximumLineSpacing, .lineBoundsOptions: break
    }
  }
}

extension NSParagraphStyle {
  fileprivate func bytes(of spec: CTParagraphStyleSpecifier) -> [UInt8]? {
    switch spec {
    case .alignment: return [CTTextAlignment(alignment).rawValue]
    case .lineBreakMode: return [CTLineBreakMode(lineBreakMode).rawValue]
    case .baseWritingDirection: return [UInt8(bitPattern: Int8(baseWritingDirection.rawValue))]
    case .tabStops, .lineBoundsOptions: return nil
    default: return unsafe withUnsafeBytes(of: length(of: spec)) { unsafe Array($0) }
    }
  }

  private func length(of spec: CTParagraphStyleSpecifier) -> CGFloat {
    switch spec {
    case .firstLineHeadIndent: firstLineHeadIndent
    case .headIndent: headIndent
    case .tailIndent: tailIndent
    case .defaultTabInterval: defaultTabInterval
    case .lineHeightMultiple: lineHeightMultiple
    case .maximumLineHeight: maximumLineHeight
    case .minimumLineHeight: minimumLineHeight
    case .paragraphSpacing: paragraphSpacing
    case .paragraphSpacingBefore: paragraphSpacingBefore
    default: lineSpacing
    }
  }
}

extension [UInt8] {
  /// The length that the bytes are, as a `CGFloat` or a `Float`; 0 for other sizes.
  fileprivate var length: CGFloat {
    unsafe withUnsafeBytes { bytes in
      switch bytes.count {
      case 8: CGFloat(unsafe bytes.loadUnaligned(as: Double.self))
      case 4: CGFloat(unsafe bytes.loadUnaligned(as: Float.self))
      default: 0
      }
    }
  }
}

extension NSTextAlignment {
  /// Creates the alignment that Core Text's stands for.
  public init(_ ctTextAlignment: CTTextAlignment) { self = ctTextAlignment.alignment }
}

extension CTTextAlignment {
  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }

  /// Creates the alignment of Core Text that stands for an alignment.
  public init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension CTLineBreakMode {
  fileprivate var mode: NSLineBreakMode { NSLineBreakMode(rawValue: Int(rawValue)) ?? .byWordWrapping }

  fileprivate init(_ mode: NSLineBreakMode) {
    self = CTLineBreakMode(rawValue: UInt8(mode.rawValue)) ?? .byWordWrapping
  }
}
