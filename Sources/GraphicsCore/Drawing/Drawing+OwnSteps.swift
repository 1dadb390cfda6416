import Paths

extension Drawing {
  /// The steps of a drawing that is clipped to its rectangle and does not change its backdrop.
  package var ownSteps: [Step] {
    var steps = steps
    var path = Path()
    path.appendRect(Rect(rect))
    let edge = Clip.area(.fill(path, evenOdd: false))
    var index = 0
    while index < steps.count {
      var end = index + 1
      if case .group(let count) = steps[index].content { end += count }
      if !steps[index..<end].allSatisfy({ $0.isInside(rect) }) { steps[index].clips.append(edge) }
      index = end
    }
    if !isPlain { steps.insert(Step(.group(count: steps.count)), at: 0) }
    return steps
  }
}
