internal import Escaping
internal import FileAccess
internal import StyleCore

/// The variants of a sheet: each combination of the values of its axes, the innermost running fastest.
struct SheetMatrix: Sendable {
  /// A property that varies, as the labels of its values.
  struct Axis: Sendable, Equatable {
    var labels: [String]
  }

  /// A picture of the sheet.
  struct Cell: Sendable {
    /// The place of the spec or picture among those of the sheet.
    var source: Int
    var scale: Int
    var options: RenderingOptions
  }

  /// The axes with several values, from the outermost to the innermost.
  let axes: [Axis]
  /// The label of the spec or picture, if there is only one.
  let title: String?
  /// The labels of what is the same in all pictures, and was asked for.
  let common: [String]
  let cells: [Cell]

  /// Creates the matrix of specs and pictures, whose labels are given.
  init(_ specs: [String], _ arguments: SheetArguments) {
    var builder = Builder(arguments.rendering, specs: specs)
    builder.vary(arguments.devices, as: arguments.devices.map(\.name)) { $0.options.device = $1 }
    // Pictures have scales of their own.
    let hasScale = !arguments.specs.allSatisfy(SheetArguments.isPicture)
    builder.vary(arguments.scales, as: hasScale ? arguments.scales.map { "\($0)x" } : []) { $0.scale = $1 }
    builder.vary(arguments.languages, as: arguments.languages) { $0.options.language = $1 }
    let sizes = arguments.textSizes.map { "Text size \($0.rawValue)" }
    builder.vary(arguments.textSizes, as: sizes) { $0.options.textSize = $1 }
    builder.vary(arguments.systems, as: arguments.systems.map(\.name)) { $0.options.systems = [$1] }
    let directions = arguments.directions.map { $0 == .leftToRight ? "Left to right" : "Right to left" }
    builder.vary(arguments.directions, as: directions) { $0.options.direction = $1 }
    let styles = arguments.styles.map { $0 == .light ? "Light" : "Dark" }
    builder.vary(arguments.styles, as: styles) { $0.options.style = $1 }
    (axes, common, cells) = (builder.axes, builder.common, builder.cells)
    title = specs.count == 1 ? specs[0] : nil
  }

  /// Returns the label of a picture's value on each axis.
  func labels(of cell: Int) -> [String] {
    var (rest, labels) = (cell, [String]())
    for axis in axes.reversed() {
      labels.append(axis.labels[rest % axis.labels.count])
      rest /= axis.labels.count
    }
    return labels.reversed()
  }

  /// The numbers of columns with which the columns have values of their own: products of the innermost axes.
  var wholeColumns: [Int] {
    axes.reversed().reduce(into: []) { $0.append(($0.last ?? 1) * $1.labels.count) }
  }

  /// Returns the names of files for labels: without folders and endings, where they differ then.
  static func labels(of paths: [String]) -> [String] {
    let short = paths.map { path in
      let name = FilePath(path).name
      let ending = ([".json"] + SheetArguments.endings).first(where: FilePath(name).hasSuffix) ?? ""
      return path == "-" ? "stdin" : String(Substring(name.utf8.dropLast(ending.utf8.count)))
    }
    let isUnique = Set(short.map(ExactText.init)).count == short.count
    return (isUnique ? short : paths).map { escapingControls(in: $0) }
  }

  private struct Builder {
    var axes: [Axis] = []
    var common: [String] = []
    var cells: [Cell]

    init(_ options: RenderingOptions, specs: [String]) {
      cells = specs.indices.map { Cell(source: $0, scale: 1, options: options) }
      if specs.count > 1 { axes.append(Axis(labels: specs)) }
    }

    /// Adds an axis: each picture so far becomes one for each value.
    mutating func vary<Value>(
      _ values: [Value], as labels: [String], _ set: (inout Cell, Value) -> Void
    ) {
      guard !values.isEmpty else { return }
      cells = cells.flatMap { cell in
        values.map { value in
          var cell = cell
          set(&cell, value)
          return cell
        }
      }
      add(labels)
    }

    private mutating func add(_ labels: [String]) {
      if labels.count > 1 { axes.append(Axis(labels: labels)) } else { common += labels }
    }
  }
}
