import Cassowary

extension SolverScene {
  /// Returns the layouts of the benchmark, each of about `count` views.
  static func all(_ count: Int) -> [SolverScene] {
    [
      siblings(count), fixedChain(count), equalChain(count), stacks(count), nestedStacks(count), table(count),
    ]
  }

  /// Returns views at the same position in a root, each of the size of its content, none beyond the root's edge.
  static func siblings(_ count: Int) -> SolverScene {
    var scene = SolverScene("independent siblings")
    let width = scene.root(390)
    let height = scene.root(844)
    for index in 0..<count {
      let x = scene.span()
      let y = scene.span()
      scene.alignStarts(x, width, inset: 16)
      scene.alignStarts(y, height, inset: 8)
      scene.alignEnds(x, width, inset: 16, .lessOrEqual)
      if index == count / 2 {
        scene.editedContent(x, 100)
      } else {
        scene.content(x, Double(40 + index % 50))
      }
      scene.content(y, 20)
    }
    return scene
  }

  /// Returns views one after another, with given sizes.
  static func fixedChain(_ count: Int) -> SolverScene {
    var scene = SolverScene("chain, given sizes")
    var previous = scene.root(390)
    for index in 0..<count {
      let view = scene.span()
      if index == 0 {
        scene.alignStarts(view, previous, inset: 8)
      } else {
        scene.place(view, after: previous, spacing: 8)
      }
      if index == count / 2 {
        scene.edit(view.size, 50)
      } else {
        scene.require([(1, view.size)], .equal, Double(30 + index % 7))
      }
      previous = view
    }
    return scene
  }

  /// Returns views one after another from edge to edge of a root, with equal spacing and equal sizes.
  static func equalChain(_ count: Int) -> SolverScene {
    var scene = SolverScene("chain, equal sizes")
    let root = scene.root(Double(40 * count))
    var previous = root
    let edge = scene.variable()
    scene.edit(edge, 8)
    for index in 0..<count {
      let view = scene.span()
      if index == 0 {
        scene.require([(1, view.start), (-1, root.start), (-1, edge)], .equal, 0)
      } else {
        scene.place(view, after: previous, spacing: 8)
        scene.equalSizes(view, previous)
      }
      previous = view
    }
    scene.alignEnds(previous, root, inset: 8)
    return scene
  }

  /// Returns rows of ten views that share the width of a root, of which one view takes the rest.
  static func stacks(_ count: Int) -> SolverScene {
    var scene = SolverScene("rows of ten")
    let root = scene.root(800)
    for row in 0..<max(1, count / 10) {
      var previous = root
      for index in 0..<10 {
        let view = scene.span()
        if index == 0 {
          scene.alignStarts(view, root, inset: 16)
        } else {
          scene.place(view, after: previous, spacing: 8)
        }
        if row == count / 20, index == 5 {
          scene.editedContent(view, 50)
        } else {
          scene.content(view, Double(40 + (row + index) % 13))
        }
        previous = view
      }
      scene.alignEnds(previous, root, inset: 16)
    }
    return scene
  }

  /// Returns nested stacks of four, whose axis alternates from level to level, with leaves that have content.
  static func nestedStacks(_ count: Int) -> SolverScene {
    var scene = SolverScene("nested stacks")
    var left = count
    var isEdited = false
    let x = scene.root(1000)
    let y = scene.root(1000)
    /// Fills a stack along the first of two spans.
    func fill(_ along: Span, _ across: Span, depth: Int) {
      var previous: Span?
      for _ in 0..<4 where left > 0 {
        left -= 1
        let view = scene.span()
        let other = scene.span()
        if let previous {
          scene.place(view, after: previous, spacing: 4)
        } else {
          scene.alignStarts(view, along, inset: 0)
        }
        previous = view
        scene.alignStarts(other, across, inset: 0)
        scene.alignEnds(other, across, inset: 0)
        if depth > 1 {
          fill(other, view, depth: depth - 1)
        } else {
          if isEdited {
            scene.content(view, Double(10 + left % 9))
          } else {
            scene.editedContent(view, 30)
            isEdited = true
          }
          scene.content(other, Double(8 + left % 5))
        }
      }
      if let previous { scene.alignEnds(previous, along, inset: 0) }
    }
    var depth = 1
    var leaves = 4
    while leaves * 4 / 3 < count {
      depth += 1
      leaves *= 4
    }
    fill(x, y, depth: depth)
    return scene
  }

  /// Returns cells one below another, as high as the taller of an icon and two labels.
  ///
  /// The first label is as wide as its text.
  static func table(_ count: Int) -> SolverScene {
    var scene = SolverScene("table of cells")
    let x = scene.root(390)
    var previous: Span?
    let cells = max(1, count / 4)
    for index in 0..<cells {
      let cell = scene.span()
      if let previous {
        scene.place(cell, after: previous, spacing: 0)
      } else {
        scene.require([(1, cell.start)], .equal, 0)
      }
      previous = cell
      let iconX = scene.span()
      scene.alignStarts(iconX, x, inset: 16)
      scene.require([(1, iconX.size)], .equal, 40)
      let titleX = scene.span()
      scene.place(titleX, after: iconX, spacing: 12)
      scene.content(titleX, Double(100 + index % 90))
      let detailX = scene.span()
      scene.require([(1, detailX.start), (-1, titleX.start), (-1, titleX.size)], .greaterOrEqual, 8)
      scene.alignEnds(detailX, x, inset: 16)
      scene.content(detailX, Double(60 + index % 40))
      let titleY = scene.span()
      scene.alignStarts(titleY, cell, inset: 11)
      if index == cells / 2 {
        scene.editedContent(titleY, 22)
      } else {
        scene.content(titleY, 22)
      }
      scene.alignEnds(titleY, cell, inset: 11, .lessOrEqual)
      let iconY = scene.span()
      scene.require([(1, iconY.size)], .equal, 40)
      scene.require(
        [(1, iconY.start), (0.5, iconY.size), (-1, cell.start), (-0.5, cell.size)], .equal, 0)
      scene.alignEnds(iconY, cell, inset: 4, .lessOrEqual)
      scene.prefer([(1, cell.size)], .equal, 44, 50)
    }
    return scene
  }
}
