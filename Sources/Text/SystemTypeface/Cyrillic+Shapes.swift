import Paths

/// The shapes that capitals and small letters of Cyrillic share, in a width and a height.
extension Sketch {
  /// The depth of feet below the baseline.
  private func depth(_ height: Double) -> Double { height == FontInstance.cap ? -150 : -132 }
  /// The spaces beside stems and beside round strokes.
  private func besideStem(_ height: Double) -> Double { height == FontInstance.cap ? 94 : 80 }
  private func besideRound(_ height: Double) -> Double { height == FontInstance.cap ? 48 : 44 }

  mutating func be(_ width: Double, _ height: Double) {
    thin(0.03, 0.06)
    stem(0, 0, height)
    bar(0, width - 36, height - h)
    lobe(width, 0, 0.575 * height + hh)
    finish(besideStem(height), width, besideRound(height))
  }

  /// Draws a Д, whose left side falls to the left and whose base has two feet.
  mutating func de(_ width: Double, _ height: Double) {
    thin(0.08, 0.04)
    let low = depth(height)
    let reach = 0.02 * width + v * 0.9
    let right = width - 0.03 * width - v * 0.9
    bar(0, width, 0)
    rect(0, low, v * 0.9, h)
    rect(width - v * 0.9, low, width, h)
    stem(right - hv, 0, height)
    let top = 0.30 * width
    bar(top, right, height - h)
    let level = Sketch.levelWidth(top - reach * 0.7, height, (v + diagonalStroke) / 2)
    polygon([(top, height), (top + level, height), (reach * 0.7 + level, h * 0.5), (reach * 0.7, h * 0.5)])
    finish(besideStem(height) * 0.28, width, besideStem(height) * 0.28)
  }

  /// Draws a Л, whose left side ends in a curve to the left.
  mutating func el(_ width: Double, _ height: Double) {
    strokesOfEl(width, height)
    finish(besideStem(height) * 0.22, width, besideStem(height))
  }

  private mutating func strokesOfEl(_ width: Double, _ height: Double) {
    let top = 0.26 * width
    stem(width - v, 0, height)
    bar(top, width, height - h)
    var side = Spine(top + hv, height, .down)
    side.to(top + hv - 0.01 * width, 0.42 * height, .down, tension: 0.4)
    side.to(0.05 * width, hh - 4, .left, tension: 0.58, 0.5)
    side.to(0, hh - 4, .left)
    side.startCut = .right
    side.endCut = .up
    stroke(side)
  }

  mutating func ha(_ width: Double, _ height: Double) {
    strokesOfHa(width, height)
    finish(besideStem(height), width, besideStem(height))
  }

  private mutating func strokesOfHa(_ width: Double, _ height: Double) {
    stem(0, 0, height)
    stem(width - v, 0, height)
    bar(0, width, 0.515 * height - hh)
  }

  /// Draws a Љ or Њ: the letter on the left, with a soft sign that shares its right stem.
  mutating func joinedSign(isEl: Bool, _ height: Double) {
    let isCapital = height == FontInstance.cap
    thin(0.12, 0.10)
    let first = instance.body(isCapital ? 520 : 400)
    let second = instance.body(isCapital ? 440 : 350)
    if isEl { strokesOfEl(first, height) } else { strokesOfHa(first, height) }
    var sign = Sketch(instance)
    (sign.v, sign.h) = (v, h)
    sign.lobe(second, 0, 0.515 * height + hh)
    add(sign.path, x: first - v)
    finish(besideStem(height) * (isEl ? 0.22 : 1), first - v + second, besideRound(height))
  }

  /// Draws the arms of a K on both sides of a stem.
  mutating func zhe(_ width: Double, _ height: Double) {
    thin(0.16, 0.06)
    let half = (width + v) / 2
    kay(half, height, meeting: 0.30, fork: 0.40)
    let arms = takeDrawing()
    add(arms)
    mirror(half)
    add(arms, x: half - v)
    stem(half - v, 0, height)
    finish(12, width, 12)
  }

