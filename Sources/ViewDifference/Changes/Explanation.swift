internal import Escaping
internal import ImageComparison
public import Raster

/// A difference between two pictures, explained by the views that they show.
///
/// Every differing pixel is put down to a change of a view, the one about the smallest area around it; what remains is
/// said first, since nobody meant it. Changes that explain pixels come in the order of their number, and before those
/// that only follow from them.
public struct Explanation: Sendable, Equatable {
  /// What became of the views, the most important first.
  public let changes: [ViewChange]
  /// Whether reasons are missing, since too many views depend on each other to look for all of them.
  let lacksReasons: Bool

  /// What became of the views between two trees. No pixels are put down to the changes.
  public init(from reference: LayoutTree, to actual: LayoutTree) {
    self.init(TreeChanges(reference, actual), nil)
  }

  /// Why a picture differs from its reference.
  ///
  /// - Parameters:
  ///   - actual: The picture drawn now.
  ///   - reference: The picture stored. Where it has another size, no pixels are put down to the changes.
  ///   - actualTree: What the picture shows.
  ///   - referenceTree: What the reference shows.
  public init(
    of actual: Bitmap, with reference: Bitmap, actualTree: LayoutTree, referenceTree: LayoutTree
  ) {
    let changes = TreeChanges(referenceTree, actualTree)
    switch Comparison(of: actual, with: reference) {
    case .different(let difference), .similar(let difference):
      let pair = PicturePair(actual, reference)
      self.init(changes, PixelAttribution(pair, difference, changes))
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
      (change.causes, change.root) = finder.causes(of: change)
      list.append(change)
    }
    lacksReasons = finder.isExhausted
    if let attribution { list += Explanation.unexplained(attribution, by: found.newNames) }
    changes = list.enumerated().sorted { $0.element.rank($0.offset) < $1.element.rank($1.offset) }.map(
      \.element)
  }

  /// What is said of pixels that no change explains.
  private static func unexplained(_ attribution: PixelAttribution, by names: TreeIndex) -> [ViewChange] {
    func changes(_ kind: ViewChange.Kind, _ tallies: [Int?: PixelTally], _ text: String) -> [ViewChange] {
      tallies.map { index, tally in
        var change = ViewChange(
          kind, index.map { names.name(of: $0) } ?? "nobody", path: index.map { names.path(of: $0) } ?? "",
          text,
          new: index)
        (change.pixels, change.box) = (tally.count, tally.box)
        return change
      }
      .sorted { ($0.pixels, $1.new ?? -1) > ($1.pixels, $0.new ?? -1) }
    }
    return changes(
      .unexplained, attribution.unexplained, "draws otherwise, and no change of a view explains it")
      + changes(.antialiasing, attribution.antialiasing, "differs only by anti-aliasing")
  }
}

extension Explanation {
  /// More pixels than pictures have.
  private static let loudest = 1 << 40

  /// How many changes are told in lines.
  static let lineLimit = 12

  /// The explanation in lines, a change each; those that show nothing are only counted.
  public var lines: [String] {
    let visible = changes.filter { $0.pixels > 0 }
    let told = visible.isEmpty ? changes : visible
    var lines = told.prefix(Explanation.lineLimit).map(\.line)
    let more = told.count - lines.count
    if more > 0 { lines.append("and \(more) more") }
    let silent = changes.count - told.count
    if silent > 0 {
      lines.append("and \(silent) \(silent == 1 ? "change" : "changes") without a pixel of its own")
    }
    if lacksReasons { lines.append("not all reasons were looked for: too many views depend on each other") }
    return lines
  }

  /// Why all this is: what cases with the same explanation have in common, each once, by how many pixels come of it. What
  /// follows from another change is not among them, and what nobody explains comes first.
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

  /// What is told earlier has a smaller one.
  fileprivate func rank(_ place: Int) -> (Int, Int, Int, Int) {
    let order = Kind.allCases.firstIndex(of: kind) ?? 0
    let part = kind == .unexplained ? 0 : kind == .antialiasing ? 3 : causes.isEmpty ? 1 : 2
    return (part, -pixels, order, place)
  }
}
