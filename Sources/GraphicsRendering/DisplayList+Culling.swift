package import Raster

/// The culling of items that are hidden behind an opaque rectangle.
extension DisplayList {
  /// Returns the list without the items that others cover entirely; it draws the same pixels.
  package func culled() -> DisplayList {
    var culling = Culling(items)
    return DisplayList(width: width, height: height, items: culling.run())
  }
}

/// A pass over the items from front to back.
///
/// Covers are kept for the canvas and for each open group. A group's items are hidden by covers of the group itself and
/// by those in front of the group, unless it casts a shadow: a hidden item still adds to the shadow. What lies beneath a
/// backdrop is seen through its blur, even if something in front of the backdrop hides it. Masks are not culled.
private struct Culling {
  /// The state of the items in front, in one group or on the canvas.
  private struct Level {
    /// The index of the group among the items; −1 for the canvas.
    var group: Int
    var covers: [FixedRect] = []
    /// Whether or not a backdrop among the items in front sees the others.
    var isSeen = false
    /// The bounding box of the items that are kept.
    var extent: FixedRect?
  }

  /// The maximum number of covers that are kept on a level, the largest of them.
  private static let maximumCovers = 8

  private var items: [DisplayItem]
  /// The innermost group of each item; `isMask` tells whether the item is part of a mask, perhaps of an outer group.
  private var parents: [Int] = []
  private var isMask: [Bool] = []
  private var isKept: [Bool]
  private var levels = [Level(group: -1)]

  init(_ items: [DisplayItem]) {
    self.items = items
    isKept = Array(repeating: true, count: items.count)
    var open: [(group: Int, maskEnd: Int, end: Int, isMask: Bool)] = []
    for (index, item) in items.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      let isPartOfMask = open.last.map { $0.isMask || index < $0.maskEnd } ?? false
      parents.append(open.last?.group ?? -1)
      isMask.append(isPartOfMask)
      if case .group(let group) = item.content {
        open.append((index, index + 1 + group.maskItemCount, index + 1 + group.itemCount, isPartOfMask))
      }
    }
  }

  mutating func run() -> [DisplayItem] {
    for index in items.indices.reversed() {
      openGroups(around: index)
      switch items[index].content {
      case .fill(let fill): look(at: fill, index)
      case .group(let group): close(group, index)
      }
    }
    return keptItems
  }

  /// Opens the groups whose last item this is; a group without items is its own last.
  private mutating func openGroups(around index: Int) {
    guard levels[levels.count - 1].group != index else { return }
    var missing: [Int] = []
    if case .group = items[index].content { missing.append(index) }
    var next = parents[index]
    while next != levels[levels.count - 1].group {
      missing.append(next)
      next = parents[next]
    }
    for group in missing.reversed() { levels.append(Level(group: group)) }
  }

  private mutating func look(at fill: Fill, _ index: Int) {
    let area = fill.shape.bounds.intersection(fill.clip.rect).roundedOut
    guard !isMask[index] else { return }
    if area.isEmpty || isHidden(area) {
      isKept[index] = false
      return
    }
    keep(area)
    if let cover = fill.cover { add(cover) }
    if case .backdrop = fill.paint { beginBeneathBackdrop() }
  }

  /// Forgets what is in front of a backdrop: the items behind it are hidden only by others behind it.
  private mutating func beginBeneathBackdrop() {
    levels[levels.count - 1].covers = []
    levels[levels.count - 1].isSeen = true
  }

  private mutating func close(_ group: Group, _ index: Int) {
    let level = levels.removeLast()
    guard !isMask[index] else { return }
    var extent = level.extent.map { group.shadow?.area(of: $0) ?? $0 }
    extent = extent?.intersection(group.clip.rect.roundedOut)
    if group.blend != .sourceOver { extent = group.clip.rect.roundedOut }
    if let extent, !extent.isEmpty, !isHidden(extent) { return keep(extent) }
    for place in index...(index + group.itemCount) { isKept[place] = false }
  }

  private mutating func keep(_ area: FixedRect) {
    let extent = levels[levels.count - 1].extent
    levels[levels.count - 1].extent = extent?.around(area) ?? area
  }

  private func isHidden(_ area: FixedRect) -> Bool {
    for level in levels.reversed() {
      if level.covers.contains(where: { $0.contains(area) }) { return true }
      if level.isSeen { return false }
      if level.group >= 0, case .group(let group) = items[level.group].content, group.shadow != nil {
        return false
      }
    }
    return false
  }

  private mutating func add(_ cover: FixedRect) {
    let last = levels.count - 1
    levels[last].covers.removeAll { cover.contains($0) }
    levels[last].covers.append(cover)
    guard levels[last].covers.count > Culling.maximumCovers else { return }
    let smallest = levels[last].covers.indices.min {
      levels[last].covers[$0].area < levels[last].covers[$1].area
    }
    if let smallest { levels[last].covers.remove(at: smallest) }
  }

  private var keptItems: [DisplayItem] {
    guard isKept.contains(false) else { return items }
    // The number of kept items in each prefix of the items.
    var counts = [0]
    for isKept in isKept { counts.append(counts[counts.count - 1] + (isKept ? 1 : 0)) }
    return items.indices.compactMap { index in
      guard isKept[index] else { return nil }
      var item = items[index]
      if case .group(var group) = item.content {
        group.itemCount = counts[index + 1 + group.itemCount] - counts[index + 1]
        item.content = .group(group)
      }
      return item
    }
  }
}

