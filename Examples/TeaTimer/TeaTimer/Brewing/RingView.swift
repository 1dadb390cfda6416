import UIKit

/// A ring that closes while tea steeps.
@IBDesignable
class RingView: UIView {
  @IBInspectable var lineWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  @IBInspectable var ringColor: UIColor = .systemGreen { didSet { setNeedsLayout() } }

  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private var link: CADisplayLink?
  private var startTime: CFTimeInterval = 0
  private var duration: CFTimeInterval = 1

  /// The part of the ring that is closed, from 0 to 1.
  var progress: CGFloat = 0 {
    didSet {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      ring.strokeEnd = progress
      CATransaction.commit()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for layer in [track, ring] {
      layer.fillColor = nil
      layer.lineCap = .round
      self.layer.addSublayer(layer)
    }
    ring.strokeEnd = 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height) - lineWidth
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: side / 2, startAngle: -.pi / 2,
      endAngle: .pi * 1.5, clockwise: true)
    for layer in [track, ring] {
      layer.frame = bounds
      layer.path = path.cgPath
      layer.lineWidth = lineWidth
    }
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    track.strokeColor = UIColor(named: "Steam")?.resolvedColor(with: traitCollection).cgColor
    ring.strokeColor = ringColor.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Running

  func run(seconds: Int) {
    stop()
    startTime = CACurrentMediaTime()
    duration = CFTimeInterval(seconds)
    let link = CADisplayLink(target: self, selector: #selector(step(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
    progress = 0
  }

  @objc private func step(_ link: CADisplayLink) {
    progress = CGFloat(min(1, (link.timestamp - startTime) / duration))
    if progress == 1 { link.invalidate() }
  }
}

@available(iOS 17.0, *)
#Preview("Half", traits: .fixedLayout(width: 160, height: 160)) {
  let ring = RingView()
  ring.backgroundColor = .systemBackground
  ring.progress = 0.5
  return ring
}
