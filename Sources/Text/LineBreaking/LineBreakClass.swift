/// The line-break classes of UAX #14, by the short names that its rules use.
enum LineBreakClass {
  // Line ends, and classes that apply in any context.
  /// Mandatory break, carriage return, line feed, next line.
  case bk, cr, lf, nl
  /// Space, zero width space, word joiner, non-breaking (glue).
  case sp, zw, wj, gl
  /// Combining marks and controls; zero width joiner.
  case cm, zwj

  // Punctuation
  /// Closing punctuation, closing parenthesis, exclamation, infix separator, symbol that allows a break after it.
  case cl, cp, ex, `is`, sy
  /// Opening punctuation.
  case op
  /// Ambiguous quotation marks; opening ones (Pi) and closing ones (Pf), which UAX #14 has as QU, too.
  case qu, qi, qf
  /// Nonstarter, dash on both sides, break after, hyphen-minus, break before, inseparable (leaders).
  case ns, b2, ba, hy, bb, `in`
  /// The hyphen U+2010, which UAX #14 has as BA, too.
  case hh

  // Letters and digits
  /// Alphabetic, Hebrew letter, numeric, prefix and postfix of numbers.
  case al, hl, nu, pr, po
  /// Ideographic, emoji base and modifier, regional indicator.
  case id, eb, em, ri
  /// Hangul: leading, vowel and trailing jamos, syllables of two and of three.
  case jl, jv, jt, h2, h3
  /// A class that depends on other information: U+FFFC.
  case cb
  /// The class of scripts whose words only a dictionary finds; their letters count as AL, their marks as CM.
  case sa
}

/// The class of a scalar, and whether or not it is one of $EastAsian in UAX #14: wide, full-width or half-width.
struct LineBreakProperty: Equatable {
  let lineBreakClass: LineBreakClass
  let isEastAsian: Bool
  /// Whether or not the scalar is of a script whose words only a dictionary finds: class SA, which the rules do not have.
  let needsDictionary: Bool

  init(_ lineBreakClass: LineBreakClass, isEastAsian: Bool = false, needsDictionary: Bool = false) {
    self.lineBreakClass = lineBreakClass
    self.isEastAsian = isEastAsian
    self.needsDictionary = needsDictionary
  }
}
