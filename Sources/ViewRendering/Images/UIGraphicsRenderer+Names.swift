import LayoutCore

/// A closure that draws with a renderer of any kind.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void

extension UIGraphicsImageRenderer {
  /// A closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
}

extension UIGraphicsPDFRenderer {
  /// A closure that draws a document in PDF.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void
}

extension UIGraphicsImageRendererFormat {
  /// Whether or not images have a high range of brightness: never, since pictures are sRGB.
  public var supportsHighDynamicRange: Bool { false }
}
