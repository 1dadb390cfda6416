public import Foundation
import LayoutCore
public import StyleCore

extension AspectRatio {
  /// The largest size of this ratio in `size`: one side is the given one, the other on the nearest pixel, and no
  /// larger than the given one.
  public func size(toFit size: CGSize, in scale: CGFloat) -> CGSize {
    guard !isNull else { return .zero }
    if size.aspectRatio <= self {
      return CGSize(width: size.width, height: min(size.height, height(forWidth: size.width, in: scale)))
    }
    return CGSize(width: min(size.width, width(forHeight: size.height, in: scale)), height: size.height)
  }

  /// The smallest size of this ratio that covers `size`: one side is the given one, the other on the nearest
  /// pixel, and no smaller than the given one.
  public func size(toFill size: CGSize, in scale: CGFloat) -> CGSize {
    guard !isNull else { return .zero }
    if size.aspectRatio <= self {
      return CGSize(width: max(size.width, width(forHeight: size.height, in: scale)), height: size.height)
    }
    return CGSize(width: size.width, height: max(size.height, height(forWidth: size.width, in: scale)))
  }

  /// The largest rectangle of this ratio in `rect`, at one of its positions; what moves is on the nearest pixel.
  public func rect(
    toFit rect: CGRect, at position: Position, in scale: CGFloat,
    layoutDirection: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    size(toFit: rect.size, in: scale).placed(at: position, of: rect, in: scale, layoutDirection)
  }

  /// The smallest rectangle of this ratio that covers `rect`, at one of its positions; what moves is on the
  /// nearest pixel.
  public func rect(
    toFill rect: CGRect, at position: Position, in scale: CGFloat,
    layoutDirection: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    size(toFill: rect.size, in: scale).placed(at: position, of: rect, in: scale, layoutDirection)
  }

  /// The largest size of this ratio in `size`.
  @preconcurrency @MainActor public func size(toFit size: CGSize, in scaleFactor: any ScaleFactorProviding)
    -> CGSize
  {
    self.size(toFit: size, in: scaleFactor.pixelsPerPoint)
  }

  /// The smallest size of this ratio that covers `size`.
  @preconcurrency @MainActor public func size(toFill size: CGSize, in scaleFactor: any ScaleFactorProviding)
    -> CGSize
  {
    self.size(toFill: size, in: scaleFactor.pixelsPerPoint)
  }

  /// The largest rectangle of this ratio in `rect`, at one of its positions.
  @preconcurrency @MainActor public func rect(
    toFit rect: CGRect, at position: Position, in scaleFactor: any ScaleFactorProviding,
    layoutDirection: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    self.rect(
      toFit: rect, at: position, in: scaleFactor.pixelsPerPoint, layoutDirection: layoutDirection)
  }

  /// The smallest rectangle of this ratio that covers `rect`, at one of its positions.
  @preconcurrency @MainActor public func rect(
    toFill rect: CGRect, at position: Position, in scaleFactor: any ScaleFactorProviding,
    layoutDirection: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    self.rect(
      toFill: rect, at: position, in: scaleFactor.pixelsPerPoint, layoutDirection: layoutDirection)
  }

  /// The largest rectangle of this ratio in `rect`, at one of its positions, with the scale and the layout
  /// direction of `context`.
  @preconcurrency @MainActor public func rect(
    toFit rect: CGRect, at position: Position, in context: any ScaleFactorProviding & LayoutDirectionProviding
  ) -> CGRect {
    self.rect(
      toFit: rect, at: position, in: context.pixelsPerPoint,
      layoutDirection: context.effectiveUserInterfaceLayoutDirection)
  }

  /// The smallest rectangle of this ratio that covers `rect`, at one of its positions, with the scale and the
  /// layout direction of `context`.
  @preconcurrency @MainActor public func rect(
    toFill rect: CGRect, at position: Position,
    in context: any ScaleFactorProviding & LayoutDirectionProviding
  ) -> CGRect {
    self.rect(
      toFill: rect, at: position, in: context.pixelsPerPoint,
      layoutDirection: context.effectiveUserInterfaceLayoutDirection)
  }
}

extension CGSize {
  /// The rectangle of this size whose position is that of `rect`. A coordinate that lies on an edge of `rect` stays
  /// there; one between them goes to the nearest pixel.
  fileprivate func placed(
    at position: Position, of rect: CGRect, in scale: CGFloat,
    _ layoutDirection: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    let share = position.share(in: layoutDirection)
    var origin = self.rect(
      placing: position, at: position.point(in: rect, layoutDirection: layoutDirection),
      layoutDirection: layoutDirection
    ).origin
    if share.x == .middle, width != rect.width { origin.x = origin.x.roundedToPixel(in: scale) }
    if share.y == .middle, height != rect.height { origin.y = origin.y.roundedToPixel(in: scale) }
    return CGRect(origin: origin, size: self)
  }
}
