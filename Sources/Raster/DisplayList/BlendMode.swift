/// The compositing operation of a source with a backdrop.
///
/// With S and D the premultiplied channels of source and backdrop, Sa and Da their alphas, Cs and Cd their straight
/// channels, all from 0 to 1. The first sixteen modes are those of the PDF specification (ISO 32000-2, 11.3.5):
///
///     result = S·(1 − Da) + D·(1 − Sa) + Sa·Da·B(Cd, Cs),     alpha = Sa + Da − Sa·Da
///
/// with the B of each mode. The others define the result of every channel, including alpha (Porter and Duff 1984). A
/// result is rounded once. At partial coverage it is interpolated between backdrop and result, before it is rounded;
/// `sourceOver` alone multiplies the source by the coverage first.
public enum BlendMode: UInt8, Sendable, Equatable, Hashable, CaseIterable {
  /// The mode B = Cs, so S + D·(1 − Sa): the source covers the backdrop, as in Core Graphics' `normal`.
  case sourceOver
  /// The mode B = Cd·Cs.
  case multiply
  /// The mode B = Cd + Cs − Cd·Cs.
  case screen
  /// The mode B = hardLight with Cd and Cs exchanged.
  case overlay
  /// The mode B = min(Cd, Cs).
  case darken
  /// The mode B = max(Cd, Cs).
  case lighten
  /// The mode B = 0 if Cd = 0, else 1 if Cd ≥ 1 − Cs, else Cd / (1 − Cs).
  case colorDodge
  /// The mode B = 1 if Cd = 1, else 0 if 1 − Cd ≥ Cs, else 1 − (1 − Cd) / Cs.
  case colorBurn
  /// The mode B = Cd − (1 − 2·Cs)·Cd·(1 − Cd) if Cs ≤ 1/2, else Cd + (2·Cs − 1)·(D(Cd) − Cd).
  ///
  /// D(x) is ((16·x − 12)·x + 4)·x up to 1/4 and √x beyond.
  case softLight
  /// The mode B = multiply of Cd and 2·Cs if Cs ≤ 1/2, else screen of Cd and 2·Cs − 1.
  case hardLight
  /// The mode B = |Cd − Cs|.
  case difference
  /// The mode B = Cd + Cs − 2·Cd·Cs.
  case exclusion
  /// The source's hue with the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the backdrop's luminosity.
  case color
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity
  /// The result 0.
  case clear
  /// The result S.
  case copy
  /// The result S·Da.
  case sourceIn
  /// The result S·(1 − Da).
  case sourceOut
  /// The result S·Da + D·(1 − Sa).
  case sourceAtop
  /// The result S·(1 − Da) + D.
  case destinationOver
  /// The result D·Sa.
  case destinationIn
  /// The result D·(1 − Sa).
  case destinationOut
  /// The result S·(1 − Da) + D·Sa.
  case destinationAtop
  /// The result S·(1 − Da) + D·(1 − Sa).
  case xor
  /// The result max(0, S + D − 1) for opaque colours; in general max(0, A − (Sa − S) − (Da − D)), with the alpha A.
  ///
  /// The alpha A is min(1, Sa + Da); the differences of both from their alphas are subtracted from it.
  case plusDarker
  /// The result min(1, S + D).
  case plusLighter
}

extension BlendMode {
  /// Whether or not a transparent source leaves every backdrop unchanged.
  ///
  /// In the other modes a group changes the backdrop inside its clip even where nothing was drawn.
  var keepsBackdropOfTransparentSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
