internal import Cassowary
import DiagnosticCore
internal import Foundation
import LayerCore
import StyleCore

/// Engines that only measure: they solve the constraints in a view for a size, and place nothing.
extension LayoutEngine {
  /// The size that a view is measured for.
  struct Fitting: Equatable {
    let target: CGSize
    let horizontalPriority: UILayoutPriority
    let verticalPriority: UILayoutPriority
  }

  /// Adds the constraints for the size that is measured for (C.16).
  func fit(_ box: LayoutBox, into fitting: Fitting) {
    for (variable, length, priority) in [
      (box.horizontal.length, fitting.target.width, fitting.horizontalPriority),
      (box.vertical.length, fitting.target.height, fitting.verticalPriority),
    ] where length.isFinite {
      guard let priority = priority.solved else { continue }
      box.ownConstraints.append(
        solver.add(LinearExpression(variable, plus: -Double(length)), .equal, priority: priority))
    }
  }

  /// Returns the box of the root after solving, for an engine that only measures.
  fileprivate func measuredRoot() -> LayoutBox {
    if isStructureStale { build() } else { takeContentsAgain() }
    isDirty = true
    update()
    // If contents appeared meanwhile, all boxes have been made again.
    return box(of: root.constraintItem)
  }

  /// Takes contents and frames again, which may have changed since the last measurement.
  private func takeContentsAgain() {
    for box in boxes {
      replaced.append((box.item, box.item.box))
      box.item.box = box
      if box.isFixed {
        staleFrames.append(box)
      } else if box.view != nil {
        box.content.isStale = true
        staleContents.append(box)
      }
    }
    refresh()
    // Contents are in the order in which they appeared.
    if isStructureStale || isContentOrderStale { build() }
  }

  /// Gives views and guides the boxes again that they had before the measurement.
  fileprivate func restoreBoxes() {
    // The engine of the tree may have made a box meanwhile.
    for (item, box) in replaced.reversed() where item.box.map({ $0.engine === self }) ?? true {
      item.box = box?.isInUse == false ? nil : box
    }
    replaced = []
  }

  /// Takes the engine that measured `view` last, unless another one would be different.
  fileprivate func takeMeasuring(of view: UIView, for fitting: Fitting) -> LayoutEngine? {
    defer { measuring = nil }
    guard let (engine, number) = measuring, number == changes, broken.isEmpty, engine.root === view,
      engine.fitting == fitting, engine.boxes.allSatisfy(\.hasKnownGeometry)
    else { return nil }
    return engine
  }

  /// Keeps an engine that measured a part of this system, for the next row that its cell shows.
  fileprivate func keep(_ engine: LayoutEngine, since number: Int) {
    let isSame = number == changes && !engine.isStructureStale && engine.overflowing.isEmpty
    if isApart, isSame, broken.isEmpty, engine.broken.isEmpty { measuring = (engine, number) }
  }
}

extension UIView {
  /// Returns the smallest size by the constraints in the view that is as near to `targetSize` as the priorities allow
  /// (C.16).
  ///
  /// The size is rounded up to pixels (C.17).
  func fittingSize(
    _ targetSize: CGSize, horizontalPriority: UILayoutPriority, verticalPriority: UILayoutPriority
  ) -> CGSize {
    followMainScreen()
    // The current sizes of views do not matter, even if constraints cannot hold in them.
    var pass = ConstraintPass(isSolving: false)
    pass.run(from: backing)
    let fitting = LayoutEngine.Fitting(
      target: targetSize, horizontalPriority: horizontalPriority, verticalPriority: verticalPriority)
    let main = layoutEngine
    let engine = main?.takeMeasuring(of: self, for: fitting) ?? LayoutEngine(root: self, fitting: fitting)
    let changes = main?.changes ?? 0
    defer {
      engine.restoreBoxes()
      main?.keep(engine, since: changes)
    }
    // Constraints that the layout broke stay broken (F.81).
    engine.broken = main?.broken ?? []
    let box = engine.measuredRoot()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    guard box.isFound else {
      LayoutDiagnostics.report(.constraint(.placeNotFinite(item: box.item.name)))
      return .zero
    }
    let size = frame(forAlignmentRect: CGRect(origin: .zero, size: box.solved.size)).size
    return CGSize(width: max(0, grid.snap(size.width, .ceil)), height: max(0, grid.snap(size.height, .ceil)))
  }
}
