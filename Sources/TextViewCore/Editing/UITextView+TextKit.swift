import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextKitCore

extension UITextView {
  /// Connects the container with its layout manager, and both with the view.
  func connect() {
    if container.layoutManager == nil { layoutManager.addTextContainer(container) }
    if !(container.size.width > 0 && container.size.width < 1e7) { container.widthTracksTextView = true }
    layoutManager.onInvalidation = { [weak self] in
      MainActor.assumeIsolated { self?.linesChanged() }
    }
    layoutManager.onUse = { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isMeasuring, !self.isSynchronizing else { return }
        self.prepareManager(width: self.bounds.width)
      }
    }
    layoutManager.onEdit = { [weak self] in
      MainActor.assumeIsolated { self?.readStorage() }
    }
    storage = layoutManager.textStorage
    if storage == nil {
      layoutManager.storageMaker = { [weak self] in
        MainActor.assumeIsolated { _ = self?.makeStorage() }
      }
    } else {
      readStorage()
    }
  }

  private var container: NSTextContainer { textContainer }

  // MARK: Text

  /// The text storage, which is made when it is first asked for.
  var sharedStorage: NSTextStorage { storage ?? makeStorage() }

  private func makeStorage() -> NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: viewText.content.currentAttributedText ?? NSAttributedString())
    storage = made
    layoutManager.storageMaker = nil
    isSynchronizing = true
    made.addLayoutManager(layoutManager)
    isSynchronizing = false
    return made
  }

  /// Gives the storage the text of the content, and the content what the storage makes of it.
  func writeStorage() {
    guard let storage, !isSynchronizing else { return }
    isSynchronizing = true
    storage.setAttributedString(viewText.content.currentAttributedText ?? NSAttributedString())
    isSynchronizing = false
    readContent(of: storage)
  }

  /// Replaces a part of the text by typing.
  func type(_ text: NSAttributedString, into storage: NSTextStorage, over range: NSRange) {
    isSynchronizing = true
    storage.replaceCharacters(in: range, with: text)
    isSynchronizing = false
    readContent(of: storage)
    textNeedsLayout()
  }

  /// Shows the text of the storage after a change of it.
  private func readStorage() {
    guard !isSynchronizing, let storage = layoutManager.textStorage else { return }
    self.storage = storage
    keepingSelection { readContent(of: storage) }
    textNeedsLayout()
  }

  private func readContent(of storage: NSTextStorage) {
    viewText.content.attributed = NSAttributedString(attributedString: storage)
    viewText.content.text = storage.string
  }

  /// The layout manager of the newer kind, which is made when it is first asked for.
  var sharedTextManager: NSTextLayoutManager? {
    if let contentStorage {
      prepareManager(width: bounds.width)
      return contentStorage.textLayoutManagers.first
    }
    if let own = container.textLayoutManager { return own }
    let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
    content.textStorage = sharedStorage
    content.addTextLayoutManager(manager)
    manager.textContainer = container
    contentStorage = content
    prepareManager(width: bounds.width)
    return manager
  }

  // MARK: Lines

  /// Whether or not lines are those of the layout manager: it, its container or its delegate changes them.
  var usesManager: Bool { !layoutManager.isStandard }

  private func linesChanged() {
    guard !isMeasuring, !isSynchronizing else { return }
    textNeedsLayout()
  }

  /// Gives the layout manager the text, the width and the plain attributes of the view.
  func prepareManager(width: CGFloat) {
    _ = sharedStorage
    var defaults = StyledText.Defaults(
      font: viewText.content.font, paragraph: viewText.plainAttributes[.paragraphStyle] as? NSParagraphStyle,
      isRightToLeft: isRightToLeft, underlinesLinks: false)
    defaults.linkAttributes = viewText.content.rare.linkAttributes
    isMeasuring = true
    layoutManager.plainColor = viewText.content.textColor
    layoutManager.displayScale = traitCollection.displayScale
    layoutManager.setDefaults(defaults)
    if container.widthTracksTextView {
      let room = width - textContainerInset.left - textContainerInset.right
      container.size.width = width > 0 ? max(1, room) : 0
    }
    isMeasuring = false
  }

  func managedSize(width: CGFloat, without padding: CGFloat) -> CGSize {
    prepareManager(width: width)
    isMeasuring = true
    defer { isMeasuring = false }
    let used = layoutManager.usedRect(for: container)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let height = viewText.isEmpty ? viewText.content.font.lineHeight : used.maxY
    let size = grid.snap(CGSize(width: max(0, used.maxX), height: height), .ceil)
    let whole = max(0, size.width - padding) + textContainerInset.left + textContainerInset.right
    return CGSize(
      width: width > 0 ? min(whole, width) : whole,
      height: size.height + textContainerInset.top + textContainerInset.bottom)
  }

  func drawManagedLines() {
    prepareManager(width: bounds.width)
    let range = layoutManager.glyphRange(for: container)
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    traitCollection.performAsCurrent {
      layoutManager.drawBackground(forGlyphRange: range, at: origin)
      layoutManager.drawGlyphs(forGlyphRange: range, at: origin)
    }
  }
}
