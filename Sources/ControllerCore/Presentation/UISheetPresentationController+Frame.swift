import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore

extension UISheetPresentationController {
  /// Whether or not the presented view is in a sheet, not adapted to a style that covers the screen.
  var isSheet: Bool {
    switch adaptedStyle {
    case .pageSheet, .formSheet, .automatic, .popover: true
    default: false
    }
  }

  /// Whether or not the sheet reaches the bottom edge: in a compact width, and in a compact height if that is preferred.
  var isEdgeAttached: Bool {
    guard isSheet else { return false }
    return traitCollection.verticalSizeClass == .compact
      ? prefersEdgeAttachedInCompactHeight : traitCollection.horizontalSizeClass == .compact
  }

  /// Whether or not the sheet has a handle.
  var isGrabberShown: Bool { prefersGrabberVisible && isEdgeAttached }

  /// The place of a sheet that floats above the bottom edge, before it is made smaller; `nil` if it does not (26.P.4).
  ///
  /// While a finger changes its height the sheet reaches the edges.
  var floating: SheetFigures.Floating? {
    guard traitCollection.system >= .v26, isEdgeAttached else { return nil }
    let place = activeDetents.first { $0.detent === selectedDetent }
    guard let pull else { return place?.floating }
    return activeDetents.first { $0.height == pull.height }?.floating
  }

  /// The safe area at the bottom of a sheet that floats, beyond that part of the window's which it reaches into (26.P.4).
  var floatingInsets: UIEdgeInsets {
    guard let floating else { return .zero }
    let reached = max(0, (containerView?.window?.surroundingInsets.bottom ?? 0) - floating.inset)
    return UIEdgeInsets(top: 0, left: 0, bottom: floating.safeBottom - reached, right: 0)
  }

  /// The factor of the size of a sheet that floats.
  var floatingScale: CGFloat {
    guard let floating, let container = containerView else { return 1 }
    return floating.scale(in: width(in: room(in: container)))
  }

  /// The frame of the sheet in its container, under a finger where one drags it.
  var sheetFrame: CGRect {
    let rest = restingFrame(height: pull?.height)
    return pull.map { rest.offsetBy(dx: 0, dy: $0.offset) } ?? rest
  }

  /// Returns the frame of the sheet with a height, or at the selected detent.
  func restingFrame(height wanted: CGFloat? = nil) -> CGRect {
    guard let container = containerView, isEdgeAttached else { return centered(standardFrame) }
    let room = room(in: container)
    let isKnown = wanted != nil && traitCollection.system < .v26
    let place =
      isKnown
      ? nil : activeDetents.first { wanted == nil ? $0.detent === selectedDetent : $0.height == wanted }
    let height = wanted ?? place?.height ?? room.height
    let width = width(in: room)
    guard let floating = place?.floating else {
      return centered(
        CGRect(x: room.midX - width / 2, y: room.maxY - height, width: width, height: height))
    }
    let scale = floating.scale(in: width)
    let size = CGSize(width: width * scale, height: floating.height * scale)
    let frame = CGRect(origin: CGPoint(x: room.midX - size.width / 2, y: room.maxY - height), size: size)
    return width < container.bounds.width ? centered(frame) : frame
  }

  /// The height of the sheet where it rests, from the bottom edge if it floats above that.
  var restingHeight: CGFloat {
    guard traitCollection.system >= .v26, isEdgeAttached,
      let place = activeDetents.first(where: { $0.detent === selectedDetent })
    else { return restingFrame().height }
    return place.height
  }

  /// Returns the width of a sheet that reaches the edge, before it is made smaller.
  private func width(in room: CGRect) -> CGFloat {
    let preferred = presentedViewController.preferredContentSize.width
    let isPreferred = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
    return isPreferred ? min(preferred, room.width) : room.width
  }

  /// The detents that exist in the current traits, with the heights of the sheet from the bottom edge.
  ///
  /// The medium one is none in a compact height. On iOS 26 a sheet floats at a height below the greatest.
  var activeDetents: [(detent: Detent, height: CGFloat, floating: SheetFigures.Floating?)] {
    guard let container = containerView else { return [] }
    let isLow = traitCollection.verticalSizeClass == .compact
    let room = room(in: container)
    return detents.compactMap { detent in
      guard !isLow || detent.identifier != .medium else { return nil }
      if !isLow, traitCollection.system >= .v26 { return place(of: detent, in: container, room) }
      return detent.height(in: container, maximum: room.height, traits: traitCollection).map {
        (detent, max(0, min($0, room.height)), nil)
      }
    }
  }

