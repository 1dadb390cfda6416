/// The plural rules of languages for cardinal numbers (Unicode CLDR 45, `plurals.xml`).
enum PluralRules {
  /// Returns the category of a number in a language; that of English in a language without rules here.
  static func category(of number: PluralNumber, in language: String) -> PluralCategory {
    let name = LanguageName(language)
    let isPortugal = language.lowercased().replacing("_", with: "-") == "pt-pt"
    let rule = isPortugal ? romance : rules[name.language] ?? english
    return rule(number)
  }

  private typealias Rule = @Sendable (PluralNumber) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    for (languages, rule) in families {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  private static let english: Rule = { $0.i == 1 && $0.v == 0 ? .one : .other }
  private static let romance: Rule = { n in
    n.i == 1 && n.v == 0 ? .one : n.i != 0 && n.i % 1_000_000 == 0 && n.v == 0 ? .many : .other
  }

  private static let families: [(String, Rule)] = [
    (
      "bm bo dz id ig in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to tpi vi wo yo yue zh",
      { _ in .other }
    ),
    ("ast de en et fi fy gl ia io lij nl sc sv sw ur yi ji", english),
    ("it ca vec", romance),
    (
      "es",
      { n in
        n.n == 1 ? .one : n.i != 0 && n.i % 1_000_000 == 0 && n.v == 0 ? .many : .other
      }
    ),
    (
      "fr pt",
      { n in n.i == 0 || n.i == 1 ? .one : n.i != 0 && n.i % 1_000_000 == 0 && n.v == 0 ? .many : .other }
    ),
    ("hy ff kab", { n in n.i == 0 || n.i == 1 ? .one : .other }),
    ("am as bn doi fa gu hi kn pcm zu", { n in n.i == 0 || n.n == 1 ? .one : .other }),
    (
      "af sq asa eu bem bez bg brx ce cgg chr ckb dv ee eo fo fur ka kk kl ks ku ky lb lg mas mgo ml mn mr nah nb nd "
        + "ne nn nnh no nr ny om or os pap ps rm rof rwk saq sd sdh seh sn so ss ssy st syr ta te teo tig tk tn tr "
        + "ts ug uz ve vo vun wae xh xog az el hu gsw",
      { $0.n == 1 ? .one : .other }
    ),
    ("da", { n in n.n == 1 || (n.f != 0 && (n.i == 0 || n.i == 1)) ? .one : .other }),
    (
      "is",
      { n in
        (n.t == 0 && n.i % 10 == 1 && n.i % 100 != 11) || n.t % 10 == 1 && n.t % 100 != 11 ? .one : .other
      }
    ),
    (
      "mk",
      { n in
        (n.v == 0 && n.i % 10 == 1 && n.i % 100 != 11) || (n.f % 10 == 1 && n.f % 100 != 11) ? .one : .other
      }
    ),
    (
      "ceb fil tl",
      { n in
        (n.v == 0 && ((1...3).contains(n.i) || ![4, 6, 9].contains(n.i % 10)))
          || (n.v != 0 && ![4, 6, 9].contains(n.f % 10)) ? .one : .other
      }
    ),
    (
      "lv prg",
      { n in
        let tens = n.isWhole ? n.i % 10 : -1
        let hundreds = n.isWhole ? n.i % 100 : -1
        if tens == 0 || (11...19).contains(hundreds) || (n.v == 2 && (11...19).contains(n.f % 100)) {
          return .zero
        }
        if (tens == 1 && hundreds != 11) || (n.v == 2 && n.f % 10 == 1 && n.f % 100 != 11)
          || (n.v != 2 && n.v != 0 && n.f % 10 == 1)
        {
          return .one
        }
        return .other
      }
    ),
    ("ak bh guw ln mg nso pa ti wa", { n in n.isWhole && n.i <= 1 ? .one : .other }),
    ("si", { n in n.n == 0 || n.n == 1 || (n.i == 0 && n.f == 1) ? .one : .other }),
    ("tzm", { n in n.isWhole && (n.i <= 1 || (11...99).contains(n.i)) ? .one : .other }),
    (
      "he iw",
      { n in
        (n.i == 1 && n.v == 0) || (n.i == 0 && n.v != 0) ? .one : n.i == 2 && n.v == 0 ? .two : .other
      }
    ),
    ("iu naq sat se sma smi smj smn sms", { n in n.n == 1 ? .one : n.n == 2 ? .two : .other }),
    ("shi", { n in n.i == 0 || n.n == 1 ? .one : n.isWhole && (2...10).contains(n.i) ? .few : .other }),
    (
      "ro mo",
      { n in
        if n.i == 1 && n.v == 0 { return .one }
        return n.v != 0 || n.n == 0 || (n.n != 1 && (1...19).contains(n.i % 100)) ? .few : .other
      }
    ),
    (
      "bs hr sh sr",
      { n in
        let (i, f) = (n.v == 0 ? n.i : -1, n.f)
        if (i % 10 == 1 && i % 100 != 11) || (f % 10 == 1 && f % 100 != 11) { return .one }
        let isFew = (2...4).contains(i % 10) && !(12...14).contains(i % 100)
        return isFew || ((2...4).contains(f % 10) && !(12...14).contains(f % 100)) ? .few : .other
      }
    ),
    (
      "gd",
      { n in
        guard n.isWhole else { return .other }
        return switch n.i {
        case 1, 11: .one
        case 2, 12: .two
        case 3...10, 13...19: .few
        default: .other
        }
      }
    ),
    (
      "sl",
      { n in
        if n.v != 0 { return .few }
        return switch n.i % 100 {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
      }
    ),
    (
      "dsb hsb",
      { n in
        let digits = n.v == 0 ? n.i % 100 : n.f % 100
        return switch digits {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
      }
    ),
    (
      "cs sk",
      { n in n.v != 0 ? .many : n.i == 1 ? .one : (2...4).contains(n.i) ? .few : .other }
    ),
    (
      "pl",
      { n in
        guard n.v == 0 else { return .other }
        if n.i == 1 { return .one }
        return (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) ? .few : .many
      }
    ),
    (
      "be",
      { n in
        guard n.isWhole else { return .other }
        if n.i % 10 == 1 && n.i % 100 != 11 { return .one }
        return (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) ? .few : .many
      }
    ),
    (
      "ru uk",
      { n in
        guard n.v == 0 else { return .other }
        if n.i % 10 == 1 && n.i % 100 != 11 { return .one }
        return (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) ? .few : .many
      }
    ),
    (
      "lt",
      { n in
        if n.f != 0 { return .many }
        let teens = (11...19).contains(n.i % 100)
        if n.i % 10 == 1 && !teens { return .one }
        return (2...9).contains(n.i % 10) && !teens ? .few : .other
      }
    ),
    (
      "br",
      { n in
        guard n.isWhole else { return .other }
        let (tens, hundreds) = (n.i % 10, n.i % 100)
        if tens == 1 && ![11, 71, 91].contains(hundreds) { return .one }
        if tens == 2 && ![12, 72, 92].contains(hundreds) { return .two }
        let isOther = (10...19).contains(hundreds) || (70...79).contains(hundreds) || hundreds >= 90
        if [3, 4, 9].contains(tens) && !isOther { return .few }
        return n.i != 0 && n.i % 1_000_000 == 0 ? .many : .other
      }
    ),
    (
      "mt",
      { n in
        guard n.isWhole else { return .other }
        if n.i == 1 { return .one }
        if n.i == 2 { return .two }
        if n.i == 0 || (3...10).contains(n.i % 100) { return .few }
        return (11...19).contains(n.i % 100) ? .many : .other
      }
    ),
    (
      "ga",
      { n in
        guard n.isWhole else { return .other }
        return switch n.i {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
      }
    ),
    (
      "gv",
      { n in
        if n.v != 0 { return .many }
        if n.i % 10 == 1 { return .one }
        if n.i % 10 == 2 { return .two }
        return n.i % 20 == 0 ? .few : .other
      }
    ),
    (
      "ar ars",
      { n in
        guard n.isWhole else { return .other }
        return switch (n.i, n.i % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
      }
    ),
    (
      "cy",
      { n in
        guard n.isWhole else { return .other }
        return switch n.i {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
      }
    ),
    ("lag", { n in n.n == 0 ? .zero : n.i <= 1 ? .one : .other }),
    ("ksh", { n in n.n == 0 ? .zero : n.n == 1 ? .one : .other }),
  ]
}
