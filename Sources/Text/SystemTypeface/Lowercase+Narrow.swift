import Paths

/// The small letters with hooks, and those of straight diagonal strokes.
extension Sketch {
  mutating func smallF() {
    thin(0.02, 0.08)
    let width = instance.body(286)
    let left = (width - v) * 0.36
    let top = FontInstance.ascender + 4
    let reach = width + 8
    var hook = Spine(left + hv, 0, .up)
    hook.to(left + hv, top - 0.30 * FontInstance.x, .up)
    hook.to(left + v + (reach - left - v) * 0.62, top - hh, .right, tension: 0.64)
    hook.to(reach, top - hh, .right)
    hook.endCut = .up
    stroke(hook)
    bar(0, width - 2, FontInstance.x - h)
    finish(22, width, 14)
  }

  mutating func smallT() {
    thin(0.02, 0.08)
    let width = instance.body(290)
    let left = (width - v) * 0.35
    var foot = Spine(left + hv, FontInstance.x + 150, .down)
    foot.to(left + hv, 0.30 * FontInstance.x, .down)
    foot.to(left + v + (width - left - v) * 0.66, hh - 4, .right, tension: 0.64)
    foot.to(width, hh - 4, .right)
    foot.endCut = .up
    stroke(foot)
    bar(0, width, FontInstance.x - h)
    finish(22, width, 32)
  }

  mutating func smallJ(dotted: Bool) {
    let left = -0.5 * v - 50 * instance.stretch
    let bottom = FontInstance.descender
    var hook = Spine(hv, FontInstance.x, .down)
    hook.to(hv, bottom + 0.30 * FontInstance.x, .down)
    hook.to(left + 26, bottom + hh, .left, tension: 0.64)
    hook.to(left, bottom + hh, .left)
    hook.endCut = .up
    stroke(hook)
    if dotted { tittle(hv) }
    finish(80, v, 80)
  }

  mutating func smallG() {
    thin(0.02, 0.1)
    let width = instance.body(488)
    bowl(width)
    mirror(width)
    let bottom = FontInstance.descender - 4
    var tail = Spine(width - hv, FontInstance.x, .down)
    tail.to(width - hv, 0.02 * FontInstance.x, .down)
    tail.to(width * 0.50, bottom + hh, .left, tension: 0.60)
    let end = bottom + h + 0.15 * FontInstance.x
    tail.to(hv + 8, end, .up, tension: 0.56)
    tail.cutEnd(atY: end - 0.045 * FontInstance.x)
    stroke(tail)
    finish(48, width, 78)
  }

  mutating func smallK(_ top: Double) {
    let width = instance.body(444)
    stem(0, 0, top)
    kay(width, FontInstance.x, meeting: 0.32, fork: 0.42)
    finish(80, width, 14)
  }

  /// Draws the arms of a k.
  ///
  /// The upper arm's lower edge leaves the stem at `meeting` of the height and ends at `height`; the lower arm goes
  /// from the upper one's centre line, at `fork` of its height, to the baseline.
  mutating func kay(_ width: Double, _ height: Double, meeting: Double, fork: Double) {
    let thickness = diagonalStroke * (1 - 0.06 * instance.boldness)
    let right = width - 0.025 * width
    let low = height * meeting
    let slope = (height - low) / (right - v)
    let upper = Sketch.levelWidth(right - v, height - low, thickness)
    let start = v * 0.4
    let y = low + (start - v) * slope
    polygon([(start, y), (right, height), (right - upper, height), (start, y + upper * slope)])
    let forkY = low + (height - low) * fork
    let forkX = v + (forkY - low) / slope - upper / 2
    var lower = thickness
    for _ in 0..<6 { lower = Sketch.levelWidth(width - lower / 2 - forkX, forkY, thickness) }
    let narrow = min(lower, upper) * 0.98
    polygon([(forkX - narrow / 2, forkY), (forkX + narrow / 2, forkY), (width, 0), (width - lower, 0)])
  }

  mutating func smallR() {
    let width = instance.body(256)
    let top = FontInstance.x + FontInstance.overshoot
    let share = instance.joint
    stem(0, 0, FontInstance.x)
    var arm = Spine(v * (1 - share / 2), top - 0.46 * FontInstance.x, .up, share: share)
    arm.to(width - 6, top - hh - 2, .right, tension: 0.64)
    arm.to(width, top - hh - 2, .right)
    arm.endCut = .up
    stroke(arm)
    finish(80, width, 22)
  }

  mutating func smallW() {
    let width = instance.body(730, growth: 1.5)
    doubleVee(width, FontInstance.x, diagonalStroke * (1 - 0.12 * instance.boldness))
    finish(20, width, 20)
  }

  /// Draws a w of any size.
  mutating func doubleVee(_ width: Double, _ height: Double, _ thickness: Double) {
    let point = Sketch.pointWidth(width / 2, height, thickness)
    vee(0, width / 2 + point / 2, height, 0, thickness: thickness)
    vee(width / 2 - point / 2, width, height, 0, thickness: thickness)
  }

  /// Draws an x of any size, whose top is narrower by `inset` on both sides.
  mutating func cross(_ width: Double, _ height: Double, inset: Double) {
    let thickness = diagonalStroke
    var level = thickness
    for _ in 0..<6 { level = Sketch.levelWidth(width - inset - level, height, thickness) }
    diagonal(0, 0, width - inset - level, height, thickness: thickness)
    diagonal(width - level, 0, inset, height, thickness: thickness)
  }

  mutating func smallY() {
    let width = instance.body(492)
    let thickness = diagonalStroke
    let point = Sketch.pointWidth(width, FontInstance.x, thickness) * (1 - 0.22 * instance.boldness)
    let run = width / 2 - point / 2
    let level = Sketch.levelWidth(run, FontInstance.x, thickness)
    // The left arm ends where its left edge meets that of the right one.
    let end = min(run, (width - level) / 2)
    let low = FontInstance.x * (1 - end / run)
    polygon([(0, FontInstance.x), (level, FontInstance.x), (end + level, low), (end, low)])
    // The right arm continues below the baseline and turns left.
    let bottom = FontInstance.descender
    let slope = run / FontInstance.x
    let top = (width - level / 2, FontInstance.x)
    let turn = -0.06 * FontInstance.x
    let down = Heading.towards(-slope, -1)
    var tail = Spine(top.0, top.1, down)
    tail.to(top.0 - slope * (FontInstance.x - turn), turn, down)
    let foot = width * 0.06
    tail.to(foot + 30, bottom + hh, .left, tension: 0.64)
    tail.to(foot, bottom + hh, .left)
    tail.startCut = .right
    tail.endCut = .up
    // The pen's diagonal strokes get the thickness of the arms.
    let across = Pen(width: v, height: h).reach(down, 1)
    let pen = 2 * abs(across.x * down.y - across.y * down.x)
    stroke(tail, scaled: thickness / pen)
    finish(18, width, 18)
  }

  /// Draws a z of any size.
  mutating func zed(_ width: Double, _ height: Double) {
    let thickness = diagonalStroke
    var level = thickness
    for _ in 0..<6 { level = Sketch.levelWidth(width - level - 6, height, thickness) }
    bar(0, width, 0)
    bar(6, width - 4, height - h)
    let right = width - 4
    polygon([(0, 0), (level, 0), (right, height), (right - level, height)])
  }
}
