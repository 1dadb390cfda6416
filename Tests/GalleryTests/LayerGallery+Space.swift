import UIKit

extension LayerGallery {
  /// Instances in rows, grids, rings; coloured; fading; of images; mirrored; in space.
  static var replicators: [LayerGallery.Cell] {
    func replicator(
      _ count: Int, _ transform: CATransform3D, _ change: @MainActor @escaping (CAReplicatorLayer) -> Void
    )
      -> Cell
    {
      { cell in
        let layer = CAReplicatorLayer()
        layer.frame = cell.bounds
        layer.instanceCount = count
        layer.instanceTransform = transform
        change(layer)
        cell.layer.addSublayer(layer)
      }
    }
    func dot(_ frame: CGRect, _ color: UIColor = .systemBlue) -> CALayer {
      let layer = CALayer()
      layer.frame = frame
      layer.backgroundColor = color.cgColor
      layer.cornerRadius = min(frame.width, frame.height) / 2
      return layer
    }
    let right = CATransform3DMakeTranslation(11, 0, 0)
    let turn = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    return [
      replicator(4, right) { $0.addSublayer(dot(CGRect(x: 3, y: 19, width: 9, height: 9))) },
      replicator(4, right) {
        $0.instanceColor = UIColor.white.cgColor
        ($0.instanceRedOffset, $0.instanceGreenOffset) = (-0.3, -0.1)
        $0.addSublayer(dot(CGRect(x: 3, y: 19, width: 9, height: 9), .white))
      },
      replicator(8, turn) {
        $0.instanceAlphaOffset = -0.12
        $0.addSublayer(dot(CGRect(x: 21, y: 2, width: 6, height: 14), .systemGray))
      },
      replicator(4, CATransform3DMakeTranslation(0, 11, 0)) { outer in
        let inner = CAReplicatorLayer()
        inner.frame = outer.bounds
        inner.instanceCount = 4
        inner.instanceTransform = right
        inner.instanceRedOffset = -0.25
        outer.instanceBlueOffset = -0.25
        inner.addSublayer(dot(CGRect(x: 3, y: 3, width: 8, height: 8), .white))
        outer.addSublayer(inner)
      },
      replicator(2, CATransform3DTranslate(CATransform3DMakeScale(1, -1, 1), 0, -2, 0)) { layer in
        layer.instanceAlphaOffset = -0.6
        let image = CALayer()
        image.frame = CGRect(x: 15, y: 2, width: 18, height: 22)
        image.contents = Gallery.letter.cgImage
        image.magnificationFilter = .nearest
        layer.addSublayer(image)
      },
      replicator(3, CATransform3DMakeTranslation(6, 6, 0)) {
        $0.instanceColor = UIColor(red: 1, green: 0.6, blue: 0.6, alpha: 1).cgColor
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 4, y: 4, width: 26, height: 26)
        gradient.colors = [UIColor.white, .systemBlue].map(\.cgColor)
        gradient.borderWidth = 1
        $0.addSublayer(gradient)
      },
      replicator(5, CATransform3DScale(CATransform3DMakeRotation(0.3, 0, 0, 1), 0.8, 0.8, 1)) {
        let frame = dot(CGRect(x: 4, y: 4, width: 40, height: 40), .clear)
        (frame.cornerRadius, frame.borderWidth) = (0, 2)
        $0.addSublayer(frame)
      },
      replicator(5, CATransform3DMakeTranslation(0, 0, -25)) {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 60
        $0.sublayerTransform = CATransform3DRotate(perspective, 0.5, 0, 1, 0)
        $0.instanceAlphaOffset = -0.15
        $0.addSublayer(dot(CGRect(x: 9, y: 9, width: 30, height: 30), .systemPink))
      },
    ]
  }

  /// Cards turned about each axis, near and far, with images, gradients and round corners; a cube.
  static var perspective: [LayerGallery.Cell] {
    func card(_ transform: CATransform3D, _ make: (@MainActor () -> CALayer)? = nil) -> Cell {
      { cell in
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 90
        cell.layer.sublayerTransform = perspective
        let layer = make?() ?? plainCard()
        layer.frame = CGRect(x: 6, y: 6, width: 36, height: 36)
        layer.transform = transform
        cell.layer.addSublayer(layer)
      }
    }
    func image() -> CALayer {
      let layer = CALayer()
      layer.contents = Gallery.letter.cgImage
      layer.magnificationFilter = .nearest
      return layer
    }
    func gradient() -> CALayer {
      let layer = CAGradientLayer()
      layer.colors = [UIColor.systemRed, .systemYellow, .systemBlue].map(\.cgColor)
      (layer.cornerRadius, layer.borderWidth) = (8, 2)
      return layer
    }
    let tilt = CATransform3DRotate(CATransform3DMakeRotation(0.8, 0, 1, 0), 0.5, 1, 0, 0)
    return [
      card(CATransform3DMakeRotation(0.8, 0, 1, 0)), card(CATransform3DMakeRotation(0.9, 1, 0, 0)),
      card(tilt), card(tilt, image), card(tilt, gradient),
      card(CATransform3DMakeTranslation(0, 0, -60)), card(CATransform3DMakeTranslation(0, 0, 25)), cube,
    ]
  }

  private static func plainCard() -> CALayer {
    let layer = CALayer()
    layer.backgroundColor = UIColor.systemTeal.cgColor
    (layer.borderWidth, layer.borderColor, layer.cornerRadius) = (3, UIColor.systemIndigo.cgColor, 6)
    let dot = CAShapeLayer()
    dot.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 16, height: 16)).cgPath
    dot.fillColor = UIColor.white.cgColor
    layer.addSublayer(dot)
    return layer
  }

  private static func cube(_ cell: UIView) {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 120
    cell.layer.sublayerTransform = perspective
    let cube = CATransformLayer()
    cube.frame = CGRect(x: 12, y: 12, width: 24, height: 24)
    cube.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.6, 0, 1, 0)
    let turns = [
      CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
      CATransform3DMakeRotation(.pi, 0, 1, 0),
      CATransform3DMakeRotation(-.pi / 2, 0, 1, 0), CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
      CATransform3DMakeRotation(-.pi / 2, 1, 0, 0),
    ]
    let colors: [UIColor] = [
      .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPurple, .systemYellow,
    ]
    for (turn, color) in zip(turns, colors) {
      let side = CALayer()
      side.frame = cube.bounds
      side.backgroundColor = color.cgColor
      side.borderWidth = 1
      side.transform = CATransform3DTranslate(turn, 0, 0, 12)
      cube.addSublayer(side)
    }
    cell.layer.addSublayer(cube)
  }

  /// Depth among siblings, everything that one layer draws, y up, edges between pixels.
  static var order: [LayerGallery.Cell] {
    func stack(_ depths: [CGFloat]) -> Cell {
      { cell in
        for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue].enumerated() {
          add(4 + CGFloat(index) * 8, 4 + CGFloat(index) * 8, 24, 24, color, to: cell) {
            $0.zPosition = depths[index]
          }
        }
      }
    }
    return [
      stack([0, 0, 0]), stack([2, 1, 0]), stack([0, 1, 0]),
      { cell in
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 8, y: 8, width: 30, height: 30)
        layer.backgroundColor = UIColor.systemYellow.cgColor
        layer.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 36, height: 14)).cgPath
        layer.fillColor = UIColor.systemGreen.cgColor
        (layer.borderWidth, layer.borderColor) = (3, UIColor.systemBlue.cgColor)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.7, 2, CGSize(width: 3, height: 4))
        let child = CALayer()
        child.frame = CGRect(x: -4, y: 16, width: 20, height: 10)
        child.backgroundColor = UIColor.systemRed.cgColor
        layer.addSublayer(child)
        cell.layer.addSublayer(layer)
      },
      { cell in
        cell.layer.isGeometryFlipped = true
        add(4, 4, 40, 8, .systemBlue, to: cell)
        add(4, 16, 12, 24, nil, to: cell) { $0.contents = Gallery.letter.cgImage }
      },
      { add(6.5, 6.25, 30.5, 30.75, .systemBlue, to: $0) },
      { cell in
        add(6, 10, 18.5, 28, .systemBlue, to: cell)
        add(24.5, 10, 18, 28, .systemBlue, to: cell)
      },
      { cell in
        add(8, 8, 32, 32, .systemBlue, to: cell) {
          $0.setAffineTransform(CGAffineTransform(a: 0.7, b: 0.3, c: -0.4, d: 0.8, tx: 0, ty: 0))
        }
      },
    ]
  }

  /// Snapshots of a view: whole, stretched, a part with caps, of another snapshot, in a context, turned.
  static var snapshots: [LayerGallery.Cell] {
    func original() -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      view.backgroundColor = .systemYellow
      (view.layer.cornerRadius, view.layer.borderWidth) = (6, 2)
      let dot = UIView(frame: CGRect(x: 8, y: 8, width: 8, height: 8))
      dot.backgroundColor = .systemRed
      dot.layer.cornerRadius = 4
      view.addSubview(dot)
      return view
    }
    func place(_ snapshot: UIView?, _ frame: CGRect, in cell: UIView) {
      guard let snapshot else { return }
      snapshot.frame = frame
      cell.addSubview(snapshot)
    }
    let whole = CGRect(x: 4, y: 8, width: 40, height: 32)
    return [
      { $0.addSubview(original()) },
      {
        place(
          original().snapshotView(afterScreenUpdates: true), CGRect(x: 0, y: 0, width: 24, height: 24), in: $0
        )
      },
      { place(original().snapshotView(afterScreenUpdates: true), whole, in: $0) },
      {
        let part = original().resizableSnapshotView(
          from: CGRect(x: 0, y: 0, width: 24, height: 24), afterScreenUpdates: true,
          withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        place(part, whole, in: $0)
      },
      {
        let part = original().resizableSnapshotView(
          from: CGRect(x: 0, y: 0, width: 12, height: 24), afterScreenUpdates: true, withCapInsets: .zero)
        place(part, CGRect(x: 4, y: 4, width: 12, height: 24), in: $0)
      },
      {
        let first = original().snapshotView(afterScreenUpdates: true)
        place(first?.snapshotView(afterScreenUpdates: true), whole, in: $0)
      },
      { cell in
        let view = original()
        let image = Gallery.image(CGSize(width: 40, height: 32), scale: 2) { _ in
          view.drawHierarchy(in: CGRect(x: 2, y: 2, width: 36, height: 28), afterScreenUpdates: true)
        }
        place(UIImageView(image: image), whole, in: cell)
      },
      { cell in
        let snapshot = original().snapshotView(afterScreenUpdates: true)
        place(snapshot, CGRect(x: 12, y: 12, width: 24, height: 24), in: cell)
        snapshot?.transform = CGAffineTransform(rotationAngle: 0.5)
      },
    ]
  }
}
