internal import Cassowary
internal import Foundation
import LayerCore
import StyleCore

extension LayoutEngine {
  /// Computes the size of a view's content again, and sets the constraints along each axis that has one (F.9).
  ///
  /// The view is no larger than its content by its hugging priority, and no smaller by its resistance to compression.
  ///
  /// - Returns: Whether an axis has a content size that had none before.
  @discardableResult
  func refreshContent(of box: LayoutBox) -> Bool {
    guard let view = box.view else { return false }
    box.content.isStale = false
    let size = view.intrinsicContentSize
    let wraps = view.wrappedContentHeight(forWidth: size.width) != nil
    if wraps, !box.isAmongWrapping {
      box.isAmongWrapping = true
      wrapping.append(box)
    }
    if wraps != box.content.wraps { isContentOrderStale = true }
    box.content.wraps = wraps
    var hasAppeared = false
    for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)] {
      let wasEmpty = box.content[axis].isEmpty
      setContent(length, along: axis, of: box)
      if wasEmpty, !box.content[axis].isEmpty { hasAppeared = true }
    }
    box.content.wrapWidth = nil
    return hasAppeared
  }

  /// Sets the height of wrapping contents to that for the solved width, and returns whether any height changed.
  func refreshWrappedContents() -> Bool {
    var hasChanged = false
    for box in wrapping where box.content.wraps {
      guard let view = box.view else { continue }
      let width = CGFloat(solver.value(of: box.horizontal.length))
      guard width.isFinite, width != box.content.wrapWidth,
        let height = view.wrappedContentHeight(forWidth: width)
      else {
        continue
      }
      box.content.wrapWidth = width
      if setContent(height, along: .vertical, of: box) { hasChanged = true }
    }
    return hasChanged
  }

  @discardableResult
  private func setContent(_ length: CGFloat, along axis: NSLayoutConstraint.Axis, of box: LayoutBox) -> Bool {
    guard let view = box.view else { return false }
    let hasLength = length >= 0 && length.isFinite
    let hugging = set(
      box.content[axis].hugging, to: hasLength ? length : nil, .lessOrEqual, on: box[axis].length,
      view.contentHuggingPriority(for: axis))
    let resistance = set(
      box.content[axis].resistance, to: hasLength ? length : nil, .greaterOrEqual, on: box[axis].length,
      view.contentCompressionResistancePriority(for: axis))
    box.content[axis] = ContentSize.Axis(hugging: hugging.constraint, resistance: resistance.constraint)
    return hugging.hasChanged || resistance.hasChanged
  }

  /// Adds, changes or removes one of the constraints of a content.
  private func set(
    _ present: Constraint?, to length: CGFloat?, _ relation: Relation, on variable: Variable,
    _ priority: UILayoutPriority
  ) -> (constraint: Constraint?, hasChanged: Bool) {
    // The constraint of a content's size precedes all optional ones and is never required (F.82).
    guard let length, let priority = priority.solved.map({ min($0, .content) }) else {
      if let present {
        solver.remove(present)
        isContentOrderStale = true
      }
      return (nil, present != nil)
    }
    guard let present else {
      isContentOrderStale = true
      let expression = LinearExpression(variable, plus: -Double(length))
      return (solver.add(expression, relation, priority: priority), true)
    }
    let hasChanged = solver.constant(of: present) != Double(length)
    solver.setConstant(Double(length), of: present)
    solver.setPriority(priority, of: present)
    return (present, hasChanged)
  }
}
