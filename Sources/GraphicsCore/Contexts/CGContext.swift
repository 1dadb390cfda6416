public import Foundation
package import Paths

/// Records what is drawn into it; pictures are made of that when they are asked for.
///
/// Differs from UIKit: there is one colour space, sRGB, and what is drawn for a screen is kept as areas and paints
/// instead of pixels.
public class CGContext {
  /// What is told of each step that a context has finished.
  package protocol Target: AnyObject {
    /// The context's drawing has new steps, and no group is open.
    func drew(in context: CGContext)
  }

  /// What has been drawn so far.
  package internal(set) final var drawing: Drawing
  /// Pixels in a unit of the drawing.
  package final let scale: CGFloat
  /// From the coordinates that the context began with to those of the drawing. Shadows and patterns lie in the
  /// former, whatever the CTM is.
  package final let base: CGAffineTransform
  /// Who keeps the pixels, if anybody does.
  package final var target: (any Target)?

  package var state: GraphicsState
  private var savedStates: [GraphicsState] = []
  /// The current path, in the coordinates of the drawing: a later change of the CTM does not move it.
  var currentPath = Paths.Path()
  /// The groups that were begun and not ended: their steps, and how many states were kept outside of them.
  private var openGroups: [(step: Int, savedStates: Int)] = []
  /// Whether colours stay as they are: the cells of some patterns have none of their own.
  private var hasFixedColors = false
  var text = TextState()
  /// The texts that were drawn, where somebody wants to know.
  package var drawnTexts: [DrawnText]?
  /// Whether edges may be smooth at all; no part of the graphics state.
  var allowsAntialiasing = true
  /// The clip that the context began with.
  var outermostClips: [Drawing.Clip] = []
  var outermostClipRect: CGRect

  /// A context for a drawing of `rect`, a rectangle of the coordinates that it begins with, in points.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the picture that it is for.
  ///   - isUpward: whether y points up in the coordinates that the context begins with, as in those of bitmaps.
  package convenience init(rect: CGRect, scale: CGFloat = 1, isUpward: Bool = false) {
    let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    self.init(drawing: Drawing(rect: rect), scale: scale, base: isUpward ? mirror : .identity)
  }

  /// Goes on with a drawing: `rect` of it is cleared and may be drawn anew.
  package convenience init(continuing drawing: Drawing, in rect: CGRect, scale: CGFloat = 1) {
    self.init(drawing: drawing, scale: scale, base: .identity)
    clear(rect)
    narrowClip(to: rect)
    outermostClips = state.clips
    outermostClipRect = state.clipRect
  }

  private init(drawing: Drawing, scale: CGFloat, base: CGAffineTransform) {
    self.drawing = drawing
    self.scale = scale
    self.base = base
    outermostClipRect = drawing.rect
    state = GraphicsState(ctm: base, clipRect: drawing.rect)
  }
}

extension CGContext {
  /// Keeps the graphics state until `restoreGState()`. The current path is no part of it.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Goes back to the graphics state that was kept last; nothing without one.
  public func restoreGState() {
    guard savedStates.count > openGroups.last?.savedStates ?? 0, let last = savedStates.popLast() else {
      return
    }
    state = last
  }

  /// Begins a group: what follows is drawn on a transparent layer of its own. At its end, the layer is drawn with
  /// the present clip, opacity, blend mode and shadow; inside, these begin anew.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginGroup(outside: state)
  }

  /// Begins a group whose contents show in `rect`; its shadow may fall beyond.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let outside = state
    // What acts where the layer is empty has to stay inside itself.
    let boundsContents = state.shadow != nil && state.blendMode.keepsBackdrop
    if !boundsContents { narrowClip(to: rect) }
    beginGroup(outside: outside)
    if boundsContents { narrowClip(to: rect) }
  }

  /// Ends a group, and goes back to the graphics state at its beginning; nothing without one.
  public func endTransparencyLayer() {
    guard let group = openGroups.popLast() else { return }
    savedStates.removeSubrange(group.savedStates...)
    restoreGState()
    let isEmpty = drawing.steps.count == group.step + 1
    if isEmpty, drawing.steps[group.step].blend.keepsBackdrop {
      removeStep()
    } else if openGroups.isEmpty {
      target?.drew(in: self)
    }
  }

  /// Begins a group, at whose end the state is `outside` again.
  private func beginGroup(outside: GraphicsState) {
    append(
      Drawing.Step(
        .group(count: 0), clips: state.clips, opacity: state.alpha, blend: state.blendMode,
        shadow: state.shadow))
    savedStates.append(outside)
    openGroups.append((drawing.steps.count - 1, savedStates.count))
    state.clips = []
    state.alpha = 1
    state.blendMode = .normal
    if let shadow = state.shadow, !state.clipRect.isEmpty {
      // What casts the shadow into the clip matters, too.
      let reach = min(2 * shadow.sigma + 2, 1e6)
      let casting = state.clipRect.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      if let area = casting.insetBy(dx: -reach, dy: -reach).withinReach {
        state.clipRect = state.clipRect.union(area)
      }
    }
    state.shadow = nil
  }

  /// Adds a step behind all others, in all groups that are open.
  func append(_ step: Drawing.Step) {
    drawing.steps.append(step)
    countSteps(1)
    if openGroups.isEmpty, !step.isGroup { target?.drew(in: self) }
  }

  /// Adds a step with all that belong to it, if it is a group.
  package func append(_ group: [Drawing.Step]) {
    drawing.steps += group
    countSteps(group.count)
    if openGroups.isEmpty { target?.drew(in: self) }
  }

  /// Takes back the last step, a group of nothing.
  private func removeStep() {
    drawing.steps.removeLast()
    countSteps(-1)
  }

  /// The open groups have so many steps more.
  private func countSteps(_ difference: Int) {
    for group in openGroups {
      if case .group(let count) = drawing.steps[group.step].content {
        drawing.steps[group.step].content = .group(count: count + difference)
      }
    }
  }

  /// Whether a group is open.
  package var isInGroup: Bool { !openGroups.isEmpty }

  /// Takes away all steps, which have become pixels; nothing while a group is open.
  package func removeSteps() {
    guard openGroups.isEmpty else { return }
    drawing.steps.removeAll()
  }
}

