import Foundation

extension CALayer {
  /// A property as the trace shows it, read past the trace.
  func storedRect(_ property: TraceProperty) -> CGRect {
    switch property {
    case .frame, .transform: computedFrame
    case .bounds: storedBounds
    case .position: CGRect(origin: storedPosition, size: .zero)
    case .margins, .safeArea, .content: .zero
    }
  }

  /// Whether constraints say where the view of the layer is.
  var isPlacedByConstraints: Bool {
    host?.isPlacedByConstraints ?? false
  }

  /// Whether a layer above waits for layout.
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
  /// Whether a layer waits for layout, and is not being laid out.
  var isWaitingOutsideOfLayout: Bool { intersection([.needsLayout, .isInLayout]) == .needsLayout }
}

extension TraceProperty {
  /// Whether it says where a layer is.
  package var isPlace: Bool {
    switch self {
    case .frame, .bounds, .position, .transform: true
    case .margins, .safeArea, .content: false
    }
  }

  /// Its number in a trace without details, which tells of transforms as of the frames that they change.
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
