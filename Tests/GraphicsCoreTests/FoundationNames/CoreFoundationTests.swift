import Foundation
import GraphicsCore
import Testing

/// Functions of Core Foundation: expected values are those of its header and of Foundation's own methods.
struct CoreFoundationTests {
  @Test func `a dictionary lends the objects of its values`() throws {
    let (key, other) = (NSString("DelayTime"), NSString("none"))
    let values: NSDictionary = ["DelayTime": 0.5, "name": "a"]
    let pointer = unsafe Unmanaged.passUnretained(key).toOpaque()
    let found = unsafe try #require(CFDictionaryGetValue(values, pointer))
    #expect(unsafe Unmanaged<NSNumber>.fromOpaque(found).takeUnretainedValue().doubleValue == 0.5)
    #expect(unsafe CFDictionaryGetValue(values, pointer) == found)
    var place: UnsafeRawPointer?
    #expect(unsafe CFDictionaryGetValueIfPresent(values, pointer, &place))
    #expect(unsafe place == found)
    let missing = unsafe Unmanaged.passUnretained(other).toOpaque()
    #expect(unsafe !CFDictionaryGetValueIfPresent(values, missing, &place))
    #expect(unsafe !CFDictionaryContainsKey(values, missing))
    #expect(CFDictionaryGetCount(values) == 2)
  }

  @Test func `equal objects are lent as themselves`() throws {
    let (one, other) = (NSNumber(value: 1), NSNumber(value: 1.0))
    let (first, second) = (NSString("first"), NSString("second"))
    let values: NSDictionary = [first: one, second: other]
    for (key, value) in [(first, one), (second, other)] {
      let found = unsafe CFDictionaryGetValue(values, Unmanaged.passUnretained(key).toOpaque())
      let object = unsafe Unmanaged<NSNumber>.fromOpaque(try #require(unsafe found)).takeUnretainedValue()
      #expect(object === value)
    }
  }

  @Test func `objects have the numbers of their types`() {
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(CFGetTypeID(black) == CGColor.typeID)
    #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID)
    #expect(CFGetTypeID(NSString("a")) == CFStringGetTypeID())
    #expect(CFGetTypeID(kCFBooleanTrue) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(kCFNull) == CFNullGetTypeID())
    #expect(CGColor.typeID != CGImage.typeID)
  }

  @Test func `a text is changed by transforms`() {
    let text = NSMutableString(string: "Ünï")
    let isStripped = CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false)
    #expect(isStripped)
    #expect(text == "Uni")
    let greek = NSMutableString(string: "xaby")
    var range = CFRange(location: 1, length: 2)
    #expect(unsafe CFStringTransform(greek, &range, kCFStringTransformLatinGreek, false))
    #expect(greek == "xἀβy" && range == CFRange(location: 1, length: 2))
    #expect(unsafe !CFStringTransform(greek, &range, "Nothing", false))
    CFStringUppercase(text, nil)
    #expect(text == "UNI")
    CFStringLowercase(text, Locale(identifier: "en_US") as NSLocale)
    #expect(text == "uni")
    #expect(CFStringGetLength(text) == 3)
  }

  @Test func `encodings have names and two numbers`() {
    let latin = CFStringConvertIANACharSetNameToEncoding("ISO-8859-1")
    #expect(latin == 0x0201)
    #expect(CFStringConvertEncodingToNSStringEncoding(latin) == String.Encoding.isoLatin1.rawValue)
    #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue) == 0x0800_0100)
    let chinese = CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding("GBK"))
    #expect(String(data: Data([0xC4, 0xE3]), encoding: String.Encoding(rawValue: chinese)) == "你")
    #expect(CFStringConvertIANACharSetNameToEncoding("none") == kCFStringEncodingInvalidId)
    #expect(CFStringConvertEncodingToIANACharSetName(0x0502) == "windows-1251")
  }

  @Test func `a scanner stores objects`() {
    let scanner = Scanner(string: "rgb(12)")
    var text: NSString?
    #expect(scanner.scanUpTo("(", into: &text))
    #expect(text == "rgb")
    #expect(scanner.scanString("(", into: &text))
    #expect(scanner.scanCharacters(from: .decimalDigits, into: &text))
    #expect(text == "12")
    #expect(!scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ")"), into: &text))
  }

  @Test func `objects are ordered by keys`() {
    let cards: NSArray = [["name": "b", "age": 10], ["name": "A", "age": 9], ["name": "c"]]
    func names(_ order: NSSortDescriptor) -> [String] {
      cards.sortedArray(using: [order]).compactMap { ($0 as? [String: Any])?["name"] as? String }
    }
    #expect(names(NSSortDescriptor(key: "age", ascending: true)) == ["c", "A", "b"])
    #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["A", "b", "c"])
    #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["c", "b", "A"])
    let caseless = NSSortDescriptor(
      key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    #expect(names(caseless) == ["A", "b", "c"])
    #expect(caseless.key == "name")
    let sizes: NSArray = [3, 1, 2]
    #expect(sizes.sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)]) as? [Int] == [1, 2, 3])
  }

  @Test func `the encoding of a text is found`() {
    var text: NSString?
    let found = NSString.stringEncoding(
      for: Data([0xEF, 0xBB, 0xBF, 0x61]), convertedString: &text, usedLossyConversion: nil)
    #expect(found == String.Encoding.utf8.rawValue)
    #expect(text == "a")
    let suggested = [
      StringEncodingDetectionOptionsKey.suggestedEncodingsKey: [String.Encoding.isoLatin1.rawValue]
    ]
    let other = NSString.stringEncoding(
      for: Data([0xE4]), encodingOptions: suggested, convertedString: &text, usedLossyConversion: nil)
    #expect(other == String.Encoding.isoLatin1.rawValue)
    #expect(text == "ä")
  }

  @Test func `a format is appended`() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d-%02x", 7, 10)
    #expect(text == "a7-0a")
  }

  @Test func `a number is written to an address, and not exactly if it does not fit`() {
    var byte: Int8 = 0
    #expect(unsafe CFNumberGetValue(NSNumber(value: 100), .sInt8Type, &byte) && byte == 100)
    #expect(unsafe !CFNumberGetValue(NSNumber(value: 1.5), .sInt8Type, &byte) && byte == 1)
    #expect(unsafe !CFNumberGetValue(NSNumber(value: 300), .charType, &byte))
    var number: Int64 = 0
    #expect(unsafe CFNumberGetValue(NSNumber(value: 300), .longType, &number) && number == 300)
  }

  @Test func `names are found in all libraries under Apple's handles`() {
    for handle in [-2, -3, -5] {
      let place = unsafe UnsafeMutableRawPointer(bitPattern: handle)
      #expect(unsafe GraphicsCore.dlsym(place, "malloc") != nil)
      #expect(unsafe GraphicsCore.dlsym(place, "no_such_name") == nil)
    }
  }
}
