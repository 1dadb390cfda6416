internal import Escaping
internal import SnapshotReport
internal import StyleCore

/// The options of a verb as inputs of its results.
///
/// They are those whose values differ from the defaults, found by reflection: a new option is an input without a line
/// here, unless its declaration says that results do not depend on it.
enum OptionInputs {
  /// Returns the inputs of values that were parsed.
  static func of(_ values: some ParsedValues) -> [CacheInput] {
    let usual = texts(in: type(of: values).init(), "")
    return zip(texts(in: values, ""), usual).compactMap { option, usual in
      option.text.isExactly(usual.text) ? nil : CacheInput(.option, option.name, option.text)
    }
  }

  /// Returns the names and values of all properties, with those of nested groups: `limits.pixels`.
  private static func texts(in values: any ParsedValues, _ group: String) -> [(name: String, text: String)] {
    Mirror(reflecting: values).children.flatMap { child -> [(name: String, text: String)] in
      let name = group + (child.label ?? "")
      if let text = plainText(of: child.value) { return [(name, text)] }
      if let values = child.value as? any ParsedValues { return texts(in: values, name + ".") }
      return [(name, text(of: child.value))]
    }
  }

  /// Returns the text of a value of the most usual types, or of the absence of one; nil for another type.
  ///
  /// Casts to protocols take a hundred times as long when a type is first asked about.
  private static func plainText(of value: Any) -> String? {
    switch value {
    case let value as Bool: "\(value)"
    case let value as Int?: value.map { "\($0)" } ?? "nil"
    case let value as String: value.debugDescription
    case let value as [String]: "[" + value.map(\.debugDescription).joined(separator: ", ") + "]"
    default: nil
    }
  }

  private static func text(of value: Any) -> String {
    switch value {
    case let device as Device: device.identifier
    case let word as any RawRepresentable<String>: word.rawValue
    // A text is quoted, unlike the absence of one.
    default: unwrapped(value).map { text(of: $0) } ?? String(reflecting: value)
    }
  }

  /// Returns the value of an optional; nil for nil, and for other values.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : nil
  }

  /// The options of properties whose names are not those of the options themselves.
  private static let names = [
    "rendering.limits.pixels": "--pixel-limit", "rendering.limits.scans": "--scan-limit",
    "rendering.limits.textBytes": "--text-limit", "isStrictLayout": "--strict-layout",
    "tolerance.pixels": "--max-pixels", "tolerance.share": "--max-share",
    "tolerance.perChannel": "--per-channel", "tolerance.ignoresAntiAliasing": "--ignore-anti-aliasing",
    "tolerance.ignored": "--ignore", "tolerance.ignoredViews": "--ignore-view", "allowed": "--allow",
    "severities": "--severity", "configuration": "--config", "rendering.scales": "--scale",
  ]

  /// Returns the option of a property.
  static func option(_ property: String) -> String {
    names[property] ?? "--" + (property.split(separator: ".").last ?? "")
  }
}
