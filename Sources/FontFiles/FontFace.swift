/// A face of a family: a font, or a place with a name on the axes of a variable one.
package struct FontFace: Sendable {
  let design: FontDesign
  /// The values on the axes of the font.
  let values: [Double]
  /// The name for programs.
  package let postScriptName: String
  /// The name for people.
  package let fullName: String
  /// The name in the family, as "Bold Italic".
  package let style: String
  package let traits: FontTraits

  /// Creates the face of a font without a name of its own for its place.
  init(_ design: FontDesign, values: [Double]) {
    (self.design, self.values) = (design, values)
    let style = design.names.style ?? "Regular"
    self.style = style
    postScriptName = design.names.postScriptName ?? ""
    fullName = design.names.fullName ?? design.family + " " + style
    traits = Self.traits(of: design, at: values)
  }

  /// Creates the face of a place with a name.
  init(_ design: FontDesign, instance: FontInstance) {
    (self.design, values) = (design, instance.values)
    let style = design.names[instance.style] ?? "Regular"
    self.style = style
    let name = instance.postScriptName.flatMap { design.names[$0] }
    postScriptName = name ?? Self.name(of: style, in: design)
    fullName = design.family + " " + style
    traits = Self.traits(of: design, at: instance.values)
  }

  /// Returns the name of a place without one for programs: the family and the style, in letters and digits.
  private static func name(of style: String, in design: FontDesign) -> String {
    func plain(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) })
      )
    }
    return (design.names.variationsPrefix ?? plain(design.family)) + "-" + plain(style)
  }

  private static func traits(of design: FontDesign, at values: [Double]) -> FontTraits {
    var traits = design.traits
    for (axis, value) in zip(design.variations.axes, values) where value != axis.standard {
      switch axis.tag {
      case "wght": traits.weight = FontTraits.weight(ofClass: value)
      case "wdth": traits.width = (value - 100) / 125
      case "ital": traits.isItalic = value >= 0.5
      case "slnt": traits.isItalic = value != 0
      default: break
      }
    }
    return traits
  }

  /// The name of the family.
  package var family: String { design.family }
  /// The name of the face's file, without its folder.
  package var file: String { design.data.name }
  /// The face's file, with its bytes.
  package var data: FontData { design.data }
  /// The axes of the font, none if it is not variable.
  package var axes: [FontAxis] { design.variations.axes }
  /// The number of units of an em.
  package var unitsPerEm: Int { design.heights.unitsPerEm }

  /// Returns the values on the axes with some of them changed, by their tags; other tags have no effect.
  package func moved(to changes: [FontTag: Double]) -> [Double] {
    zip(axes, values).map { axis, value in changes[axis.tag].map(axis.nearest) ?? value }
  }

  /// Whether or not the face has glyphs in colours of their own, such as emoji.
  package var hasPictures: Bool { design.hasPictures }

  /// Returns whether or not the face has an axis.
  package func hasAxis(_ tag: FontTag) -> Bool { axes.contains { $0.tag == tag } }
}
