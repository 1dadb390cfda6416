import DiagnosticCore
import Foundation
import GraphicsCore
import StyleCore

/// A set of colours of an asset catalog: one colour for several traits.
final class ColorSet: Sendable {
  private struct Entry: Sendable {
    var condition: AssetCondition
    var color: UIColor
  }

  private let entries: [Entry]
  /// The path of the set's folder.
  let path: String
  /// The colour of the set, which resolves by the traits that it is drawn with.
  let color: UIColor

  /// Reads the set in a folder; `nil` if it has no colour, which is reported.
  init?(_ path: String, name: String) {
    guard let contents = AssetContents(in: path) else { return nil }
    self.path = path
    let entries = contents.entries("colors").enumerated().compactMap { index, entry -> Entry? in
      // An entry without a colour is a place of Xcode's editor for one.
      guard let value = entry["color"] else { return nil }
      let read = AssetColor(value)
      if let problem = read.problem { contents.report("colors[\(index)].color", problem) }
      return read.color.map { Entry(condition: AssetCondition(entry), color: $0) }
    }
    guard let first = entries.first else {
      contents.report("colors", "the set has no colour")
      return nil
    }
    self.entries = entries
    color = UIColor { traits in
      Self.best(of: entries, for: AssetQuery(traits))?.color ?? first.color
    }
  }

  /// Returns whether the set has a colour for the given traits.
  func hasColor(for query: AssetQuery) -> Bool { Self.best(of: entries, for: query) != nil }

  private static func best(of entries: [Entry], for query: AssetQuery) -> Entry? {
    var best: (entry: Entry, rank: [Int])?
    for entry in entries {
      guard let rank = entry.condition.rank(for: query) else { continue }
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (entry, rank) }
    }
    return best?.entry
  }
}

/// A colour of a set, as a file has it.
private struct AssetColor {
  var color: UIColor?
  /// The problem of the colour, as the end of a sentence.
  var problem: String?

  /// Reads a colour: a reference to one of the system, or components of a colour space.
  init(_ value: Any) {
    guard let values = value as? [String: Any] else {
      problem = "it is no object"
      return
    }
    if let reference = values["reference"] as? String {
      color = UIColor(systemReference: reference)
      if color == nil { problem = "there is no system colour '\(reference)'" }
      return
    }
    guard let components = values["components"] as? [String: Any] else {
      problem = "it has no components"
      return
    }
    do {
      color = try Self.color(in: values["color-space"] as? String ?? "srgb", components)
    } catch {
      problem = error.problem
    }
  }

  private static func color(
    in space: String, _ components: [String: Any]
  ) throws(AssetContents.Problem) -> UIColor {
    func component(_ name: String) throws(AssetContents.Problem) -> CGFloat {
      guard let value = components[name], let number = number(value, isAlpha: name == "alpha") else {
        let found = components[name].map { "\"\($0)\"" } ?? "nothing"
        throw AssetContents.Problem(
          place: "", problem: "its component \(name) is \(found); right are 0xFF, 255 and 1.000")
      }
      return number
    }
    let alpha = components["alpha"] == nil ? 1 : try component("alpha")
    if space.contains("gray") {
      return UIColor(white: try component("white"), alpha: alpha)
    }
    let (red, green, blue) = (try component("red"), try component("green"), try component("blue"))
    switch space {
    case "srgb", "extended-srgb":
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case "display-p3":
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb":
      if let linear = CGColorSpace(name: CGColorSpace.extendedLinearSRGB),
        let color = unsafe CGColor(colorSpace: linear, components: [red, green, blue, alpha])
      {
        return UIColor(cgColor: color)
      }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    default:
      throw AssetContents.Problem(
        place: "",
        problem: "there is no colour space '\(space)'; right are srgb, display-p3, extended-srgb, "
          + "extended-linear-srgb, gray-gamma-22 and extended-gray")
    }
  }

  /// Returns a component, 0…1: "0xFF" and "255" are shares of 255, "1.000" is itself.
  ///
  /// An alpha has a point in Xcode's files, and is 0…1 without one as well.
  private static func number(_ value: Any, isAlpha: Bool) -> CGFloat? {
    if let number = value as? NSNumber {
      return finite(number.doubleValue > 1 ? number.doubleValue / 255 : number.doubleValue)
    }
    guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt64(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    let isShare = text.contains(".") || text.lowercased().contains("e") || (isAlpha && abs(number) <= 1)
    return finite(isShare ? number : number / 255)
  }

  private static func finite(_ number: Double) -> CGFloat? {
    number.isFinite && abs(number) <= 1000 ? CGFloat(number) : nil
  }
}
