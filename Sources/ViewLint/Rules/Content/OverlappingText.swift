internal import Foundation
internal import LayoutCore

/// A rule on two texts that overlap.
///
/// The bounds of labels may overlap; the text counts, by more than tight lines touch. Nothing is found if the text
/// behind is covered, if both texts are equal (an outline, a second colour), or if a view is about to replace another:
/// one of them is half transparent.
@MainActor
enum OverlappingText {
  /// The maximum number of overlaps that are reported for a text, since a heap of texts has one for each pair.
  private static let limit = 8

  static func findings(in tree: LintTree) -> [Finding] {
    let texts = tree.texts.filter { !tree.isMasked($0.index) && tree.opacity(of: $0.index) > 0.9 }
      .map { ($0, $0.letters.map { [tree] in $0.cut(to: tree.root.bounds) }.filter { !$0.isEmpty }) }
      .sorted { $0.0.area.minY < $1.0.area.minY }
    // Most pairs are excluded by their areas alone.
    let areas = texts.map(\.0.area)
    let strings = numbers(of: texts.map(\.0.string))
    var counts = Array(repeating: 0, count: texts.count)
    var isVetted = Array(repeating: false, count: texts.count)
    var findings: [Finding] = []
    var order: PaintOrder?
    for (place, (text, letters)) in texts.enumerated() {
      for next in (place + 1)..<max(texts.count, place + 1) {
        if areas[next].minY >= areas[place].maxY || counts[place] >= limit { break }
        guard counts[next] < limit, strings[place] != strings[next],
          areas[place].intersects(areas[next])
        else { continue }
        let (other, otherLetters) = texts[next]
        guard text.owner != other.owner || text.index == text.owner,
          let area = overlap(letters, otherLetters)
        else { continue }
        let seen = tree.visiblePart(of: tree.visiblePart(of: area, in: text.index), in: other.index)
        guard seen.width > 1, seen.height > 1 else { continue }
        let painting = order ?? PaintOrder(tree)
        order = painting
        // All overlaps of a text that is hidden as a whole are hidden.
        for place in [place, next] where !isVetted[place] {
          isVetted[place] = true
          let (text, letters) = texts[place]
          if painting.hides(letters.reduce(.null) { $0.union($1) }, of: text.index) { counts[place] = limit }
        }
        if counts[next] >= limit || painting.hides(seen, of: text.index, from: other.index) { continue }
        findings.append(finding(text, other, seen, in: tree))
        counts[place] += 1
        counts[next] += 1
      }
    }
    return findings
  }

  /// Returns for each text a number that equal ones share.
  private static func numbers(of texts: [String]) -> [Int] {
    var numbers: [String: Int] = [:]
    return texts.map { text in
      let number = numbers[text] ?? numbers.count
      numbers[text] = number
      return number
    }
  }

  /// Returns the overlap of lines by more than a point, and by more than a sixth of the lower line.
  private static func overlap(_ letters: [CGRect], _ others: [CGRect]) -> CGRect? {
    for one in letters {
      for other in others {
        let common = one.intersection(other)
        guard !common.isNull, common.width > 1 else { continue }
        if common.height > max(1, min(one.height, other.height) / 6) { return common }
      }
    }
    return nil
  }

  private static func finding(
    _ text: VisibleText, _ other: VisibleText, _ area: CGRect, in tree: LintTree
  ) -> Finding {
    // The text that is later in the tree is reported.
    let (front, back) = text.index > other.index ? (text, other) : (other, text)
    var finding = Finding(
      .overlappingText, view: tree.path(of: front.owner),
      message: "\(front.quoted) overlaps \(back.quoted) by \(area.size.words) points",
      fix: "Position one relative to the edges of the other, after the other has its size")
    finding.others = [tree.path(of: back.owner)]
    finding.values = [
      FindingValue("overlap width", points: area.width),
      FindingValue("overlap height", points: area.height),
    ]
    finding.marks = [FindingMark(.area, area)]
    finding.scales = [tree.scale]
    return finding
  }
}

extension LintTree {
  /// Returns the opacity of the view with that of all its ancestors.
  func opacity(of index: Int) -> CGFloat {
    ancestors(of: index).reduce(nodes[index].view.alpha) { $0 * nodes[$1].view.alpha }
  }
}
