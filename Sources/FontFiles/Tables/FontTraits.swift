/// The traits of a face, in the numbers of UIKit.
package struct FontTraits: Hashable, Sendable {
  /// The weight, as `UIFont.Weight` counts: 0 is regular, 0.4 bold.
  package var weight = 0.0
  /// The width, as `UIFont.Width` counts: 0 is standard, −0.2 condensed.
  package var width = 0.0
  package var isItalic = false
  package var isMonospaced = false

  package init() {}

  /// Reads the traits of a font from its tables `OS/2`, `head` and `post`.
  init(_ tables: FontTables) {
    let (styles, header, names) = (tables["OS/2"], tables["head"], tables["post"])
    let macStyle = header?.short(44) ?? 0
    let selection = styles?.short(62) ?? 0
    let isBold = macStyle & 1 != 0 || selection & 0x20 != 0
    let number = styles?.short(4) ?? 0
    weight = Self.weight(ofClass: number > 0 ? Double(number) : isBold ? 700 : 400)
    width = Self.width(ofClass: styles?.short(6) ?? 5)
    isItalic = macStyle & 2 != 0 || selection & 0x201 != 0 || (names?.fixed(4) ?? 0) != 0
    isMonospaced = (names?.long(12) ?? 0) != 0
  }

  /// The weights of UIKit by the classes 100 to 900 of OpenType.
  private static let weights = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  /// Returns the weight of a class of OpenType, from 1 to 1000, linear between the weights with names.
  package static func weight(ofClass number: Double) -> Double {
    let place = max(0, min((number.isNaN ? 400 : number) / 100 - 1, 8))
    let index = min(Int(place), 7)
    return weights[index] + (weights[index + 1] - weights[index]) * (place - Double(index))
  }

  /// Returns the class of a weight, linear between the weights with names.
  package static func weightClass(of weight: Double) -> Double {
    guard !weight.isNaN else { return 400 }
    guard let next = weights.firstIndex(where: { weight < $0 }) else { return 900 }
    guard next > 0 else { return 100 }
    let (before, after) = (weights[next - 1], weights[next])
    return 100 * (Double(next) + (weight - before) / (after - before))
  }

  /// Returns the width of a class of OpenType: 1 is ultra-condensed, 5 medium, 9 ultra-expanded.
  static func width(ofClass number: Int) -> Double {
    // A class of condensed letters, 3, is UIKit's −0.2, one of expanded letters, 7, its 0.2.
    Double(max(1, min(number, 9)) - 5) / 10
  }
}
