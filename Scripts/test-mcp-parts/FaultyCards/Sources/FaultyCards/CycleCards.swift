import UIKit

// Faults in the update cycle, in coordinates, and of constraints.

final class Panel: UIView {
  let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray
    dot.backgroundColor = .black
    addSubview(dot)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: 16, y: 8, width: 12, height: 12)
  }
}

final class CallCard: UIView {
  private let panel = Panel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(panel)
    addSubview(line)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    panel.layoutSubviews()
    line.frame = CGRect(x: 16, y: panel.dot.frame.maxY, width: 80, height: 1)
  }
}

final class PendingCard: UIView {
  private let panel = Panel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(panel)
    addSubview(line)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    line.frame = CGRect(x: panel.dot.frame.minX, y: 50, width: 80, height: 1)
  }
}

final class FrameCard: UIView {
  private let inner = Inner()

  final class Inner: UIView {
    let dot = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      dot.backgroundColor = .systemRed
      dot.bounds.size = CGSize(width: 8, height: 8)
      addSubview(dot)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
      super.layoutSubviews()
      dot.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds.insetBy(dx: 4, dy: 4)
  }
}

final class SuperCard: UIView {
  private let box = UIView()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.backgroundColor = .systemOrange
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    addSubview(line)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      box.widthAnchor.constraint(equalToConstant: 200),
      box.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}

#Preview("Call", traits: .fixedLayout(width: 160, height: 60)) { CallCard() }
#Preview("Pending", traits: .fixedLayout(width: 160, height: 60)) { PendingCard() }
#Preview("Frame", traits: .fixedLayout(width: 160, height: 60)) { FrameCard() }
#Preview("Super", traits: .fixedLayout(width: 160, height: 60)) { SuperCard() }
