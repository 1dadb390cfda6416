internal import ControlCore
public import Foundation
internal import GraphicsCore
public import LayoutCore
public import StyleCore

/// The elements of a view that VoiceOver steps through, in order, with the words that it reads.
///
/// The order is that of `accessibilityElements` where it is set, and else from row to row; views that are hidden or
/// transparent, that say `accessibilityElementsHidden` or that are beside a modal view are left out.
///
/// Differs from UIKit: the words of the system are English in every language, and data tables are read as other
/// containers.
@preconcurrency @MainActor
public struct AccessibilityReading {
  /// An element, with its words.
  public struct Element {
    /// The number of the element, from 1.
    public let number: Int
    /// The words that are read: the label, the value, the traits and the position, as in "Save, button".
    public let words: String
    /// The hint that follows the words after a pause, or `nil` if there is none.
    public let hint: String?
    /// The names of the custom actions.
    public let actions: [String]
    /// The custom content, as in "Size: 4 MB".
    public let content: [String]
    /// The names of the custom rotors.
    public let rotors: [String]
    /// The language in which the element is spoken, or `nil` for that of the system.
    public let language: String?
    /// The frame of the element in the coordinates of the view, in points.
    public let frame: CGRect
    /// The shape of the element in the coordinates of the view, or `nil` if that is its frame.
    public let path: UIBezierPath?
    /// The point that activates the element in the coordinates of the view, or `nil` if that is the usual one.
    public let activationPoint: CGPoint?
    /// The element itself: a view, or an object that a view has in place of views.
    package let object: NSObject
  }

  /// The elements, in order.
  public let elements: [Element]

  /// Creates the reading of a view that is laid out.
  public init(of view: UIView) {
    let order = ReadingOrder.elements(in: view)
    let places = ReadingPlace.places(of: order)
    elements = zip(order, places).enumerated().map { index, pair in
      Element(index + 1, pair.0.object, pair.1, in: view)
    }
  }
}

extension AccessibilityReading.Element {
  @MainActor
  fileprivate init(_ number: Int, _ object: NSObject, _ place: ReadingPlace?, in view: UIView) {
    let spoken = SpokenWords(of: object, place)
    (self.number, self.object) = (number, object)
    (words, hint) = (spoken.words, spoken.hint)
    actions = (object.accessibilityCustomActions ?? []).map(\.name)
    content = object.spokenContents
    rotors = (object.accessibilityCustomRotors ?? []).map(\.spokenName)
    language = object.accessibilityLanguage
    frame = view.convert(object.accessibilityFrame, from: nil)
    path = object.accessibilityPath.flatMap { $0.moved(from: nil, to: view) }
    let (point, usual) = (object.accessibilityActivationPoint, object.usualActivationPoint)
    let isUsual = abs(point.x - usual.x) < 0.5 && abs(point.y - usual.y) < 0.5
    activationPoint = isUsual ? nil : view.convert(point, from: nil)
  }
}

extension NSObject {
  /// The point that activates the element unless another was set: the middle of its frame, or of the thumb of a slider.
  @MainActor
  fileprivate var usualActivationPoint: CGPoint {
    guard let slider = self as? UISlider else { return accessibilityFrame.middle }
    return slider.convert(slider.thumb.middle, to: nil)
  }

  /// The custom content in words; important content is marked.
  @MainActor
  fileprivate var spokenContents: [String] {
    let provider = self as? any AXCustomContentProvider
    let block = accessibilityProperties?.blocks?.customContent
    let contents = block.map { $0() } ?? provider?.accessibilityCustomContent
    return (contents ?? []).map { content in
      let isImportant = content.importance == .high
      return "\(content.label): \(content.value)\(isImportant ? " (important)" : "")"
    }
  }
}

extension UIBezierPath {
  /// Returns the path in the coordinates of a view; nil if it has no points or is not finite.
  @MainActor
  fileprivate func moved(from window: UIView?, to view: UIView) -> UIBezierPath? {
    let box = cgPath.boundingBoxOfPath
    let isDrawable = [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
    guard !isEmpty, isDrawable else { return nil }
    let origin = view.convert(CGPoint.zero, from: window)
    let copy = UIBezierPath(cgPath: cgPath)
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }
}
