package import Foundation
import GraphicsCore
package import StyleCore
package import Text

extension NSLayoutManager {
  /// The text in its lines, which are laid out now if they are not.
  var filled: FilledContainers {
    if !isFilling { onUse?() }
    if let filledLines { return filledLines }
    guard !isFilling else { return Self.empty }
    isFilling = true
    let filling = ContainerFilling(styled: styledText, containers: containers, manager: self)
    var made = filling.filled()
    if type(of: self) != NSLayoutManager.self { setExtraLine(of: &made) }
    isFilling = false
    filledLines = made
    tellDelegate(of: made)
    return made
  }

  private static var empty: FilledContainers {
    ContainerFilling(
      styled: StyledText("", StyledText.Defaults(font: .systemFont(ofSize: 12))), containers: []
    )
    .filled()
  }

  private var styledText: StyledText {
    var defaults = defaults
    defaults.usesFontLeading = usesFontLeading
    let width = containers.first?.lineWidth ?? .infinity
    defaults.attachmentPlace = TextAttachmentPlace(
      container: containers.first,
      line: CGRect(x: 0, y: 0, width: min(width, 1e7), height: defaults.font.lineHeight))
    setProperties = nil
    guard let textStorage, textStorage.length > 0 else { return StyledText("", defaults) }
    return StyledText(withoutHiddenGlyphs(textStorage), defaults)
  }

  /// Has a subclass set the line after a final line end.
  private func setExtraLine(of filled: inout FilledContainers) {
    guard let extra = filled.extra, containers.indices.contains(extra.container) else { return }
    extraLine = nil
    setExtraLineFragmentRect(extra.rect, usedRect: extra.used, textContainer: containers[extra.container])
    guard let extraLine, let number = containers.firstIndex(where: { $0 === extraLine.container }) else {
      return
    }
    filled.extra?.rect = extraLine.rect
    filled.extra?.used = extraLine.used
    filled.extra?.container = number
  }

  private func tellDelegate(of filled: FilledContainers) {
    guard let delegate else { return }
    let isWhole = filled.end >= numberOfGlyphs
    let last = (filled.extra ?? filled.lines.last)?.container ?? 0
    for (index, container) in containers.enumerated() where index <= last {
      delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: isWhole && index == last)
    }
    if !isWhole { delegate.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false) }
  }

  /// Forgets the lines.
  package func invalidate() {
    guard !isFilling else { return }
    let hadLines = filledLines != nil
    filledLines = nil
    if hadLines { delegate?.layoutManagerDidInvalidateLayout(self) }
    onInvalidation?()
  }

  func attach(_ storage: NSTextStorage?) {
    setStorage(storage)
    invalidate()
    if storage != nil { onEdit?() }
  }

  // MARK: Containers

  func insert(_ container: NSTextContainer, at index: Int) {
    guard !containers.contains(where: { $0 === container }) else { return }
    container.manager?.removeContainer(container)
    containers.insert(container, at: max(0, min(index, containers.count)))
    container.manager = self
    invalidate()
  }

  func removeContainer(_ container: NSTextContainer) {
    containers.removeAll { $0 === container }
    if container.manager === self { container.manager = nil }
    invalidate()
  }

  func geometryChanged(_ container: NSTextContainer) {
    invalidate()
  }
}

extension NSLayoutManager {
  /// Whether or not the lines in the first container are those of a layout of the text in its width.
  package var isStandard: Bool {
    guard type(of: self) == NSLayoutManager.self, delegate == nil, containers.count == 1 else { return false }
    let container = containers[0]
    return container.isPlain && container.truncation == .byStyle && container.lineHeight == .infinity
  }

  /// Sets the values for text whose attributes have none.
  ///
  /// Attributes of links apply when lines are laid out for another reason.
  package func setDefaults(_ new: StyledText.Defaults) {
    let isSame =
      defaults.font == new.font && defaults.paragraph == new.paragraph
      && defaults.isRightToLeft == new.isRightToLeft && defaults.underlinesLinks == new.underlinesLinks
    defaults = new
    if !isSame { invalidate() }
  }

  /// The lines in the first container, as the first `count` of a layout whose left edge is at `inset`.
  package var shownLines: (layout: TextLayout, inset: CGFloat, count: Int) {
    let filled = filled
    let count = filled.lines(inContainer: 0).map(\.index).max().map { $0 + 1 } ?? 0
    return (filled.layout, filled.inset, count)
  }
}
