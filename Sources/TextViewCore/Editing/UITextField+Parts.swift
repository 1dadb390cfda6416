package import Foundation
package import GraphicsCore
import LayerCore
package import LayoutCore
import StyleCore

extension UITextField {
  /// The views beside the text of a field, and the images behind it.
  @MainActor
  package struct Parts {
    package var left: UIView?
    package var right: UIView?
    var clear: ClearButton?
    var background: UIImage?
    var disabledBackground: UIImage?
  }

  /// The clear button: a cross in a circle.
  package final class ClearButton: UIControl, @preconcurrency ControlDrawing {
    package static let size = CGSize(width: 19, height: 19)
    private static let symbol = UIImage.SymbolConfiguration(pointSize: 14)

    override init(frame: CGRect) {
      super.init(frame: frame)
      drawsContent()
    }

    required init?(coder: NSCoder) { nil }

    package func drawContent(in context: CGContext) {
      let color = resolved(.tertiaryLabel, opacity: isHighlighted ? 0.5 : 1)
      context.drawSymbol("xmark.circle.fill", Self.symbol, in: bounds, color: color)
    }
  }

  func changeSide(_ property: WritableKeyPath<Parts, UIView?>, to view: UIView?) {
    guard parts[keyPath: property] !== view else { return }
    parts[keyPath: property]?.removeFromSuperview()
    parts[keyPath: property] = view
    updateSideViews()
  }

  /// Updates the views beside the content of a subclass, and its size.
  package func contentDidChange() { updateSideViews() }

  /// Adds the side views that are visible in the present state, and removes the others.
  func updateSideViews() {
    let clear = showsClearButton ? madeClearButton : nil
    for (view, isShown) in [
      (parts.left, showsLeft), (parts.right, showsRight), (parts.clear, clear != nil),
    ] {
      guard let view else { continue }
      if isShown, view.superview !== self { addSubview(view) }
      if !isShown, view.superview === self { view.removeFromSuperview() }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  package var showsLeft: Bool { parts.left != nil && leftViewMode.shows(isEditing: isEditing) }

  /// Whether or not the right view is visible; the clear button takes precedence over it.
  package var showsRight: Bool {
    parts.right != nil && !showsClearButton && rightViewMode.shows(isEditing: isEditing)
  }

  package var showsClearButton: Bool {
    hasText && isEnabled && clearButtonMode.shows(isEditing: isEditing)
  }

  private var madeClearButton: ClearButton {
    if let button = parts.clear { return button }
    let button = ClearButton(frame: CGRect(origin: .zero, size: ClearButton.size))
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    parts.clear = button
    return button
  }

  /// Clears the text if the delegate agrees, and begins editing.
  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    becomeFirstResponder()
    clearContent()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func placeSides() {
    if showsLeft { parts.left?.frame = leftViewRect(forBounds: bounds) }
    if showsRight { parts.right?.frame = rightViewRect(forBounds: bounds) }
    if showsClearButton { parts.clear?.frame = clearButtonRect(forBounds: bounds) }
  }

  /// Returns the frame of a view beside the text: centered vertically, at the leading or the trailing end.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - isAtLeading: Whether or not the view is at the leading end.
  ///   - inset: The distance from that end, in points.
  ///   - bounds: The bounds of the field.
  package func sideArea(_ size: CGSize, atLeading isAtLeading: Bool, inset: CGFloat, in bounds: CGRect)
    -> CGRect
  {
    let isAtLeft = isAtLeading != isReversed
    let x = isAtLeft ? bounds.minX + inset : bounds.maxX - inset - size.width
    let height = min(size.height, bounds.height)
    return CGRect(
      x: x, y: pixels.snap(bounds.midY - height / 2, .nearest(.up)), width: size.width, height: height)
  }

  /// Returns the area between the border and the visible side views.
  func areaBetweenSides(of bounds: CGRect) -> CGRect {
    var area = bounds.inset(by: border)
    func cut(_ side: CGRect, atLeading isAtLeading: Bool) {
      let (left, right) = (area.minX, area.maxX)
      if isAtLeading != isReversed {
        area.origin.x = max(left, side.maxX)
        area.size.width = max(0, right - area.minX)
      } else {
        area.size.width = max(0, min(right, side.minX) - left)
      }
    }
    if showsLeft { cut(leftViewRect(forBounds: bounds), atLeading: true) }
    if showsRight { cut(rightViewRect(forBounds: bounds), atLeading: false) }
    if showsClearButton { cut(clearButtonRect(forBounds: bounds), atLeading: false) }
    return area
  }

  // MARK: Border

  /// Draws the border, or the background image, which only a field without a rounded rectangle has.
  ///
  /// The border is a line, a bezel, or a rounded rectangle with a background colour.
  func drawBorder(in context: CGContext) {
    let area = borderRect(forBounds: bounds)
    let picture = isEnabled ? parts.background : parts.disabledBackground ?? parts.background
    if borderStyle != .roundedRect, let picture { return picture.draw(in: area) }
    switch borderStyle {
    case .none: break
    case .line:
      context.setFillColor(resolved(.label))
      for edge in [CGRectEdge.minYEdge, .maxYEdge, .minXEdge, .maxXEdge] {
        context.fill(area.divided(atDistance: 1, from: edge).slice)
      }
    case .bezel:
      context.fill(area, radius: 0, resolved(.systemGray2))
      context.fill(area.insetBy(dx: 1, dy: 1), radius: 0, resolved(.systemBackground))
      context.fill(area.divided(atDistance: 1, from: .minYEdge).slice, radius: 0, resolved(.systemGray))
    case .roundedRect:
      let inside = area.insetBy(dx: pixels.pixel, dy: pixels.pixel)
      let radius = TextFieldFigures.roundedRadius
      context.fill(area, radius: radius, resolved(TextFieldFigures.border[traitCollection]))
      context.fill(
        inside, radius: radius - pixels.pixel,
        resolved(isEnabled ? .systemBackground : .secondarySystemBackground))
    }
  }
}

extension UITextField.ViewMode {
  func shows(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
