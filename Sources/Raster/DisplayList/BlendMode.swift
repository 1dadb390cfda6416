/// How a source and a backdrop make a new pixel.
///
/// With S and D the premultiplied channels of source and backdrop, Sa and Da their alphas, Cs and Cd their straight
/// channels, all from 0 to 1. The first sixteen modes are those of the PDF specification (ISO 32000-2, 11.3.5):
///
///     result = S·(1 − Da) + D·(1 − Sa) + Sa·Da·B(Cd, Cs),     alpha = Sa + Da − Sa·Da
///
/// with the B that each mode names. The others say the result of every channel, alpha among them (Porter and Duff
/// 1984). A result is rounded once. Where a pixel is covered in part, it lies that far between backdrop and result,
/// before it is rounded; `sourceOver` alone multiplies the source by the coverage first.
public enum BlendMode: UInt8, Sendable, Equatable, Hashable, CaseIterable {
  /// B = Cs, so S + D·(1 − Sa): what is in front covers. Core Graphics' `normal`.
  case sourceOver
  /// B = Cd·Cs.
  case multiply
  /// B = Cd + Cs − Cd·Cs.
  case screen
  /// B = hardLight with Cd and Cs exchanged.
  case overlay
  /// B = min(Cd, Cs).
  case darken
  /// B = max(Cd, Cs).
  case lighten
  /// B = 0 if Cd = 0, else 1 if Cd ≥ 1 − Cs, else Cd / (1 − Cs).
  case colorDodge
  /// B = 1 if Cd = 1, else 0 if 1 − Cd ≥ Cs, else 1 − (1 − Cd) / Cs.
  case colorBurn
  /// B = Cd − (1 − 2·Cs)·Cd·(1 − Cd) if Cs ≤ 1/2, else Cd + (2·Cs − 1)·(D(Cd) − Cd), where D(x) is
  /// ((16·x − 12)·x + 4)·x up to 1/4 and √x beyond.
  case softLight
  /// B = multiply of Cd and 2·Cs if Cs ≤ 1/2, else screen of Cd and 2·Cs − 1.
  case hardLight
  /// B = |Cd − Cs|.
  case difference
  /// B = Cd + Cs − 2·Cd·Cs.
  case exclusion
  /// The source's hue with the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the backdrop's luminosity.
  case color
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity
  /// 0.
  case clear
  /// S.
  case copy
  /// S·Da.
  case sourceIn
  /// S·(1 − Da).
  case sourceOut
  /// S·Da + D·(1 − Sa).
  case sourceAtop
  /// S·(1 − Da) + D.
  case destinationOver
  /// D·Sa.
  case destinationIn
  /// D·(1 − Sa).
  case destinationOut
  /// S·(1 − Da) + D·Sa.
  case destinationAtop
  /// S·(1 − Da) + D·(1 − Sa).
  case xor
  /// max(0, S + D − 1) for opaque colours; in general the alpha A is min(1, Sa + Da), and what both lack of their
  /// alphas is taken from it: max(0, A − (Sa − S) − (Da − D)).
  case plusDarker
  /// min(1, S + D).
  case plusLighter
}

extension BlendMode {
  /// Whether a transparent source leaves every backdrop as it is. In the other modes a group changes what lies
  /// inside its clip even where nothing was drawn.
  var keepsBackdropOfTransparentSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
