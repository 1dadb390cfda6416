public import Foundation
import GraphicsCore
public import StyleCore

/// An area that the lines of a text fill.
///
/// Coordinates are in points from its upper left corner, y down.
open class NSTextContainer: NSObject, NSSecureCoding {
  /// The size of the area, in points, where a length of 0 or less is no limit.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      changed()
      if let manager {
        manager.delegate?.layoutManager(manager, textContainer: self, didChangeGeometryFrom: oldValue)
      }
    }
  }
  /// The space at both ends of lines, in points, 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }
  /// The maximum number of lines, or 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }
  /// The way in which the last line ends if text is left.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// The areas without text.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      exclusions = exclusionPaths.map {
        PathBands($0.cgPath.path, isEvenOdd: $0.usesEvenOddFillRule)
      }
      changed()
    }
  }
  /// Whether or not the area keeps the width of its text view.
  open var widthTracksTextView = false
  /// Whether or not the area keeps the height of its text view.
  open var heightTracksTextView = false

  private(set) var exclusions: [PathBands] = []
  weak var manager: NSLayoutManager?
  weak var textManager: NSTextLayoutManager?

  /// Creates a container of the given size, where a length of 0 or less is no limit.
  public init(size: CGSize) {
    self.size = size
  }

  /// Creates a container without bounds.
  public override convenience init() {
    self.init(size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Creates the container that `encode(with:)` encoded.
  public required init(coder: NSCoder) {
    size = coder.decodeCGSize(forKey: "size")
    super.init()
    lineFragmentPadding = coder.decodeDouble(forKey: "padding")
    maximumNumberOfLines = coder.decodeInteger(forKey: "lines")
    lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "mode")) ?? .byWordWrapping
    widthTracksTextView = coder.decodeBool(forKey: "tracksWidth")
    heightTracksTextView = coder.decodeBool(forKey: "tracksHeight")
  }

  /// Encodes the size, the padding and the limits.
  ///
  /// Differs from UIKit: it writes other keys, and no exclusion paths.
  open func encode(with coder: NSCoder) {
    coder.encode(size, forKey: "size")
    coder.encode(Double(lineFragmentPadding), forKey: "padding")
    coder.encode(maximumNumberOfLines, forKey: "lines")
    coder.encode(lineBreakMode.rawValue, forKey: "mode")
    coder.encode(widthTracksTextView, forKey: "tracksWidth")
    coder.encode(heightTracksTextView, forKey: "tracksHeight")
  }

  /// Always `true`.
  public class var supportsSecureCoding: Bool { true }

  /// Whether or not the area is a rectangle without exclusions.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Returns the area of a line at a proposed place, or the zero rectangle if there is no room below it, either.
  ///
  /// - Parameters:
  ///   - proposedRect: The proposed area of the line.
  ///   - characterIndex: The index of the first character of the line.
  ///   - baseWritingDirection: The direction of the line.
  ///   - remainingRect: The pointer to the rest of the proposed area, beyond an exclusion.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let (rect, rest) = room(for: proposedRect)
    unsafe remainingRect?.pointee = rest
    return rect
  }
}

extension NSTextContainer {
  /// The layout manager that fills the area.
  public var layoutManager: NSLayoutManager? {
    get { manager }
    set {
      if let newValue { newValue.addTextContainer(self) } else { manager?.removeContainer(self) }
    }
  }
  /// The layout manager of the newer kind that fills the area.
  public var textLayoutManager: NSTextLayoutManager? { textManager }

  /// Replaces the layout manager by another one, which takes over the text and all containers.
  public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = manager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    for container in old.textContainers {
      old.removeContainer(container)
      newLayoutManager.addTextContainer(container)
    }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
  }

  /// Whether or not all lines have the width of the area, so that they need not be placed one by one.
  var isPlain: Bool {
    type(of: self) == NSTextContainer.self && exclusions.isEmpty
  }

  /// The width of lines with their padding, or infinity for no limit.
  var lineWidth: CGFloat { size.width > 0 && size.width < 1e7 ? size.width : .infinity }
  /// The height of the area, or infinity for no limit.
  var lineHeight: CGFloat { size.height > 0 && size.height < 1e7 ? size.height : .infinity }
  /// The padding of lines, in points: never negative, and no more than a container may be wide.
  var padding: CGFloat { max(0, min(lineFragmentPadding.isNaN ? 0 : lineFragmentPadding, 1e7)) }

  /// The truncation of the last line.
  var truncation: LastLine {
    switch lineBreakMode {
    case .byTruncatingTail: .tail
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .byStyle
    }
  }

  /// The ways in which the last line may be cut.
  enum LastLine {
    case tail, head, middle, byStyle
  }

  private func changed() {
    manager?.textContainerChangedGeometry(self)
    textManager?.containerChanged()
  }
}
