import Foundation
import LayoutCore
import Raster
import TestSupport
import Testing
import ViewRendering
import ViewSpec

/// Whatever a spec says of a property, the view is drawn, or the spec is refused with a place.
@MainActor
@Suite struct PropertyFuzzTests {
  nonisolated static let cases =
    ControlPropertyTests.cases + ButtonPropertyTests.cases + ContentPropertyTests.cases
    + CalendarPropertyTests.cases + BarPropertyTests.cases + ViewTraitTests.cases + ListPropertyTests.cases

  /// Values of every kind, at the ends of what is allowed and beyond.
  private static let values = [
    "null", "true", "0", "1", "-1", "1000", "1001", "1e7", "-1e7", "1e308", "0.5", #""""#, #""a""#, #""two""#,
    #""1 / 0""#, #""\u0000""#, #""../..""#, #""é\u0301\u202E""#, #""red""#, ##""#00000000""##, #""star""#,
    #""9999-12-31""#, #""0001-01-01""#, "[]", "[[]]", "[0]", #"[""]"#, #"["a", "a"]"#, #"["2026-11-05"]"#,
    "{}",
    #"{ "top": 1e7, "left": -1e7 }"#, #"{ "symbol": "star", "pointSize": 10000 }"#,
    #"{ "symbol": "star", "alignmentRectInsets": 1e7 }"#, #"{ "symbol": "star", "capInsets": 1e7 }"#,
    #"{ "symbol": "star", "paletteColors": [] }"#, #"{ "file": "" }"#, #"{ "file": "/" }"#,
    #"{ "size": 1e6 }"#, #"{ "size": 1e-9 }"#, #"{ "kern": -1e7, "color": "red" }"#,
    #"{ "style": "filled", "imagePadding": -1e7, "contentInsets": -1e7 }"#,
    #"{ "start": "0001-01-01", "end": "9999-12-31" }"#, #"[{ "title": "a", "width": 1e7 }]"#,
    #"[{ "systemItem": "fixedSpace", "width": 1e7 }]"#, #"[{ "date": "9999-12-31" }]"#,
    #"{ "view": {} }"#, #"{ "view": { "frame": "superview" } }"#, #"{ "view": { "type": "table" } }"#,
    #"{ "itemSize": { "width": 1e7, "height": 0 } }"#, #"{ "sections": [] }"#,
    #"{ "sections": [{ "group": { "height": 1e7, "elements": [{}], "count": 1000 } }] }"#,
    #"{ "sections": [{ "group": {}, "background": { "color": "red", "insets": { "top": -1e7 } } }] }"#,
  ]

  @Test(arguments: cases)
  func `is drawn or refused`(property: PropertyCase) throws {
    for (place, value) in Self.values.enumerated() {
      let canvas = place.isMultiple(of: 2) ? #", "direction": "rtl""# : #", "style": "dark""#
      let keys = "\"\(property.key)\": \(value)\(property.rest.isEmpty ? "" : ", ")\(property.rest)"
      do {
        let view: UIView = try SpecViews.make(
          property.type, keys, canvas: canvas, metrics: #""two": 2"#, checksWarnings: false)
        let size = view.sizeThatFits(CGSize(width: 50, height: 50))
        #expect(!size.width.isNaN && !size.height.isNaN)
        _ = Bitmap(rendering: DisplayList(recording: view))
      } catch let error as SpecError {
        #expect(error.line != nil && error.path != nil, "\(value): \(error)")
        #expect(!error.description.contains("\n"))
      }
    }
  }
}
