internal import LayoutCore
internal import StyleCore
internal import ViewSession

/// The variants that are shown side by side: all combinations of the values of each part; none of a part leaves it alone.
struct WatchChoice: Codable, Equatable, Sendable {
  var scales = [2]
  var devices: [String] = []
  var systems: [Int] = []
  var styles: [String] = []
  var directions: [String] = []
  var textSizes: [String] = []
  var languages: [String] = []

  /// The maximum number of pictures side by side.
  static let limit = 48

  /// The number of pictures; beyond any limit for numbers that are too large to be multiplied.
  var count: Int {
    [
      scales.count, devices.count, systems.count, styles.count, directions.count, textSizes.count,
      languages.count,
    ].reduce(1) { product, count in
      let (value, isTooLarge) = product.multipliedReportingOverflow(by: max(1, count))
      return isTooLarge ? .max : value
    }
  }

  /// Returns why the choice cannot be shown; nil if it can.
  ///
  /// It comes from a page: every value is checked.
  var problem: String? {
    func unknown<Value: Equatable>(_ values: [Value], _ known: [Value]) -> String? {
      for (place, value) in values.enumerated() {
        if !known.contains(value) {
          return "\(value) is not one of \(known.map { "\($0)" }.joined(separator: ", "))"
        }
        if values.firstIndex(of: value) != place { return "\(value) is given twice" }
      }
      return nil
    }
    let all = WatchParts.all
    if scales.isEmpty { return "there is no scale" }
    if count > Self.limit { return "\(count) pictures are more than \(Self.limit)" }
    if let language = languages.first(where: { !Self.isLanguage($0) }) { return "\(language) is no language" }
    return unknown(scales, Array(1...10)) ?? unknown(devices, all.devices) ?? unknown(systems, all.systems)
      ?? unknown(styles, all.styles) ?? unknown(directions, all.directions)
      ?? unknown(textSizes, all.textSizes) ?? unknown(languages, languages)
  }

  private static func isLanguage(_ text: String) -> Bool {
    text.utf8.count <= 24 && (try? ValueSyntax<String>.language.parse(text)) != nil
  }

  /// The variants, the first part changing slowest.
  var variants: [SessionVariant] {
    var variants = [SessionVariant()]
    func vary<Value>(_ values: [Value], _ set: (inout SessionVariant, Value) -> Void) {
      guard !values.isEmpty else { return }
      variants = variants.flatMap { variant in
        values.map { value in
          var variant = variant
          set(&variant, value)
          return variant
        }
      }
    }
    vary(devices) { $0.device = $1 }
    vary(systems) { $0.system = $1 }
    vary(languages) { $0.language = $1 }
    vary(directions) { $0.direction = $1 }
    vary(textSizes) { $0.textSize = $1 }
    vary(styles) { $0.style = $1 }
    vary(scales) { $0.scale = $1 }
    return variants
  }
}

/// All values of each part, among which the page lets one choose.
struct WatchParts: Codable, Sendable {
  var scales = [1, 2, 3]
  var devices = Device.all.map(\.identifier)
  var systems = SystemVersion.allCases.map(\.rawValue)
  var styles = RenderingOptions.Style.allCases.map(\.rawValue)
  var directions = RenderingOptions.Direction.allCases.map(\.rawValue)
  var textSizes = TextSize.allCases.map(\.rawValue)

  static let all = WatchParts()
}
