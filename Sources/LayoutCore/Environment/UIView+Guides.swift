import Foundation
import GraphicsCore
import StyleCore

extension UIView {
  /// Returns the guide of the system with the given kind, made on first use.
  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = storedState.layoutEnvironment?.guides.first(where: { $0.kind == kind }) { return guide }
    let made =
      switch kind {
      case .keyboard: UIKeyboardLayoutGuide(kind, of: self, identifier: "UIViewKeyboardLayoutGuide")
      case .safeArea: UILayoutGuide(kind, of: self, identifier: "UIViewSafeAreaLayoutGuide")
      case .margins: UILayoutGuide(kind, of: self, identifier: "UIViewLayoutMarginsGuide")
      case .readableContent: UILayoutGuide(kind, of: self, identifier: "UIViewReadableContentGuide")
      case .constraints, .scrollContent, .scrollFrame: UILayoutGuide()
      }
    writableLayoutEnvironment.guides.append(made)
    if kind == .keyboard { UIView.keyboardFollowers.add(self) }
    return made
  }

  /// The guide of the keyboard.
  var keyboardGuide: UIKeyboardLayoutGuide {
    guard let guide = systemGuide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("The keyboard's guide is made as one.")
    }
    return guide
  }

  package func add(_ guide: UILayoutGuide) {
    precondition(guide.kind == .constraints || guide.owner === self, "A guide of a view stays in that view.")
    guard guide.owner !== self else { return }
    guide.owningView = self
  }

  package func remove(_ guide: UILayoutGuide) {
    guard guide.owner === self, guide.kind == .constraints else { return }
    guide.owningView = nil
  }

  /// Returns the frame of a guide of this view (D.13).
  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    switch guide.kind {
    case .constraints: guide.solvedFrame
    case .scrollContent: CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: bounds
    case .safeArea: bounds.guided(by: currentInsets.safeArea)
    case .margins: bounds.guided(by: currentInsets.margins)
    case .readableContent: readableFrame
    case .keyboard: keyboardFrame(usesSafeArea: (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true)
    }
  }

  /// The frame of the margins, limited to a readable width in the centre of the view (D.14).
  private var readableFrame: CGRect {
    var frame = bounds.guided(by: currentInsets.margins)
    if let limit = readableLimit {
      frame.origin.x = bounds.midX - limit / 2
      frame.size.width = limit
    }
    return frame
  }

  /// The width of the readable guide if the frame of the margins is wider than readable, or `nil` if it is not.
  var readableLimit: CGFloat? {
    let width = ReadableWidth(for: traitCollection.preferredContentSizeCategory)
    return bounds.guided(by: currentInsets.margins).size.width >= width.threshold ? width.limit : nil
  }

  /// Returns the frame of the keyboard's guide (D.20).
  ///
  /// It begins at the bottom of the safe area or the top edge of the keyboard, and ends at the window's bottom edge, or
  /// at the view's own outside of windows and below them.
  private func keyboardFrame(usesSafeArea: Bool) -> CGRect {
    let covered = keyboardOverlap
    let height =
      covered > 0 ? covered : usesSafeArea ? min(currentInsets.safeArea.bottom, bounds.height) : 0
    let top = bounds.maxY - height
    return CGRect(
      x: bounds.minX, y: top, width: bounds.width, height: max(bounds.maxY, lowerEdgeOfWindow) - top)
  }

  /// The bottom edge of the window in the coordinates of this view, or the view's own outside of a window.
  private var lowerEdgeOfWindow: CGFloat {
    guard let window = enclosingWindow, window !== self else { return bounds.maxY }
    let edge = convert(CGPoint(x: window.bounds.midX, y: window.bounds.maxY), from: window).y
    return edge.isFinite ? edge : bounds.maxY
  }
}

extension CGRect {
  /// Returns the rectangle inset by `insets`, or an empty one in their middle if they meet.
  fileprivate func guided(by insets: UIEdgeInsets) -> CGRect {
    var rect = inset(by: insets)
    if rect.size.width < 0 {
      rect.origin.x += rect.size.width / 2
      rect.size.width = 0
    }
    if rect.size.height < 0 {
      rect.origin.y += rect.size.height / 2
      rect.size.height = 0
    }
    return rect
  }
}

extension UILayoutGuide {
  /// Moves the guide to another view, or removes it from its view.
  ///
  /// A guide of the system stays in its view.
  final func move(to view: UIView?) {
    guard owner !== view, kind == .constraints else { return }
    if let owner {
      // Constraints have no meaning without a place in a tree.
      for constraint in storedConstraintItem?.mentions.constraints ?? [] { constraint.deactivate() }
      owner.storedState.layoutEnvironment?.guides.removeAll { $0 === self }
      solvedFrame = .zero
    }
    owner = view
    view?.writableLayoutEnvironment.guides.append(self)
  }
}