extension CGContext {
  /// Draws all that follows in one colour.
  func fixColor(_ color: CGColor) {
    state.fill = color
    state.stroke = color
    hasFixedColors = true
  }

  /// Sets the colour of areas, and the space of their components.
  func setFill(_ color: CGColor) {
    guard !hasFixedColors else { return }
    state.fill = color
    if let space = color.colorSpace { state.fillSpace = space }
  }

  /// Sets the colour of lines, and the space of their components.
  func setStroke(_ color: CGColor) {
    guard !hasFixedColors else { return }
    state.stroke = color
    if let space = color.colorSpace { state.strokeSpace = space }
  }

  /// Records an area, unless nothing of it could be seen.
  package func paint(_ area: Drawing.Area, _ paint: Drawing.Paint) {
    let isVisible = state.alpha > 0 || !state.blendMode.keepsBackdrop
    guard isVisible, !state.clipRect.isEmpty else { return }
    var step = Drawing.Step(
      .area(area, paint), clips: state.clips, opacity: state.alpha, blend: state.blendMode)
    step.shadow = state.shadow
    step.isSmooth = state.shouldAntialias && allowsAntialiasing
    append(step)
  }

  /// Records an area in a colour or its pattern.
  func paint(_ area: Drawing.Area, _ color: CGColor) {
    guard color.alpha > 0 || !state.blendMode.keepsBackdrop else { return }
    guard let pattern = color.pattern else {
      let mode = state.blendMode
      // An opaque colour that replaces what is there is one that covers it.
      if mode == .copy, color.alpha >= 1, state.alpha >= 1, state.shadow == nil { state.blendMode = .normal }
      paint(area, .color(color))
      state.blendMode = mode
      return
    }
    let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    let opacity = state.alpha
    state.alpha *= color.alpha
    paint(area, pattern.paint(color: color, base: phase.concatenating(base)))
    state.alpha = opacity
  }

  /// Fills a path of the drawing's coordinates.
  package func fill(_ path: Paths.Path, evenOdd: Bool) {
    guard !path.isEmpty else { return }
    paint(.fill(path, evenOdd: evenOdd), state.fill)
  }

  /// Draws a line along a path of the drawing's coordinates.
  package func stroke(_ path: Paths.Path, width: CGFloat? = nil) {
    guard !path.isEmpty, let area = strokeArea(path, width: width) else { return }
    paint(area, state.stroke)
  }

  /// Narrows the clip to a path of the drawing's coordinates. Upright rectangles one in the other are kept as one, so
  /// that a chain of them takes no more memory than the last.
  package func clip(_ path: Paths.Path, evenOdd: Bool) {
    state.clipRect = state.clipRect.common(with: path.controlBounds.map { CGRect($0) } ?? .null)
    if let rect = path.uprightRect, case .area(.fill(let last, _))? = state.clips.last,
      let outer = last.uprightRect
    {
      var common = Paths.Path()
      if let rect = rect.intersection(outer) { common.appendRect(rect) }
      state.clips[state.clips.count - 1] = .area(.fill(common, evenOdd: false))
    } else {
      state.clips.append(.area(.fill(path, evenOdd: evenOdd)))
    }
  }

  /// A path of the current user space in the drawing's coordinates.
  func inDrawing(_ make: (inout Paths.Path) -> Void) -> Paths.Path {
    var path = Paths.Path()
    make(&path)
    return path.mapped(by: state.ctm)
  }
}

extension Drawing.Step {
  var isGroup: Bool {
    if case .group = content { true } else { false }
  }
}
