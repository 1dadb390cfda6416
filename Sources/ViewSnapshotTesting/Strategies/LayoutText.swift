internal import Escaping
public import Foundation
@_spi(Plumb) public import LayoutCore
internal import Plumb
internal import Raster
public import StyleCore
internal import ViewRendering

// Views in words: what a change to them reads like in a patch.

extension Snapshotting where Value: UIView, Format == String {
  /// The tree of views as UIKit describes it, without addresses; see `recursiveDescription(size:traits:)`.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The tree of views, laid out anew, as UIKit describes it, without addresses: a line each, behind three blanks and a
  /// bar for each view around it, with what is special about it. In texts, quotes, backslashes and line breaks are escaped.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(size: size, traits: traits) { $0.lines(indent: "   | ") { $0.snapshotDescription } }
  }

  /// The frames of the tree of views, in points; see `layout(size:traits:)`.
  public static var layout: Snapshotting { .layout() }

  /// The frames of the tree of views, laid out anew: a line each, with the type, the accessibility identifier behind a
  /// `#`, in quotation marks if it is no single word, and x, y, width and height in the view around it, in points.
  public static func layout(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(size: size, traits: traits) { $0.lines(indent: "  ") { $0.layoutLine } }
  }

  /// What a view draws, in pixels, item by item; see `displayList(scale:size:traits:)`.
  public static var displayList: Snapshotting { .displayList() }

  /// What a view draws, in pixels, from back to front: a line for each item, those of a group behind two blanks.
  public static func displayList(
    scale: Int? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let scale = scale ?? traits.pictureScale
    return .described { view in
      Stage.drawing(of: view, size: size, traits: traits, scale: scale).lines
    }
  }

  private static func text(
    size: CGSize?, traits: UITraitCollection, _ text: @escaping @MainActor (UIView) -> String
  ) -> Snapshotting {
    .described { view in
      Stage.with(view, size: size, traits: traits, scale: traits.pictureScale) { _ in text(view) }
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// The tree of a controller's views as UIKit describes it, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The tree of a controller's views, in a window that is only for the snapshot, as UIKit describes it.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(on: config, traits: traits) { $0.lines(indent: "   | ") { $0.snapshotDescription } }
  }

  /// The frames of a controller's views.
  public static var layout: Snapshotting { .layout() }

  /// The frames of a controller's views, in a window that is only for the snapshot: a line each.
  public static func layout(
    on config: ViewImageConfig = ViewImageConfig(), traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(on: config, traits: traits) { $0.lines(indent: "  ") { $0.layoutLine } }
  }

  private static func text(
    on config: ViewImageConfig, traits: UITraitCollection, _ text: @escaping @MainActor (UIView) -> String
  ) -> Snapshotting {
    .described { controller in
      Stage.with(controller, config, traits: traits, scale: config.scale ?? traits.pictureScale) { _, _ in
        text(controller.view)
      }
    }
  }
}

extension Snapshotting where Format == String {
  fileprivate static func described(_ text: @escaping @MainActor (Value) -> String) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: "txt", diffing: .lines) { (value: Value) in
      onMainActor(value, text)
    }
    strategy.needsMainActor = true
    return strategy
  }
}

extension UIView {
  /// A line for this view and for each beneath it.
  fileprivate func lines(indent: String, _ line: (UIView) -> String) -> String {
    var lines: [String] = []
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: indent, count: depth) + line(view))
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  fileprivate var snapshotDescription: String {
    var parts = [
      "\(type(of: self))",
      "frame = (\(frame.minX.plain) \(frame.minY.plain); \(frame.width.plain) \(frame.height.plain))",
    ]
    if let title = shownTitle {
      parts.append("\(contentKind == .button ? "title" : "text") = \(literal(title, "'", "'"))")
    }
    if isHidden { parts.append("hidden = YES") }
    if alpha < 1 { parts.append("alpha = \(alpha.plain)") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    parts.append("layer = <\(type(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  fileprivate var layoutLine: String {
    let identifier = accessibilityIdentifier.map { " #\(lineWord($0))" } ?? ""
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.plain).joined(separator: " ")
    return "\(type(of: self))\(identifier) \(numbers)\(isHidden ? " hidden" : "")"
  }
}

extension CGFloat {
  /// The number as short as it can be told from others.
  fileprivate var plain: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(Double(self))" }
}
