public import Foundation
public import GraphicsCore
import LayoutCore
public import StyleCore

/// The range of a sliding attachment, in points.
public struct UIFloatRange: Hashable, Sendable {
  /// The smallest value.
  public var minimum: CGFloat
  /// The largest value.
  public var maximum: CGFloat

  /// Creates the range of nothing but 0.
  public init() { (minimum, maximum) = (0, 0) }
  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// The range of all values.
  public static let infinite = UIFloatRange(
    minimum: -CGFloat.infinity, maximum: CGFloat.infinity)
  /// The range of nothing but 0.
  public static let zero = UIFloatRange()
  /// Whether or not the range is that of all values.
  public var isInfinite: Bool { self == .infinite }
}

/// A behavior that keeps an item at a distance from a point or from another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kinds of what an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The ways in which an attachment holds its items.
  enum Kind: Equatable {
    case distance, limit, pin, fixed
    case slide(DynamicVector)
  }

  private let attached: [any UIDynamicItem]
  private let offsets: [DynamicVector]
  private let kind: Kind
  /// The angle of the second item, seen from the first one.
  private var angle: Double?

  init(
    _ kind: Kind, _ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint = .zero
  ) {
    self.kind = kind
    attached = items
    self.offsets = offsets.map { DynamicVector(Double($0.horizontal), Double($0.vertical)) }
    attachedBehaviorType = items.count > 1 ? .items : .anchor
    anchorPoint = anchor
    length = 0
    super.init()
    if kind == .distance || kind == .limit { length = CGFloat((ends[0] - ends[1]).length) }
  }

  /// Creates an attachment of an item's center to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// Creates an attachment of a point of an item to a point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(.distance, [item], [offset], anchor: point)
  }
  /// Creates an attachment of the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  /// Creates an attachment of points of two items.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.distance, [item1, item2], [offset1, offset2])
  }

  /// Returns an attachment that keeps two items as they are to each other.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, [item1, item2], [offset(point, item1), offset(point, item2)])
  }
  /// Returns an attachment by which two items rotate around a point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, [item1, item2], [offset(point, item1), offset(point, item2)])
  }
  /// Returns an attachment that lets two items be no farther from each other than they are.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, [item1, item2], [offset1, offset2])
  }

  /// Returns an attachment by which two items slide along an axis through a point, without turning to each other.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .slide(unit(axis)), [item1, item2], [offset(point, item1), offset(point, item2)])
  }
  /// Returns an attachment by which an item slides along an axis through a point, without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.slide(unit(axis)), [item], [offset(point, item)], anchor: point)
  }

  private static func unit(_ axis: CGVector) -> DynamicVector {
    DynamicVector(axis).unit ?? DynamicVector(1, 0)
  }

  private static func offset(_ point: CGPoint, _ item: any UIDynamicItem) -> UIOffset {
    UIOffset(horizontal: point.x - item.center.x, vertical: point.y - item.center.y)
  }

  /// The attached items.
  open var items: [any UIDynamicItem] { attached }
  /// The kind of what the item is attached to.
  public let attachedBehaviorType: AttachmentType
  /// The point that an item is attached to.
  open var anchorPoint: CGPoint {
    didSet {
      if !anchorPoint.x.isFinite || !anchorPoint.y.isFinite { anchorPoint = oldValue }
      didChange()
    }
  }
  /// The distance between the attached points.
  open var length: CGFloat {
    didSet {
      if !length.isFinite { length = oldValue }
      didChange()
    }
  }
  /// The damping of the oscillation, from 0; for a frequency above 0.
  open var damping: CGFloat = 0 { didSet { didChange() } }
  /// The frequency of the oscillation, in hertz; 0 for a rigid attachment.
  open var frequency: CGFloat = 0 { didSet { didChange() } }
  /// The resistance to rotation around the attachment, which has no effect here.
  open var frictionTorque: CGFloat = 0
  /// The range of a sliding attachment.
  open var attachmentRange = UIFloatRange.infinite

  override var movedItems: [any UIDynamicItem] { attached }

  /// The attached points, where the items are.
  private var ends: [DynamicVector] {
    let points = attached.indices.map { index in
      DynamicVector(attached[index].center) + offsets[index].rotated(attached[index].turn)
    }
    return points.count > 1 ? points : points + [DynamicVector(anchorPoint)]
  }

  override func push(_ world: DynamicWorld, _ interval: Double) {
    guard frequency > 0, kind == .distance else { return }
    pull(world, interval)
  }

  override func hold(_ world: DynamicWorld, _ interval: Double) {
    guard frequency <= 0 || kind != .distance else { return }
    if kind != .distance, kind != .limit, kind != .pin { holdAngle(world) }
    let join = Join(attached.map { world.body(of: $0) }, offsets, anchorPoint)
    if case .slide(let axis) = kind { return join.correct(to: axis, in: range) }
    let wanted = Double(max(0, length))
    guard kind != .limit || join.way.length > wanted else { return }
    join.correct(to: wanted)
  }

  /// Pulls the ends as a spring does.
  private func pull(_ world: DynamicWorld, _ interval: Double) {
    let join = Join(attached.map { world.body(of: $0) }, offsets, anchorPoint)
    guard let direction = join.way.unit else { return }
    let ease = join.ease(direction)
    guard ease > 0 else { return }
    let rate = 2 * Double.pi * min(60, Double(frequency))
    let brake = 2 * rate * max(0, min(10, Double(damping)))
    let speed = join.speed.dot(direction)
    let stretch = join.way.length - Double(max(0, length))
    let factor = 1 / (1 + brake * interval + rate * rate * interval * interval)
    let next = (speed - stretch * rate * rate * interval) * factor
    join.hit(direction * ((next - speed) / ease))
  }

  /// The range of a sliding attachment; one without numbers is that of all values.
  private var range: ClosedRange<Double> {
    let (low, high) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
    return low <= high ? low...high : -Double.infinity...Double.infinity
  }

  private func holdAngle(_ world: DynamicWorld) {
    let bodies = attached.map { world.body(of: $0) }
    guard bodies.count == 2 else {
      angle = angle ?? bodies[0].angle
      if bodies[0].properties.allowsRotation { bodies[0].angle = angle ?? 0 }
      return
    }
    let wanted = angle ?? bodies[1].angle - bodies[0].angle
    angle = wanted
    let (one, other) = (bodies[0], bodies[1])
    let sum = one.inverseInertia + other.inverseInertia
    guard sum > 0 else { return }
    let error = (other.angle - one.angle - wanted) / sum
    one.angle += error * one.inverseInertia
    other.angle -= error * other.inverseInertia
  }
}
