/// How colours join those behind them. Sums are of premultiplied colours; R is the result, S what is drawn, D what
/// is behind it, Sa and Da their alphas.
public enum CGBlendMode: Int32, Sendable {
  /// S over D.
  case normal = 0
  /// The product.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// Multiplied or screened, as D is dark or light.
  case overlay
  /// The darker.
  case darken
  /// The lighter.
  case lighten
  /// D made lighter by S.
  case colorDodge
  /// D made darker by S.
  case colorBurn
  /// Darkened or lightened a little, as S is dark or light.
  case softLight
  /// Multiplied or screened, as S is dark or light.
  case hardLight
  /// The distance.
  case difference
  /// The distance, with less contrast.
  case exclusion
  /// The hue of S, all else of D.
  case hue
  /// The saturation of S, all else of D.
  case saturation
  /// Hue and saturation of S, the luminosity of D.
  case color
  /// The luminosity of S, all else of D.
  case luminosity
  /// R = 0.
  case clear
  /// R = S.
  case copy
  /// R = S·Da.
  case sourceIn
  /// R = S·(1 − Da).
  case sourceOut
  /// R = S·Da + D·(1 − Sa).
  case sourceAtop
  /// R = S·(1 − Da) + D.
  case destinationOver
  /// R = D·Sa.
  case destinationIn
  /// R = D·(1 − Sa).
  case destinationOut
  /// R = S·(1 − Da) + D·Sa.
  case destinationAtop
  /// R = S·(1 − Da) + D·(1 − Sa).
  case xor
  /// R = max(0, 1 − ((1 − D) + (1 − S))).
  case plusDarker
  /// R = min(1, S + D).
  case plusLighter
}