extension Fill {
  /// The whole pixels that hide everything behind them: those inside a rectangle, or the larger band of a rounded one.
  fileprivate var cover: FixedRect? {
    guard blend == .sourceOver, clip.shapes.isEmpty, case .solid(let color) = paint, color.alpha == 255 else {
      return nil
    }
    let cover: FixedRect
    switch shape {
    case .rectangle(let rect): cover = rect.intersection(clip.rect).roundedIn
    case .roundedRectangle(let rounded):
      let bands = [rounded.uprightBand, rounded.levelBand].map { $0.intersection(clip.rect).roundedIn }
      cover = bands[0].area > bands[1].area ? bands[0] : bands[1]
    default: return nil
    }
    return cover.isEmpty ? nil : cover
  }
}

extension FixedRoundedRect {
  /// The band between the corners on the left and those on the right.
  fileprivate var uprightBand: FixedRect {
    var band = rect
    band.minX = band.minX + max(topLeft.x, bottomLeft.x)
    band.maxX = band.maxX - max(topRight.x, bottomRight.x)
    return band
  }

  /// The band between the corners above and those below.
  fileprivate var levelBand: FixedRect {
    var band = rect
    band.minY = band.minY + max(topLeft.y, topRight.y)
    band.maxY = band.maxY - max(bottomLeft.y, bottomRight.y)
    return band
  }
}

extension Shadow {
  /// Returns the bounding box of a rectangle and its shadow: the blur reaches 2σ, and a pixel more for interpolation.
  package func area(of rect: FixedRect) -> FixedRect {
    let reach = Fixed(2 * max(0, sigma) + 2)
    let shadow = FixedRect(
      minX: rect.minX - reach + offset.x, minY: rect.minY - reach + offset.y,
      maxX: rect.maxX + reach + offset.x, maxY: rect.maxY + reach + offset.y)
    return drawsSource ? shadow.around(rect) : shadow
  }
}

extension FixedRect {
  /// The rectangle of the pixels that are entirely inside.
  fileprivate var roundedIn: FixedRect {
    FixedRect(
      minX: Fixed(pixels: minX.ceiledPixel), minY: Fixed(pixels: minY.ceiledPixel),
      maxX: Fixed(pixels: maxX.flooredPixel), maxY: Fixed(pixels: maxY.flooredPixel))
  }

  fileprivate func contains(_ other: FixedRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  package func around(_ other: FixedRect) -> FixedRect {
    FixedRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  fileprivate var area: Double {
    isEmpty ? 0 : (maxX.pixels - minX.pixels) * (maxY.pixels - minY.pixels)
  }
}
