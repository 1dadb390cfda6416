/// The environment in which a view is shown; parts without a value are the view's or the spec's own.
package struct SessionVariant: Codable, Hashable, Sendable {
  /// The identifier of a device, such as `iphone-16-pro`.
  package var device: String?
  package var isLandscape = false
  /// The size in points, without a device.
  package var width: Double?
  package var height: Double?
  /// The version of the system, such as 26.
  package var system: Int?
  /// `light` or `dark`.
  package var style: String?
  /// `ltr` or `rtl`.
  package var direction: String?
  /// The name of a text size, such as `L` or `AX5`.
  package var textSize: String?
  /// The language and region, such as `de` or `ar-EG`.
  package var language: String?
  /// The number of pixels per point.
  package var scale = 2

  package init() {}

  /// Creates a variant from JSON, in which any part may be missing.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    device = try values.decodeIfPresent(String.self, forKey: .device)
    isLandscape = try values.decodeIfPresent(Bool.self, forKey: .isLandscape) ?? false
    width = try values.decodeIfPresent(Double.self, forKey: .width)
    height = try values.decodeIfPresent(Double.self, forKey: .height)
    system = try values.decodeIfPresent(Int.self, forKey: .system)
    style = try values.decodeIfPresent(String.self, forKey: .style)
    direction = try values.decodeIfPresent(String.self, forKey: .direction)
    textSize = try values.decodeIfPresent(String.self, forKey: .textSize)
    language = try values.decodeIfPresent(String.self, forKey: .language)
    scale = try values.decodeIfPresent(Int.self, forKey: .scale) ?? 2
  }

  /// The parts that are set, as in `iphone-16-pro-dark-rtl`; empty if none is.
  package var name: String {
    var parts: [String] = []
    if let device { parts.append(device) }
    if isLandscape { parts.append("landscape") }
    if width != nil || height != nil {
      parts.append([width, height].map { $0.map(Self.number) ?? "" }.joined(separator: "x"))
    }
    if let system { parts.append("ios\(system)") }
    parts += [style, direction, textSize, language].compactMap { $0 }
    return parts.joined(separator: "-")
  }

  private static func number(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
