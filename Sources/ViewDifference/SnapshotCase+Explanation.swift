package import ImageComparison
package import SnapshotReport

extension SnapshotCase {
  /// Sets the measurement of the difference of a picture.
  package mutating func measure(_ comparison: Comparison) {
    switch comparison {
    case .different(let difference), .similar(let difference):
      measurement = Measurement(
        differingPixels: difference.differingPixels, totalPixels: difference.totalPixels,
        largestChannelDifference: difference.largestChannelDifference, box: Box(difference.box),
        worst: difference.clusters.clusters.first.map { Box($0.focus) })
    case .identical, .differentSize: break
    }
  }

  /// Sets the explanation of the difference of a picture, and the rows of the two trees.
  package mutating func explain(by explanation: Explanation, reference: LayoutTree, actual: LayoutTree) {
    changes = explanation.changes.map { change in
      Change(
        kind: change.kind.rawValue, view: change.name, path: change.path, text: change.text,
        causes: change.causes,
        pixels: change.pixels, box: change.box.map(Box.init))
    }
    causes = explanation.rootCauses
    referenceTree = reference.rows(marks: explanation.marks(\.old))
    actualTree = actual.rows(marks: explanation.marks(\.new))
  }
}

extension Explanation {
  /// Returns the kinds of changes of the nodes of one of the trees.
  fileprivate func marks(_ node: (ViewChange) -> Int?) -> [Int: [String]] {
    var marks: [Int: [String]] = [:]
    for change in changes {
      guard let node = node(change), marks[node]?.contains(change.kind.rawValue) != true else { continue }
      marks[node, default: []].append(change.kind.rawValue)
    }
    return marks
  }
}

extension LayoutTree {
  fileprivate func rows(marks: [Int: [String]]) -> [SnapshotCase.TreeRow] {
    let depths = depths
    return nodes.indices.map {
      SnapshotCase.TreeRow(depth: depths[$0], text: line($0), marks: marks[$0] ?? [])
    }
  }
}

extension SnapshotCase.Box {
  fileprivate init(_ box: Difference.Box) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}
