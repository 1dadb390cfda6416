/// The compositing operation of a source with its backdrop.
///
/// Sums are of premultiplied colours; R is the result, S the source, D the destination behind it, Sa and Da their
/// alphas.
public enum CGBlendMode: Int32, Sendable {
  /// The source over the destination.
  case normal = 0
  /// The product.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// Multiply or screen, depending on D.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// The destination brightened by the source.
  case colorDodge
  /// The destination darkened by the source.
  case colorBurn
  /// A soft darkening or lightening, depending on S.
  case softLight
  /// Multiply or screen, depending on S.
  case hardLight
  /// The absolute difference.
  case difference
  /// The absolute difference with less contrast.
  case exclusion
  /// The hue of S with the saturation and luminosity of D.
  case hue
  /// The saturation of S with the hue and luminosity of D.
  case saturation
  /// The hue and saturation of S with the luminosity of D.
  case color
  /// The luminosity of S with the hue and saturation of D.
  case luminosity
  /// The operation R = 0.
  case clear
  /// The operation R = S.
  case copy
  /// The operation R = S·Da.
  case sourceIn
  /// The operation R = S·(1 − Da).
  case sourceOut
  /// The operation R = S·Da + D·(1 − Sa).
  case sourceAtop
  /// The operation R = S·(1 − Da) + D.
  case destinationOver
  /// The operation R = D·Sa.
  case destinationIn
  /// The operation R = D·(1 − Sa).
  case destinationOut
  /// The operation R = S·(1 − Da) + D·Sa.
  case destinationAtop
  /// The operation R = S·(1 − Da) + D·(1 − Sa).
  case xor
  /// The operation R = max(0, 1 − ((1 − D) + (1 − S))).
  case plusDarker
  /// The operation R = min(1, S + D).
  case plusLighter
}
