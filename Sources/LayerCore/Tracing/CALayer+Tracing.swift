import Foundation

extension CALayer {
  /// Returns a property as traces show it, without a trace of the access.
  func storedRect(_ property: TraceProperty) -> CGRect {
    switch property {
    case .frame, .transform: computedFrame
    case .bounds: storedBounds
    case .position: CGRect(origin: storedPosition, size: .zero)
    case .margins, .safeArea, .content: .zero
    }
  }

  /// Whether or not constraints determine the position of the layer's view.
  var isPlacedByConstraints: Bool {
    host?.isPlacedByConstraints ?? false
  }

  /// Whether or not an ancestor waits for layout.
  var isBeneathWaiting: Bool {
    var next = parent
    while let layer = next {
      if layer.flags.isWaitingOutsideOfLayout { return true }
      next = layer.parent
    }
    return false
  }
}

extension CALayer.Flags {
  /// Whether or not a layer waits for layout and is not being laid out.
  var isWaitingOutsideOfLayout: Bool { intersection([.needsLayout, .isInLayout]) == .needsLayout }
}

extension TraceProperty {
  /// Whether or not the property is one of geometry.
  package var isGeometry: Bool {
    switch self {
    case .frame, .bounds, .position, .transform: true
    case .margins, .safeArea, .content: false
    }
  }

  /// The number of the property in a trace without details, which records transforms as changes of frames.
  var shownNumber: UInt8 { (self == .transform ? .frame : self).number }
}

extension TraceFlag {
  init?(_ flag: CALayer.Flags) {
    switch flag {
    case .needsLayout: self = .layout
    case .needsConstraints: self = .constraints
    case .needsDisplay: self = .display
    default: return nil
    }
  }
}
