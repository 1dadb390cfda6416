import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import TextViewCore

/// A view that does what a program says, as code that is written by hand would do it.
final class ProgramView: UIView {
  let program: LayoutProgram
  let parts: [UIView]
  private var count = 0
  private var isDone = false

  init(_ program: LayoutProgram, identifier: String = "root") {
    self.program = program
    parts = program.parts.enumerated().map { place, part in
      switch part {
      case .leaf(let leaf): leaf.makeView("\(identifier).\(place)")
      case .container(let program): ProgramView(program, identifier: "\(identifier).\(place)")
      }
    }
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    if let margins = program.margins {
      layoutMargins = UIEdgeInsets(top: margins, left: margins, bottom: margins, right: margins)
    }
    if program.hasGround { backgroundColor = LeafProgram.color(identifier) }
    for part in parts { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    for step in program.layout { perform(step) }
  }

  private func perform(_ step: LayoutStep) {
    switch step {
    case .size(let child): parts[child].bounds.size = wanted(child, in: area.size)
    case .place(let child, let x, let y): place(child, x, y, in: area)
    case .placeUnrounded(let child, let x, let y): place(child, x, y, in: area, onPixels: false)
    case .placeInBounds(let child, let x, let y): place(child, x, y, in: bounds)
    case .placeInFrame(let child, let x, let y): place(child, x, y, in: frame)
    case .wander(let child):
      count += 1
      parts[child].center.x += CGFloat(count)
    case .keepHighest(let child):
      let size = wanted(child, in: area.size)
      let height = (size.height - min(size.height / 2, bounds.height / 10)).roundedUp(scale)
      parts[child].bounds.size = CGSize(width: size.width, height: max(parts[child].bounds.height, height))
    case .setNeedsLayoutOnce:
      if !isDone { setNeedsLayout() }
      isDone = true
    case .replaceSubviewOnce(let child):
      guard !isDone else { return }
      isDone = true
      parts[child].removeFromSuperview()
      addSubview(parts[child])
    case .callLayoutSubviews(let child): parts[child].layoutSubviews()
    case .turnAndSetFrame(let child):
      parts[child].transform = CGAffineTransform(rotationAngle: 0.01)
      parts[child].frame.origin = bounds.origin
    case .changeText(let child): (parts[child] as? UILabel)?.text = LeafProgram.longText
    case .sizeBelowZero(let child): parts[child].bounds.size.width = -4
    case .lookInto(let child):
      if let inner = parts[child].subviews.first { count = Int(inner.frame.maxX) }
    }
  }

  private var area: CGRect {
    program.margins == nil ? bounds : bounds.inset(by: layoutMargins)
  }

  private func place(_ child: Int, _ x: Anchor, _ y: Anchor, in area: CGRect, onPixels: Bool = true) {
    let size = parts[child].bounds.size
    var origin = CGPoint.zero
    switch x {
    case .start: origin.x = area.minX
    case .middle: origin.x = area.midX - size.width / 2
    case .end: origin.x = area.maxX - size.width
    case .after(let sibling, let distance): origin.x = parts[sibling].frame.maxX + distance
    case .before(let sibling, let distance): origin.x = parts[sibling].frame.minX - distance - size.width
    case .middleOf(let sibling): origin.x = parts[sibling].center.x - size.width / 2
    }
    switch y {
    case .start: origin.y = area.minY
    case .middle: origin.y = area.midY - size.height / 2
    case .end: origin.y = area.maxY - size.height
    case .after(let sibling, let distance): origin.y = parts[sibling].frame.maxY + distance
    case .before(let sibling, let distance): origin.y = parts[sibling].frame.minY - distance - size.height
    case .middleOf(let sibling): origin.y = parts[sibling].center.y - size.height / 2
    }
    if onPixels {
      origin = CGPoint(x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale)
    }
    parts[child].center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  private var scale: CGFloat { traitCollection.displayScale }

  // MARK: Sizing

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = CGSize.zero
    let inset = program.margins ?? 0
    let space = CGSize(width: size.width - 2 * inset - program.sizing.padding, height: size.height)
    for step in program.sizing {
      switch step {
      case .add(let child, let axis, let distance):
        fitting.add(wanted(child, in: space), distance.roundedUp(scale), along: axis)
      case .addPresent(let child, let axis, let distance):
        fitting.add(parts[child].bounds.size, distance.roundedUp(scale), along: axis)
      case .pad(let padding):
        fitting = CGSize(width: fitting.width + padding, height: fitting.height + padding)
      case .margins:
        fitting = CGSize(width: fitting.width + 2 * inset, height: fitting.height + 2 * inset)
      case .roundUp: fitting = fitting.roundedUp(scale)
      case .resize(let child): parts[child].bounds.size = CGSize(width: 7, height: 7)
      case .count:
        count += 1
        fitting.width += CGFloat(count)
      }
    }
    return fitting
  }

  private func wanted(_ child: Int, in size: CGSize) -> CGSize {
    let width = program.offersWidth ? max(0, size.width) : .greatestFiniteMagnitude
    return parts[child].sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).roundedUp(scale)
  }
}

