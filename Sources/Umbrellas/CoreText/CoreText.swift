// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

@_exported public import Foundation
@_exported public import GraphicsCore
public import StyleCore

/// A font, the same class as UIKit's, so `as` converts between them.
public typealias CTFont = UIFont
/// The attributes of a font, the same class as UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor
/// The style of a paragraph.
///
/// Differs from UIKit: it is UIKit's class, so `as` converts between them.
public typealias CTParagraphStyle = NSParagraphStyle
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A UTF-16 unit.
public typealias UniChar = UInt16

// MARK: - Attributes

/// The key of the font.
public var kCTFontAttributeName: CFString { NSAttributedString.Key.font.rawValue as NSString }
/// The key of the text's colour, a `CGColor`.
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" as NSString }
/// The key of whether text without a colour has the fill colour of the context; it is black otherwise.
public var kCTForegroundColorFromContextAttributeName: CFString {
  "CTForegroundColorFromContext" as NSString
}
/// The key of the colour behind the text, a `CGColor`.
public var kCTBackgroundColorAttributeName: CFString { "CTBackgroundColor" as NSString }
/// The key of the paragraph style.
public var kCTParagraphStyleAttributeName: CFString {
  NSAttributedString.Key.paragraphStyle.rawValue as NSString
}
/// The key of kerning, in points.
public var kCTKernAttributeName: CFString { NSAttributedString.Key.kern.rawValue as NSString }
/// The key of ligatures.
public var kCTLigatureAttributeName: CFString { NSAttributedString.Key.ligature.rawValue as NSString }
/// The key of the underline.
public var kCTUnderlineStyleAttributeName: CFString {
  NSAttributedString.Key.underlineStyle.rawValue as NSString
}
/// The key of the underline's colour, a `CGColor`.
public var kCTUnderlineColorAttributeName: CFString { "CTUnderlineColor" as NSString }
/// The key of the width of outlines, in per cent of the point size.
public var kCTStrokeWidthAttributeName: CFString { NSAttributedString.Key.strokeWidth.rawValue as NSString }
/// The key of the colour of outlines, a `CGColor`.
public var kCTStrokeColorAttributeName: CFString { "CTStrokeColor" as NSString }
/// The key of the baseline offset, in points.
public var kCTBaselineOffsetAttributeName: CFString {
  NSAttributedString.Key.baselineOffset.rawValue as NSString
}
/// The key of the writing direction.
public var kCTWritingDirectionAttributeName: CFString {
  NSAttributedString.Key.writingDirection.rawValue as NSString
}
/// The key of the object that gives the size of a run.
public var kCTRunDelegateAttributeName: CFString { "CTRunDelegate" as NSString }
/// The key of raised and lowered text.
///
/// Differs from UIKit: it has no effect.
public var kCTSuperscriptAttributeName: CFString { "NSSuperScript" as NSString }

// MARK: - Texts

/// Creates a text with the same attributes everywhere.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator?, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  var values: [NSAttributedString.Key: Any] = [:]
  unsafe attributes?.enumerateKeysAndObjects(options: []) { key, value, _ in
    values[NSAttributedString.Key(String(describing: key))] = value
  }
  return NSAttributedString(string: String(describing: str ?? ""), attributes: values)
}

/// Creates an empty text that can be changed.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator?, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }

/// Returns the number of UTF-16 units of a text.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

/// Replaces a part of a text.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
  let range = NSRange(range.limited(to: aStr.length))
  aStr.replaceCharacters(in: range, with: String(describing: replacement ?? ""))
}

/// Sets an attribute of a part of a text, or removes it.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
  let (key, range) = (
    NSAttributedString.Key(String(describing: attrName ?? "")), NSRange(range.limited(to: aStr.length))
  )
  if let value {
    aStr.addAttribute(key, value: value, range: range)
  } else {
    aStr.removeAttribute(key, range: range)
  }
}

/// Returns the number of elements of an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// Returns the pointer to an element of an array, which must have that index.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  unsafe UnsafeRawPointer(Unmanaged.passUnretained(theArray.object(at: idx) as AnyObject).toOpaque())
}

extension CFRange {
  /// Returns the part of the range in a text of `length` units, where a length of 0 means all that follows.
  func rest(of length: Int) -> Range<Int> {
    let start = max(0, min(location, length))
    return self.length <= 0 ? start..<length : limited(to: length)
  }

  /// Returns the part of the range in a text of `length` units.
  func limited(to length: Int) -> Range<Int> {
    let start = max(0, min(location, length))
    let (end, overflows) = start.addingReportingOverflow(max(0, self.length))
    return start..<(overflows ? length : max(start, min(end, length)))
  }

  init(_ range: Range<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }
}
