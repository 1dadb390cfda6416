internal import Foundation
package import GraphicsCore
internal import Paths
package import Raster

/// A converter from the steps of a drawing, in points, to display items, in device pixels.
///
/// A step that one item cannot represent becomes nested groups with the step in them: one for each mask that clips it,
/// and one for its shadow. The clip, the blend mode and the opacity of the step are then those of the outermost.
package struct DrawingConverter {
  /// The items so far, back to front.
  package private(set) var items: [DisplayItem] = []
  private var converter: ShapeConverter
  private let paints: PaintConverter
  private let map: AffineTransform
  private let tag: DisplayTag
  /// The open groups, from the outermost to the innermost.
  private var openGroups: [OpenGroup] = []

  private struct OpenGroup {
    /// The index of the group among the items.
    var item: Int
    /// The index of the step after its last one.
    var end: Int
    /// The converter of areas to shapes outside of the group.
    var outer: ShapeConverter
  }

  /// Creates a converter of drawings that `map` transforms to the coordinates of `converter`.
  package init(_ converter: ShapeConverter, map: AffineTransform = .identity, tag: DisplayTag = .none) {
    self.converter = converter
    self.map = map
    self.tag = tag
    paints = PaintConverter(transform: map.concatenating(converter.transform))
  }

  /// Appends steps as items.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - opacity: The opacity of each step separately.
  ///   - clip: A function that returns the clip of a step outside of groups, from the indices of its first step and of
  ///     the one after its last.
  package mutating func append(_ steps: [Drawing.Step], opacity: Double, clip: (Range<Int>) -> Clip) {
    for (index, step) in steps.enumerated() {
      closeGroups(before: index)
      let isInGroup = !openGroups.isEmpty
      let opacity = step.opacity * (isInGroup ? 1 : opacity)
      var end = index + 1
      if case .group(let count) = step.content { end += count }
      append(step, index, end: end, opacity: opacity, clip: isInGroup ? .none : clip(index..<end))
    }
    closeGroups(before: .max)
  }

  private mutating func append(_ step: Drawing.Step, _ index: Int, end: Int, opacity: Double, clip: Clip) {
    GlyphSources.note(step.source.object)
    var blend = BlendMode(step.blend)
    var clip = clip
    var masks: [Drawing.ImagePaint] = []
    for part in step.clips {
      switch part {
      case .area(let area): clip = clip.intersection(converter.shape(area, mappedBy: map))
      case .mask(let mask): masks.append(mask)
      }
    }
    if blend.changesUnderNothing {
      // Outside of the masks, too, unless they clip it.
      for mask in masks {
        clip = clip.intersection(converter.shape(.fill(mask.outline, evenOdd: false), mappedBy: map))
      }
    }
    /// Opens a group with the blend mode and the clip, and resets these for the items in it.
    func open(_ group: Group) {
      var group = group
      (group.blend, group.clip) = (blend, clip)
      (blend, clip) = (.sourceOver, .none)
      openGroups.append(OpenGroup(item: items.count, end: end, outer: converter))
      if let shadow = group.shadow { converter = converter.casting(shadow) }
      items.append(DisplayItem(.group(group), tag: tag))
    }
    for mask in masks {
      guard let item = item(for: mask) else {
        // A mask of size zero is transparent.
        clip = clip.intersection(.rectangle(FixedRect(x: 0, y: 0, width: 0, height: 0)))
        continue
      }
      open(Group(maskItemCount: 1, itemCount: 0))
      items.append(item)
    }
    let shadow = step.shadow.flatMap { paints.shadow($0) }
    switch step.content {
    case .group:
      open(Group(opacity: UInt8((max(0, min(opacity, 1)) * 255).rounded()), shadow: shadow, itemCount: 0))
    case .area(let area, let paint):
      if let shadow { open(Group(shadow: shadow, itemCount: 0)) }
      guard let paint = paints.paint(paint, opacity: opacity, keepsNothing: blend.changesUnderNothing) else {
        break
      }
      let fill = Fill(
        converter.shape(area, mappedBy: map), paint, clip: clip,
        coverage: step.isSmooth ? .exactArea : .pixelCentre, blend: blend)
      // An item outside of the canvas may still cast a shadow into it, or mask another item.
      guard !openGroups.isEmpty || !fill.shape.bounds.intersection(fill.clip.rect).isEmpty else { break }
      items.append(DisplayItem(.fill(fill), tag: tag))
    }
  }

  /// Returns the item that draws a mask.
  private func item(for mask: Drawing.ImagePaint) -> DisplayItem? {
    guard let paint = paints.paint(.image(mask), opacity: 1) else { return nil }
    let shape = converter.shape(.fill(mask.outline, evenOdd: false), mappedBy: map)
    return DisplayItem(.fill(Fill(shape, paint)), tag: tag)
  }

  /// Closes the groups that end before a step.
  private mutating func closeGroups(before step: Int) {
    while let group = openGroups.last, group.end <= step {
      openGroups.removeLast()
      converter = group.outer
      guard case .group(var content) = items[group.item].content else { continue }
      content.itemCount = items.count - group.item - 1
      if content.itemCount == content.maskItemCount, !content.blend.changesUnderNothing {
        items.removeSubrange(group.item...)
      } else {
        items[group.item].content = .group(content)
      }
    }
  }
}

extension BlendMode {
  /// Creates Core Graphics' mode under Porter and Duff's name.
  package init(_ mode: CGBlendMode) {
    self =
      switch mode {
      case .normal: .sourceOver
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .softLight: .softLight
      case .hardLight: .hardLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .clear: .clear
      case .copy: .copy
      case .sourceIn: .sourceIn
      case .sourceOut: .sourceOut
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      case .destinationIn: .destinationIn
      case .destinationOut: .destinationOut
      case .destinationAtop: .destinationAtop
      case .xor: .xor
      case .plusDarker: .plusDarker
      case .plusLighter: .plusLighter
      }
  }

  /// Whether or not a transparent source changes the backdrop.
  var changesUnderNothing: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
