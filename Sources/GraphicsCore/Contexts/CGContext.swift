public import Foundation
package import Paths

/// A graphics context that records drawing commands, of which pictures are rendered on demand.
///
/// Differs from UIKit: there is one colour space, sRGB, and drawings for a screen are stored as areas and paints
/// instead of pixels.
public class CGContext {
  /// A type that is told of each step that a context has finished.
  package protocol Target: AnyObject {
    /// Tells the target that the context's drawing has new steps, while no group is open.
    func didDraw(in context: CGContext)
  }

  /// The recorded drawing.
  package internal(set) final var drawing: Drawing
  /// The number of pixels per unit of the drawing.
  package final let scale: CGFloat
  /// The transform from the coordinates that the context began with to those of the drawing.
  ///
  /// Shadows and patterns are in the former, regardless of the CTM.
  package private(set) final var base: CGAffineTransform
  /// The object that keeps the pixels; nil if there is none.
  package final var target: (any Target)?

  package var state: GraphicsState
  private var savedStates: [GraphicsState] = []
  /// The current path, in the coordinates of the drawing, so that a later change of the CTM does not move it.
  var currentPath = Paths.Path()
  /// The open groups: the index of their step, and the number of states saved outside of them.
  private var openGroups: [(step: Int, savedStates: Int)] = []
  /// Whether or not colours are fixed, as in the cells of patterns that have none of their own.
  private var hasFixedColors = false
  var text = TextState()
  /// The texts that were drawn; nil if they are not recorded.
  package var drawnTexts: [DrawnText]?
  /// Whether or not edges may be antialiased at all; no part of the graphics state.
  var allowsAntialiasing = true
  /// The clip that the context began with.
  var outermostClips: [Drawing.Clip] = []
  var outermostClipRect: CGRect

  /// Creates a context for a drawing of `rect`, in the coordinates that it begins with, in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the drawing.
  ///   - scale: The number of pixels per point of the picture that it is for.
  ///   - isUpward: Whether or not y points up in the coordinates that the context begins with, as in those of bitmaps.
  package convenience init(rect: CGRect, scale: CGFloat = 1, isUpward: Bool = false) {
    let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    self.init(drawing: Drawing(rect: rect), scale: scale, base: isUpward ? mirror : .identity)
  }

  /// Creates a context that continues a drawing: `rect` of it is cleared and may be redrawn.
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

  /// Begins the drawing of a page, in the state of a new context; the drawing so far is forgotten.
  package final func beginPage(_ rect: CGRect, isUpward: Bool) {
    drawing = Drawing(rect: rect)
    base =
      isUpward ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY) : .identity
    (savedStates, openGroups, currentPath, text) = ([], [], Paths.Path(), TextState())
    (outermostClips, outermostClipRect) = ([], rect)
    state = GraphicsState(ctm: base, clipRect: rect)
  }
}

extension CGContext {
  /// Saves the graphics state for `restoreGState()`, without the current path.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Restores the graphics state that was saved last; has no effect without one.
  public func restoreGState() {
    guard savedStates.count > openGroups.last?.savedStates ?? 0, let last = savedStates.popLast() else {
      return
    }
    state = last
  }

