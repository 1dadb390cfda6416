internal import Escaping
internal import Foundation

/// The numbers of a view's look that changed, such as its corner radius, and of which number they are a constant share.
///
/// A radius that is half of a metric before and after a change is computed from it: the computation of such numbers is
/// not observed, but a chance in both trees is improbable.
struct ConstantShare {
  /// A number in the old and in the new tree.
  struct Number {
    var old: Double
    var new: Double
  }

  /// The numbers that changed, at least one.
  private let numbers: [Number]
  /// Whether or not the numbers may be computed from the size of the view: the size of a font rather decides on it.
  let mayFollowSize: Bool

  /// The properties that consist of words and numbers in points.
  private static let keys: Set<String> = ["radius", "border", "font", "fontSize", "shadow", "lineWidth"]
  /// The maximum error of a number, in points: trees have three fraction digits.
  private static let error = 0.000_5
  /// The largest denominator, or numerator, of a share: a tenth, or ten times.
  private static let limit = 10

  /// Creates the numbers of a changed property; nil if something else changed, or a number was or is 0.
  init?(of key: String, from old: String?, to new: String?) {
    guard ConstantShare.keys.contains(key), let old = old?.split(at: " "), let new = new?.split(at: " "),
      old.count == new.count
    else { return nil }
    var numbers: [Number] = []
    for (was, now) in zip(old, new) where !was.isExactly(now) {
      guard let number = Number(old: String(was), new: String(now)) else { return nil }
      numbers.append(number)
    }
    guard !numbers.isEmpty else { return nil }
    self.numbers = numbers
    mayFollowSize = key != "font" && key != "fontSize"
  }

  /// Returns the complexity of the shares of another number that the numbers are in both trees.
  ///
  /// It is 2 if they are equal, and more for others; nil if a number is no constant share.
  func complexity(of whole: Number) -> Int? {
    var most = 0
    for number in numbers {
      guard let complexity = ConstantShare.complexity(number, of: whole) else { return nil }
      most = max(most, complexity)
    }
    return most
  }

  /// Returns the sum of the numerator and the denominator of a share: a whole number, one over a whole number, or two
  /// or three thirds or quarters.
  private static func complexity(_ part: Number, of whole: Number) -> Int? {
    guard part.old * part.new > 0, whole.old * whole.new > 0, whole.old != whole.new else { return nil }
    for sum in 2...limit + 1 {
      for numerator in 1..<sum {
        let denominator = sum - numerator
        guard min(numerator, denominator) == 1 || max(numerator, denominator) <= 4 else { continue }
        let (above, below) = (Double(numerator), Double(denominator))
        let isShare = [(part.old, whole.old), (part.new, whole.new)].allSatisfy { number, other in
          (number.magnitude * below - other.magnitude * above).magnitude <= (above + below) * error
        }
        if isShare { return sum }
      }
    }
    return nil
  }
}

extension ConstantShare.Number {
  /// Creates a number of two texts; nil if one is not a finite number other than 0.
  init?(old: String?, new: String?) {
    guard let old = old.flatMap(Double.init), let new = new.flatMap(Double.init), old.isFinite, new.isFinite,
      old != 0, new != 0
    else { return nil }
    self.init(old: old, new: new)
  }
}

extension CauseFinder {
  /// Returns the cause of a changed number of a view's look: what it is a constant share of.
  ///
  /// A metric from which the frame is computed comes first, then the view's own sides, and then any other metric, that
  /// with the simplest share.
  func reason(forShare change: ViewChange, of node: Int) -> Reason? {
    guard let key = change.property, let before = changes.matching.oldOfNew[node] else { return nil }
    let (was, now) = (changes.old.nodes[before], changes.new.nodes[node])
    guard let share = ConstantShare(of: key, from: was.properties[key], to: now.properties[key]),
      budget.spend(now.dependencies.count)
    else { return nil }
    if let metric = nearest(share, among: now.dependencies) { return metric }
    if let side = ownSide(share, of: node, was, now) { return side }
    return budget.spend(changedMetrics.count) ? nearest(share, among: changedMetrics) : nil
  }

  /// Returns the metric among some nodes with the simplest share, of several the first.
  private func nearest(_ share: ConstantShare, among nodes: [Int]) -> Reason? {
    var best: (complexity: Int, node: Int, change: ViewChange)?
    for node in nodes {
      guard let change = ofNew[node]?.metric, let number = numbers(of: node),
        let complexity = share.complexity(of: number), complexity < best?.complexity ?? .max
      else { continue }
      best = (complexity, node, change)
    }
    return best.map {
      Reason(
        text: "\($0.change.name) \($0.change.plainText)", root: $0.change.rootCause, node: $0.node, score: 4)
    }
  }

  private func ownSide(_ share: ConstantShare, of node: Int, _ was: LayoutNode, _ now: LayoutNode) -> Reason?
  {
    guard share.mayFollowSize, let change = ofNew[node]?.resized, let old = was.frame?.size,
      let new = now.frame?.size,
      [(old.width, new.width), (old.height, new.height)].contains(where: { side in
        share.complexity(of: ConstantShare.Number(old: Double(side.0), new: Double(side.1))) != nil
      })
    else { return nil }
    return Reason(text: "it \(change.plainText)", root: change.rootCause, node: node, score: 4)
  }

  /// Returns the values of a named number in both trees; nil if one of them is 0.
  private func numbers(of node: Int) -> ConstantShare.Number? {
    changes.matching.oldOfNew[node].flatMap { before in
      ConstantShare.Number(
        old: changes.old.nodes[before].properties["metric"], new: changes.new.nodes[node].properties["metric"]
      )
    }
  }
}
