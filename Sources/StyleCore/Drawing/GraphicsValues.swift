import LayerCore

extension UIColor: GraphicsValue {
  package var graphicsValue: AnyObject { cgColor }
}

extension UIBezierPath: GraphicsValue {
  package var graphicsValue: AnyObject { cgPath }
}