  /// Begins a transparency layer: what follows is drawn in a transparent group of its own.
  ///
  /// At its end, the group is drawn with the current clip, opacity, blend mode and shadow; inside, these have their
  /// defaults.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginGroup(outside: state)
  }

  /// Begins a transparency layer whose contents are clipped to `rect`; its shadow may exceed it.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let outside = state
    // A clip inside the group lets the shadow exceed it, but a mode that changes the backdrop where the layer is empty
    // needs the clip outside.
    let boundsContents = state.shadow != nil && state.blendMode.keepsBackdrop
    if !boundsContents { narrowClip(to: rect) }
    beginGroup(outside: outside)
    if boundsContents { narrowClip(to: rect) }
  }

  /// Ends a transparency layer, and restores the graphics state at its beginning; has no effect without one.
  public func endTransparencyLayer() {
    guard let group = openGroups.popLast() else { return }
    savedStates.removeSubrange(group.savedStates...)
    restoreGState()
    let isEmpty = drawing.steps.count == group.step + 1
    if isEmpty, drawing.steps[group.step].blend.keepsBackdrop {
      removeStep()
    } else if openGroups.isEmpty {
      target?.didDraw(in: self)
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
      // Content outside of the clip may cast a shadow into it.
      let reach = min(2 * shadow.sigma + 2, 1e6)
      let casting = state.clipRect.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      if let area = casting.insetBy(dx: -reach, dy: -reach).withinReach {
        state.clipRect = state.clipRect.union(area)
      }
    }
    state.shadow = nil
  }

  /// Appends a step to the drawing, in all open groups.
  func append(_ step: Drawing.Step) {
    drawing.steps.append(step)
    countSteps(1)
    if openGroups.isEmpty, !step.isGroup { target?.didDraw(in: self) }
  }

  /// Appends a step with its nested ones, if it is a group.
  package func append(_ group: [Drawing.Step]) {
    drawing.steps += group
    countSteps(group.count)
    if openGroups.isEmpty { target?.didDraw(in: self) }
  }

  /// Removes the last step, an empty group.
  private func removeStep() {
    drawing.steps.removeLast()
    countSteps(-1)
  }

  /// Adds `difference` to the number of steps in the open groups.
  private func countSteps(_ difference: Int) {
    for group in openGroups {
      if case .group(let count) = drawing.steps[group.step].content {
        drawing.steps[group.step].content = .group(count: count + difference)
      }
    }
  }

  /// Whether or not a group is open.
  package var isInGroup: Bool { !openGroups.isEmpty }

  /// Removes all steps, which have become pixels; has no effect while a group is open.
  package func removeSteps() {
    guard openGroups.isEmpty else { return }
    drawing.steps.removeAll()
  }
}

extension CGContext {
  /// Sets a colour for all drawing that follows.
  func fixColor(_ color: CGColor) {
    state.fill = color
    state.stroke = color
    hasFixedColors = true
  }

  /// Sets the colour of fills, and the space of their components.
  func setFill(_ color: CGColor) {
    guard !hasFixedColors else { return }
    state.fill = color
    if let space = color.colorSpace { state.fillSpace = space }
  }

  /// Sets the colour of strokes, and the space of their components.
  func setStroke(_ color: CGColor) {
    guard !hasFixedColors else { return }
    state.stroke = color
    if let space = color.colorSpace { state.strokeSpace = space }
  }

  /// Records an area, unless it would be invisible.
  package func paint(_ area: Drawing.Area, _ paint: Drawing.Paint) {
    let isVisible = state.alpha > 0 || !state.blendMode.keepsBackdrop
    guard isVisible, !state.clipRect.isEmpty else { return }
    var step = Drawing.Step(
      .area(area, paint), clips: state.clips, opacity: state.alpha, blend: state.blendMode)
    step.shadow = state.shadow
    step.isSmooth = state.shouldAntialias && allowsAntialiasing
    step.source = state.glyphSource
    append(step)
  }

  /// Records an area in a colour or its pattern.
  func paint(_ area: Drawing.Area, _ color: CGColor) {
    guard color.alpha > 0 || !state.blendMode.keepsBackdrop else { return }
    guard let pattern = color.pattern else {
      let mode = state.blendMode
      // An opaque colour that replaces the backdrop is the same as one that covers it.
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

  /// Fills glyphs of the drawing's coordinates, one over the other.
  package func fill(_ glyphs: GlyphRun) {
    guard !glyphs.marks.isEmpty else { return }
    paint(.glyphs(glyphs), state.fill)
  }

  /// Strokes a path of the drawing's coordinates.
  package func stroke(_ path: Paths.Path, width: CGFloat? = nil) {
    guard !path.isEmpty, let area = strokeArea(path, width: width) else { return }
    paint(area, state.stroke)
  }

  /// Intersects the clip with a path of the drawing's coordinates.
  ///
  /// Upright rectangles that contain each other are kept as one, so that a chain of them takes no more memory than the
  /// last.
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

  /// Returns a path of the current user space in the drawing's coordinates.
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
