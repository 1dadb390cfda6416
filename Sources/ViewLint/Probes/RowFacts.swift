internal import ControlCore
internal import Foundation
internal import GraphicsCore
@_spi(Plumb) internal import LayoutCore
internal import ListCore
internal import StyleCore

/// The facts that are seen of a row in its cell: the content, the colours and the frames of visible views.
@MainActor
struct RowFacts {
  /// A property of a view of the cell.
  struct Key: Hashable {
    /// The names of the views from the cell, without the cell itself.
    let path: [String]
    let property: String
  }

  /// The name of the property that is the place of a view in its superview.
  static let place = "frame"

  let cellName: String
  /// The height of the cell in points.
  let height: CGFloat
  private(set) var keys: [Key] = []
  private(set) var values: [Key: String] = [:]

  init(of cell: UIView) {
    cellName = String(describing: type(of: cell))
    height = cell.bounds.height
    if let cell = cell as? UITableViewCell {
      if cell.accessoryType != .none { add("accessory", "\(cell.accessoryType)", []) }
      if cell.accessoryView != nil { add("accessory", "a view", []) }
    }
    addLooks(of: cell, [])
    var pending: [(view: UIView, path: [String])] = Self.content(of: cell).reversed()
    while let (view, path) = pending.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      let count = keys.count
      addLooks(of: view, path)
      for property in view.shownProperties {
        if let words = property.words(in: view) { add(property.name, words, path) }
      }
      if keys.count > count { add(Self.place, PointText.of(view.frame), path) }
      guard !(view is UIControl) || view is UIButton else { continue }
      for (place, subview) in view.subviews.enumerated().reversed() {
        pending.append((subview, path + [subview.pathName(place: place)]))
      }
    }
  }

  /// The views in a cell that are its content, with their names.
  private static func content(of cell: UIView) -> [(view: UIView, path: [String])] {
    cell.subviews.enumerated().compactMap { place, view in
      cell.placesAsListPart(view) ? nil : (view, [view.pathName(place: place)])
    }
  }

  private mutating func addLooks(of view: UIView, _ path: [String]) {
    let color = view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor
    if let words = color?.words { add("background colour", words, path) }
    if view.alpha < 1 { add("alpha", PointText.of(view.alpha), path) }
  }

  private mutating func add(_ property: String, _ value: String, _ path: [String]) {
    let key = Key(path: path, property: property)
    if values.updateValue(value, forKey: key) == nil { keys.append(key) }
  }

  /// Returns the properties that differ from those of the same row at another time, in order.
  ///
  /// Content that differs is at other places, too, so places count only where all else is the same.
  func differences(from other: RowFacts) -> [Key] {
    let all = keys + other.keys.filter { values[$0] == nil }
    let different = all.filter { values[$0] != other.values[$0] }
    let content = different.filter { $0.property != Self.place }
    return content.isEmpty ? different : content
  }
}

extension ViewProperty {
  /// Returns the value in words; nil for one that shows nothing, or is that of a new view.
  @MainActor
  fileprivate func words(in view: UIView) -> String? {
    switch value {
    case .flag(let isSo): isSo ? "yes" : nil
    case .number(let number, let usual): number == usual ? nil : "\(number)"
    case .text(let text): text.isEmpty ? nil : "“\(text)”"
    case .runs: nil
    case .font(let font): "\(font.fontName) \(PointText.of(font.pointSize))"
    case .color(let color): color?.resolvedColor(with: view.traitCollection).cgColor.words
    case .image(let image): image.words
    case .value(let value): "\(value)"
    }
  }
}

extension UIImage {
  /// The name of a symbol, or the size in points: code may make an equal picture each time.
  fileprivate var words: String { symbolName ?? "\(PointText.of(size)) points" }
}

extension CGColor {
  /// The channels in bytes; nil for a clear colour.
  fileprivate var words: String? {
    guard alpha > 0 else { return nil }
    return (components ?? []).map { PointText.of(($0 * 255).rounded()) }.joined(separator: " ")
  }
}