  /// Returns the height of a detent of iOS 26, and how the sheet floats at it.
  private func place(
    of detent: Detent, in container: UIView, _ room: CGRect
  ) -> (detent: Detent, height: CGFloat, floating: SheetFigures.Floating?)? {
    let bottom = container.safeAreaInsets.bottom
    let greatest = room.height - bottom
    let context = DetentContext(containerTraitCollection: traitCollection, maximumDetentValue: greatest)
    guard let value = detent.resolvedValue(in: context) else { return nil }
    guard value < greatest else { return (detent, room.height, nil) }
    let floating = SheetFigures.floating(
      value: max(0, value), bottom: bottom, scale: max(traitCollection.displayScale, 1))
    let height = floating.inset + floating.height * floating.scale(in: width(in: room))
    return height < room.height ? (detent, height, floating) : (detent, room.height, nil)
  }

  /// The detent at which the sheet is.
  var selectedDetent: Detent? {
    let active = activeDetents
    return (active.first { $0.detent.identifier == selectedDetentIdentifier } ?? active.first)?.detent
  }

  /// Whether or not the selected detent is one at which the content below is not dimmed.
  var isUndimmed: Bool {
    guard isSheet,
      let largest = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
      let selected = detents.firstIndex(where: { $0 === selectedDetent })
    else { return false }
    return selected <= largest
  }

  /// Returns the greatest frame of a sheet that reaches the edge.
  private func room(in container: UIView) -> CGRect {
    guard traitCollection.verticalSizeClass == .compact, let window = container.window else {
      return standardFrame
    }
    let safe = window.surroundingInsets
    return container.bounds.inset(
      by: UIEdgeInsets(
        top: safe.top + PresentationFigures.gapAboveSheet, left: safe.left, bottom: 0, right: safe.right))
  }

  /// The frame of a sheet without detents: on phones in portrait ten points below the safe area, on pads in the centre.
  private var standardFrame: CGRect {
    guard let container = containerView, let window = container.window, isSheet,
      traitCollection.verticalSizeClass == .regular
    else { return systemFrame }
    let (bounds, safe) = (container.bounds, window.surroundingInsets)
    guard traitCollection.horizontalSizeClass == .regular else {
      let top =
        traitCollection.system >= .v26
        ? max(safe.top, SheetFigures.leastTop) : safe.top + PresentationFigures.gapAboveSheet
      return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    var room = bounds.inset(by: safe)
    if traitCollection.system >= .v26, !isForm {
      room = bounds.insetBy(dx: 0, dy: max(SheetFigures.pageTop, safe.top, safe.bottom))
    }
    let wanted =
      isForm ? formSize : CGSize(width: PresentationFigures.pageWidth, height: room.height)
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var isForm: Bool {
    switch adaptedStyle {
    case .pageSheet: false
    case .automatic: !prefersPageSizing
    default: true
    }
  }

  private var formSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : PresentationFigures.form[traitCollection].width,
      height: preferred.height > 0
        ? preferred.height : detentHeight ?? PresentationFigures.form[traitCollection].height)
  }

  /// The height of the selected detent of a form of iOS 26 (26.P.6), or `nil` if the program has set none.
  private var detentHeight: CGFloat? {
    guard traitCollection.system >= .v26, hasOwnDetents else { return nil }
    let context = DetentContext(
      containerTraitCollection: traitCollection,
      maximumDetentValue: PresentationFigures.form[traitCollection].height)
    let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    return detent?.resolvedValue(in: context).map { max(0, min($0, context.maximumDetentValue)) }
  }

  /// Returns a frame with its middle above that of the source, as far as the container has space.
  private func centered(_ frame: CGRect) -> CGRect {
    guard let container = containerView, let source = sourceView, source.window != nil, isSheet,
      frame.width < container.bounds.width
    else { return frame }
    let middle = source.convert(source.bounds, to: container).midX
    guard middle.isFinite else { return frame }
    let left = max(0, min(middle - frame.width / 2, container.bounds.width - frame.width))
    return CGRect(x: left, y: frame.minY, width: frame.width, height: frame.height)
  }
}
