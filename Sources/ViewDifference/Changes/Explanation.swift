internal import Escaping
internal import ImageComparison
public import Raster

/// A difference between two pictures, explained by their views.
///
/// Every differing pixel is attributed to the change of a view with the smallest area around it; unexplained pixels
/// come first, since they were not intended. Changes that explain pixels are ordered by their number, and precede those
/// that only follow from them.
public struct Explanation: Sendable, Equatable {
  /// The changes of the views, the most important first.
  public let changes: [ViewChange]
  /// Whether or not causes are missing, since too many views depend on each other to find all of them.
  let lacksReasons: Bool

  /// Creates the changes of the views between two trees.
  ///
  /// No pixels are attributed to them.
  public init(from reference: LayoutTree, to actual: LayoutTree) {
    self.init(TreeChanges(reference, actual), nil)
  }

  /// Creates the explanation of the difference of a picture from its reference.
  ///
  /// - Parameters:
  ///   - actual: The picture drawn now.
  ///   - reference: The stored picture. If it has another size, no pixels are attributed to the changes.
  ///   - actualTree: The views of the picture.
  ///   - referenceTree: The views of the reference.
  public init(
    of actual: Bitmap, with reference: Bitmap, actualTree: LayoutTree, referenceTree: LayoutTree
  ) {
    let changes = TreeChanges(referenceTree, actualTree)
    switch Comparison(of: actual, with: reference) {
    case .different(let difference), .similar(let difference):
      let pair = PicturePair(actual, reference)
      self.init(changes, PixelAttribution(of: pair, difference: difference, changes: changes))
    case .identical, .differentSize: self.init(changes, nil)
    }
  }

  private init(_ found: TreeChanges, _ attribution: PixelAttribution?) {
    let finder = CauseFinder(found)
    var list: [ViewChange] = []
    for (index, change) in found.changes.enumerated() {
      var change = change
      if let attribution {
        change.pixels = attribution.ofChanges[index].count
        change.box = attribution.ofChanges[index].box
      }
      if change.causes.isEmpty { (change.causes, change.root) = finder.causes(of: change) }
      list.append(change)
    }
    lacksReasons = finder.isExhausted
    if let attribution { list += Explanation.unexplained(attribution, by: found.newNames) }
    changes = list.enumerated().sorted { $0.element.rank($0.offset) < $1.element.rank($1.offset) }.map(
      \.element)
  }

  /// Returns the changes that stand for unexplained pixels.
  private static func unexplained(_ attribution: PixelAttribution, by names: TreeIndex) -> [ViewChange] {
    func changes(_ kind: ViewChange.Kind, _ tallies: [Int?: PixelTally], text: String) -> [ViewChange] {
      tallies.map { index, tally in
        var change = ViewChange(
          kind, name: index.map { names.name(of: $0) } ?? "the background",
          path: index.map { names.path(of: $0) } ?? "", text: text, new: index)
        (change.pixels, change.box) = (tally.count, tally.box)
        return change
      }
      .sorted { ($0.pixels, $1.new ?? -1) > ($1.pixels, $0.new ?? -1) }
    }
    return changes(
      .unexplained, attribution.unexplained, text: "differs, and no change of a view explains it")
      + changes(.antialiasing, attribution.antialiasing, text: "differs only by anti-aliasing")
  }
}

extension Explanation {
  /// A number that is larger than that of the pixels of any picture.
  private static let loudest = 1 << 40

  /// The maximum number of changes in `lines`.
  static let lineLimit = 12

  /// The explanation in lines, one for each change; changes without pixels are only counted.
  public var lines: [String] {
    let visible = changes.filter { $0.pixels > 0 }
    let told = visible.isEmpty ? changes : visible
    var lines = told.prefix(Explanation.lineLimit).map(\.line)
    let more = told.count - lines.count
    if more > 0 { lines.append("and \(more) more") }
    let silent = changes.count - told.count
    if silent > 0 {
      lines.append(
        "and \(silent) \(silent == 1 ? "change without a pixel of its own" : "changes without pixels of their own")"
      )
    }
    if lacksReasons { lines.append("not all causes were searched: too many views depend on each other") }
    return lines
  }

  /// The root causes, by which cases with the same explanation are grouped, each once, by the number of their pixels.
  ///
  /// Changes that follow from others are not contained, and unexplained ones come first.
  public var rootCauses: [String] {
    var pixels: [ExactText: Int] = [:]
    var causes: [String] = []
    let visible = changes.filter { $0.pixels > 0 }
    for change in visible.isEmpty ? changes : visible {
      let cause = ExactText(change.rootCause)
      if pixels[cause] == nil { causes.append(cause.text) }
      pixels[cause, default: 0] += change.kind == .unexplained ? Explanation.loudest : change.pixels
    }
    return causes.enumerated().sorted { one, other in
      (-pixels[ExactText(one.element), default: 0], one.offset)
        < (-pixels[ExactText(other.element), default: 0], other.offset)
    }.map(\.element)
  }
}

extension ViewChange {
  /// The change with the number of its pixels.
  public var line: String {
    let mark = kind == .unexplained ? "!! " : ""
    return pixels > 0 ? "\(mark)\(sentence) (\(pixels) px)" : mark + sentence
  }

  /// Returns the sorting key of the change; a smaller one comes first.
  fileprivate func rank(_ place: Int) -> (Int, Int, Int, Int) {
    let order = Kind.allCases.firstIndex(of: kind) ?? 0
    let part = kind == .unexplained ? 0 : kind == .antialiasing ? 3 : causes.isEmpty ? 1 : 2
    return (part, -pixels, order, place)
  }
}