extension [SizingStep] {
  /// The sum of the lengths that are added besides children and margins.
  fileprivate var padding: CGFloat {
    reduce(0) { sum, step in if case .pad(let padding) = step { sum + padding } else { sum } }
  }
}

extension CGSize {
  fileprivate mutating func add(_ size: CGSize, _ distance: CGFloat, along axis: LayoutAxis) {
    switch axis {
    case .horizontal: self = CGSize(width: width + size.width + distance, height: max(height, size.height))
    case .vertical: self = CGSize(width: max(width, size.width), height: height + size.height + distance)
    case .both: self = CGSize(width: max(width, size.width), height: max(height, size.height))
    }
  }

  /// The size of whole pixels that holds this one.
  fileprivate func roundedUp(_ scale: CGFloat) -> CGSize {
    CGSize(width: width.roundedUp(scale), height: height.roundedUp(scale))
  }
}

extension CGFloat {
  fileprivate func roundedUp(_ scale: CGFloat) -> CGFloat { (self * scale - 1e-6).rounded(.up) / scale }
}

// MARK: Leaves

/// A leaf of the same area in any width.
private final class BlockView: UIView {
  private let program: LeafProgram

  init(_ program: LeafProgram) {
    self.program = program
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    program.size(in: size, scale: traitCollection.displayScale)
  }
}

private final class PictureView: UIImageView {
  private let program: LeafProgram

  init(_ program: LeafProgram) {
    self.program = program
    super.init(image: UIImage(systemName: "star"))
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    program.size(in: size, scale: traitCollection.displayScale)
  }
}

extension LeafProgram {
  static let longText = "A text that needs far more room than it was given at first"

  fileprivate func size(in space: CGSize, scale: CGFloat) -> CGSize {
    let width = max(1, min(ideal.width, space.width))
    let size = CGSize(width: width, height: ideal.height * (ideal.width / width).rounded(.up))
    return roundsUp ? size.roundedUp(scale) : size
  }

  @MainActor
  fileprivate func makeView(_ identifier: String) -> UIView {
    let view: UIView
    switch kind {
    case .block: view = BlockView(self)
    case .picture: view = PictureView(self)
    case .text:
      let label = UILabel()
      label.text = String(repeating: "word ", count: max(1, Int(ideal.width / 20))) + identifier
      label.numberOfLines = 0
      view = label
    }
    if kind != .text { view.backgroundColor = Self.color(identifier) }
    view.accessibilityIdentifier = identifier
    return view
  }

  /// A colour of the view's own.
  fileprivate static func color(_ identifier: String) -> UIColor {
    var hash: UInt32 = 2_166_136_261
    for byte in identifier.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hash >> shift) & 0xFF) / 255 }
    return UIColor(red: part(0), green: part(8), blue: part(16), alpha: 1)
  }
}
