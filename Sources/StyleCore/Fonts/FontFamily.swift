/// A family of fonts of iOS, with the names of its faces, the regular one first.
struct FontFamily {
  let name: String
  let faces: [String]

  private init(_ name: String, _ stem: String, _ faces: [String]) {
    self.name = name
    self.faces = faces.map { $0.isEmpty ? stem : stem + "-" + $0 }
  }

  private init(_ name: String, faces: [String]) {
    (self.name, self.faces) = (name, faces)
  }

  /// Returns the family of the given name.
  static func named(_ name: String) -> FontFamily? {
    all.first { $0.name == name }
  }

  private static let fourOblique = ["", "Oblique", "Bold", "BoldOblique"]
  private static let fourItalic = ["", "Italic", "Bold", "BoldItalic"]
  private static let next = [
    "Regular", "Italic", "UltraLight", "UltraLightItalic", "Medium", "MediumItalic", "DemiBold",
    "DemiBoldItalic", "Bold", "BoldItalic", "Heavy", "HeavyItalic",
  ]

  /// The families that layouts ask for most, by name.
  static let all: [FontFamily] = [
    FontFamily(
      "American Typewriter", "AmericanTypewriter",
      ["", "Light", "Semibold", "Bold", "Condensed", "CondensedLight", "CondensedBold"]),
    FontFamily("Arial", faces: ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"]),
    FontFamily("Arial Rounded MT Bold", faces: ["ArialRoundedMTBold"]),
    FontFamily(
      "Avenir", "Avenir",
      [
        "Book", "Roman", "BookOblique", "Oblique", "Light", "LightOblique", "Medium", "MediumOblique",
        "Heavy",
        "HeavyOblique", "Black", "BlackOblique",
      ]),
    FontFamily("Avenir Next", "AvenirNext", next),
    FontFamily("Avenir Next Condensed", "AvenirNextCondensed", next),
    FontFamily("Baskerville", "Baskerville", fourItalic + ["SemiBold", "SemiBoldItalic"]),
    FontFamily(
      "Courier New",
      faces: ["CourierNewPSMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldMT", "CourierNewPS-BoldItalicMT"]),
    FontFamily(
      "Didot", "Didot", ["", "Italic", "Bold"]),
    FontFamily(
      "Futura", "Futura", ["Medium", "MediumItalic", "Bold", "CondensedMedium", "CondensedExtraBold"]),
    FontFamily("Georgia", "Georgia", fourItalic),
    FontFamily(
      "Gill Sans", "GillSans",
      fourItalic + ["Light", "LightItalic", "SemiBold", "SemiBoldItalic", "UltraBold"]),
    FontFamily("Helvetica", "Helvetica", fourOblique + ["Light", "LightOblique"]),
    FontFamily(
      "Helvetica Neue", "HelveticaNeue",
      fourItalic + [
        "UltraLight", "UltraLightItalic", "Thin", "ThinItalic", "Light", "LightItalic", "Medium",
        "MediumItalic", "CondensedBold", "CondensedBlack",
      ]),
    FontFamily("Marker Felt", "MarkerFelt", ["Thin", "Wide"]),
    FontFamily("Menlo", "Menlo", ["Regular", "Italic", "Bold", "BoldItalic"]),
    FontFamily("Noteworthy", "Noteworthy", ["Light", "Bold"]),
    FontFamily("Optima", "Optima", ["Regular", "Italic", "Bold", "BoldItalic", "ExtraBlack"]),
    FontFamily("Palatino", "Palatino", ["Roman", "Italic", "Bold", "BoldItalic"]),
    FontFamily(
      "Times New Roman",
      faces: [
        "TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldMT",
        "TimesNewRomanPS-BoldItalicMT",
      ]),
    FontFamily(
      "Trebuchet MS",
      faces: ["TrebuchetMS", "TrebuchetMS-Italic", "TrebuchetMS-Bold", "Trebuchet-BoldItalic"]),
    FontFamily("Verdana", "Verdana", fourItalic),
  ]
}