  /// Draws a 3 with round ends, as a З.
  mutating func zed(round width: Double, _ height: Double, _ overshoot: Double) {
    thin(0.04, 0.12)
    let middle = 0.52 * height
    let (top, bottom) = (height + overshoot, -overshoot)
    var upper = Spine(hv + 8, 0.70 * height, .up)
    upper.to(width * 0.48, top - hh, .right)
    upper.to(width - hv - 0.045 * width, (top + middle) / 2 - 2, .down)
    upper.to(width * 0.47, middle, .left)
    upper.to(width * 0.34, middle, .left)
    upper.cutStart(atY: 0.745 * height)
    stroke(upper)
    var lower = Spine(width * 0.34, middle, .right)
    lower.to(width * 0.47, middle, .right)
    lower.to(width - hv, (middle + bottom) / 2 + 2, .down)
    lower.to(width * 0.48, bottom + hh, .left)
    lower.to(hv, 0.295 * height, .up)
    lower.cutEnd(atY: 0.25 * height)
    stroke(lower)
  }

  /// Draws a Ц, or a Џ with the foot in the middle.
  mutating func box(_ width: Double, _ height: Double, isMiddle: Bool) {
    let reach = isMiddle ? 0 : 0.12 * width
    stem(0, 0, height)
    stem(width - v, 0, height)
    bar(0, width + reach, 0)
    let foot = isMiddle ? width / 2 - 0.46 * v : width + reach - 0.92 * v
    rect(foot, depth(height), foot + 0.92 * v, h)
    finish(besideStem(height), width + reach, isMiddle ? besideStem(height) : besideStem(height) * 0.26)
  }

  mutating func che(_ width: Double, _ height: Double) {
    stem(width - v, 0, height)
    let low = 0.37 * height
    var cup = Spine(hv, height, .down)
    cup.to(hv, low + 0.36 * height, .down)
    cup.to(width * 0.48, low + hh, .right, tension: 0.6)
    cup.to(width - hv, low + hh + 0.02 * height, .right)
    stroke(cup)
    finish(besideStem(height) * 0.86, width, besideStem(height))
  }

  mutating func sha(_ width: Double, _ height: Double, hasFoot: Bool) {
    thin(0.12, 0.04)
    let reach = hasFoot ? 0.085 * width : 0
    for x in [0, (width - v) / 2, width - v] { stem(x, 0, height) }
    bar(0, width + reach, 0)
    if hasFoot { rect(width + reach - 0.92 * v, depth(height), width + reach, h) }
    finish(besideStem(height), width + reach, besideStem(height) * (hasFoot ? 0.26 : 1))
  }

  /// Draws a hard or soft sign, or the one with a stem after it.
  mutating func sign(_ letter: Unicode.Scalar, _ width: Double, _ height: Double) {
    let isCapital = height == FontInstance.cap
    thin(0.03, 0.08)
    let isHard = letter == "Ъ" || letter == "ъ"
    let start = isHard ? 0.28 * width : 0
    var strokes = Sketch(instance)
    (strokes.v, strokes.h) = (v, h)
    strokes.stem(0, 0, height)
    strokes.lobe(width, 0, 0.56 * height + hh)
    add(strokes.path, x: start)
    if isHard { bar(0, start + v, height - h) }
    guard letter == "Ы" || letter == "ы" else {
      finish(isHard ? 26 : besideStem(height), start + width, besideRound(height))
      return
    }
    let gap = instance.body(isCapital ? 240 : 200, growth: 0.75)
    stem(width + gap - v, 0, height)
    finish(besideStem(height), width + gap, besideStem(height))
  }

  mutating func yu(_ width: Double, _ height: Double, _ overshoot: Double) {
    thin(0.12, 0.10)
    let left = 0.29 * width
    stem(0, 0, height)
    bar(0, left + hv, 0.515 * height - hh)
    ring(left, -overshoot, width, height + overshoot)
    finish(besideStem(height), width, besideRound(height) + 4)
  }

  /// Draws an arch from a stem whose left edge is at `x` to a stroke that ends at `right` and at the baseline.
  mutating func arch(from x: Double, to right: Double, top: Double, height: Double) {
    let share = instance.joint
    var spine = Spine(x + v * (1 - share / 2), top - 0.46 * height, .up, share: share)
    spine.to(x + (right - x) * 0.55, top - hh, .right, tension: 0.6)
    spine.to(right - hv, top - 0.42 * height, .down, tension: 0.6)
    spine.to(right - hv, 0, .down)
    stroke(spine)
  }

  /// Draws a letter with a foot at its lower right end.
  mutating func withFoot(_ letter: Unicode.Scalar) {
    onLetter(letter)
    let low = depth(head == FontInstance.cap ? FontInstance.cap : FontInstance.x)
    let right = corner + 0.26 * v + 18
    rect(corner - v, 0, right, h)
    rect(right - 0.92 * v, low, right, h)
    widen(to: right + 24)
  }
}
