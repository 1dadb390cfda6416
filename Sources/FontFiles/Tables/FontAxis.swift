/// An axis of a variable font, from its table `fvar`.
package struct FontAxis: Sendable, Equatable {
  package var tag: FontTag
  package var lowest: Double
  package var standard: Double
  package var highest: Double
  /// The number of the axis's name.
  var name: Int

  /// Returns the nearest value that the axis has.
  package func nearest(to value: Double) -> Double {
    value.isNaN ? standard : max(lowest, min(value, highest))
  }
}

/// A place on all axes with a name.
struct FontInstance: Sendable, Equatable {
  /// The number of the name in the family, and that of the name for programs, if it has one.
  var style: Int
  var postScriptName: Int?
  /// The value on each axis, in their order.
  var values: [Double]
}

/// The axes of a variable font and its places with names.
struct FontVariations: Sendable, Equatable {
  private(set) var axes: [FontAxis] = []
  private(set) var instances: [FontInstance] = []

  /// The largest numbers of axes and of places that are read.
  private static let (axisLimit, instanceLimit) = (64, 1024)

  /// Reads the table; there are no axes without one, or if it is damaged.
  init(_ table: FontBytes?) {
    guard let table, let start = table.short(4), let axisCount = table.short(8),
      let axisSize = table.short(10),
      let count = table.short(12), let size = table.short(14), axisSize >= 20,
      (1...Self.axisLimit).contains(axisCount), size >= 4 + 4 * axisCount
    else { return }
    for record in (0..<axisCount).map({ start + axisSize * $0 }) {
      guard let tag = table.tag(record), let lowest = table.fixed(record + 4),
        let standard = table.fixed(record + 8), let highest = table.fixed(record + 12),
        lowest <= standard, standard <= highest
      else {
        axes = []
        return
      }
      axes.append(
        FontAxis(
          tag: tag, lowest: lowest, standard: standard, highest: highest, name: table.short(record + 18) ?? 0)
      )
    }
    let first = start + axisSize * axisCount
    for record in (0..<min(count, Self.instanceLimit)).map({ first + size * $0 }) {
      let values = axes.indices.compactMap { table.fixed(record + 4 + 4 * $0) }
      guard let style = table.short(record), values.count == axes.count else { break }
      let name = size >= 6 + 4 * axisCount ? table.short(record + 4 + 4 * axisCount) : nil
      instances.append(
        FontInstance(style: style, postScriptName: name == 0xFFFF ? nil : name, values: values))
    }
  }
}
