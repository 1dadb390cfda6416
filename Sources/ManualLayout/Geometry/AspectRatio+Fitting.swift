public import Foundation
import LayoutCore
public import StyleCore

extension AspectRatio {
  /// Returns the largest size of this ratio that fits into `size`.
  ///
  /// One side is the given one, the other on the nearest pixel, and no larger than the given one.
  public func size(toFit size: CGSize, in scale: CGFloat) -> CGSize {
    guard !isNull else { return .zero }
    if size.aspectRatio <= self {
      return CGSize(width: size.width, height: min(size.height, height(forWidth: size.width, in: scale)))
    }
    return CGSize(width: min(size.width, width(forHeight: size.height, in: scale)), height: size.height)
  }

  /// Returns the smallest size of this ratio that covers `size`.
  ///
  /// One side is the given one, the other on the nearest pixel, and no smaller than the given one.
  public func size(toFill size: CGSize, in scale: CGFloat) -> CGSize {
    guard !isNull else { return .zero }
    if size.aspectRatio <= self {
      return CGSize(width: max(size.width, width(forHeight: size.height, in: scale)), height: size.height)
    }
    return CGSize(width: size.width, height: max(size.height, height(forWidth: size.width, in: scale)))
  }

  /// Returns the largest rectangle of this ratio in `rect`, at one of its positions; coordinates that move are on
  /// pixels.
  public func rect(
    toFit rect: CGRect, at position: Position, in scale: CGFloat,
    layoutDirection: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    size(toFit: rect.size, in: scale).placed(at: position, of: rect, in: scale, layoutDirection)
  }

  /// Returns the smallest rectangle of this ratio that covers `rect`, at one of its positions.
  ///
  /// Coordinates that move are on the nearest pixel.
  public func rect(
    toFill rect: CGRect, at position: Position, in scale: CGFloat,
    layoutDirection: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    size(toFill: rect.size, in: scale).placed(at: position, of: rect, in: scale, layoutDirection)
  }

  /// Returns the largest size of this ratio that fits into `size`.
  @preconcurrency @MainActor public func size(toFit size: CGSize, in scaleFactor: any ScaleFactorProviding)
    -> CGSize
  {
    self.size(toFit: size, in: scaleFactor.pixelsPerPoint)
  }

  /// Returns the smallest size of this ratio that covers `size`.
  @preconcurrency @MainActor public func size(toFill size: CGSize, in scaleFactor: any ScaleFactorProviding)
    -> CGSize
  {
    self.size(toFill: size, in: scaleFactor.pixelsPerPoint)
  }

  /// Returns the largest rectangle of this ratio in `rect`, at one of its positions.
  @preconcurrency @MainActor public func rect(
    toFit rect: CGRect, at position: Position, in scaleFactor: any ScaleFactorProviding,
    layoutDirection: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    self.rect(
      toFit: rect, at: position, in: scaleFactor.pixelsPerPoint, layoutDirection: layoutDirection)
  }

  /// Returns the smallest rectangle of this ratio that covers `rect`, at one of its positions.
  @preconcurrency @MainActor public func rect(
    toFill rect: CGRect, at position: Position, in scaleFactor: any ScaleFactorProviding,
    layoutDirection: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    self.rect(
      toFill: rect, at: position, in: scaleFactor.pixelsPerPoint, layoutDirection: layoutDirection)
  }

  /// Returns the largest rectangle of this ratio in `rect`, with the scale and the layout direction of `context`.
  ///
  /// ```swift
  /// photo.frame = AspectRatio.widescreen.rect(toFit: card.bounds, at: .bottomCenter, in: card)
  /// // 320 · 9 / 16 is 180: the photo leaves 20 of the 200 points free at the top.
  /// ```
  @preconcurrency @MainActor public func rect(
    toFit rect: CGRect, at position: Position, in context: any ScaleFactorProviding & LayoutDirectionProviding
  ) -> CGRect {
    self.rect(
      toFit: rect, at: position, in: context.pixelsPerPoint,
      layoutDirection: context.effectiveUserInterfaceLayoutDirection)
  }

  /// Returns the smallest rectangle of this ratio that covers `rect`, with the scale and the direction of `context`.
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
  /// Returns the rectangle of this size at a position of `rect`.
  ///
  /// A coordinate on an edge of `rect` stays; one between the edges is rounded to the nearest pixel.
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
