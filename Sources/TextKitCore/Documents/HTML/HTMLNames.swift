/// The names of elements of HTML, by what they do to a text.
enum HTMLNames {
  /// Headings, the largest first.
  static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"]
  /// Elements that begin and end paragraphs.
  static let blocks: Set<String> = Set(headings).union([
    "html", "body", "address", "article", "aside", "blockquote", "caption", "center", "dd", "details",
    "dialog",
    "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "header", "hgroup", "hr",
    "legend", "listing", "main", "menu", "nav", "ol", "optgroup", "option", "p", "plaintext", "pre",
    "section",
    "summary", "ul", "xmp",
  ])
  /// Blocks whose start ends an open paragraph.
  static let endingParagraphs = blocks.subtracting([
    "html", "body", "caption", "legend", "optgroup", "option",
  ])
  /// Elements that are not shown, with all in them.
  static let hidden: Set<String> = [
    "head", "script", "style", "template", "title", "noembed", "noframes", "iframe", "video", "audio",
    "canvas",
    "datalist", "select", "svg", "math", "rp",
  ]
  /// Elements that do not end a head.
  static let inHead: Set<String> = [
    "head", "title", "meta", "link", "style", "script", "base", "basefont", "bgsound", "noscript", "template",
    "noframes",
  ]
  /// Elements without contents.
  static let void: Set<String> = [
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "link",
    "meta",
    "param", "source", "track", "wbr",
  ]
  /// Elements of looks alone, which go on behind the end of an element that ends before them.
  static let formatting: Set<String> = [
    "a", "b", "big", "code", "em", "font", "i", "s", "small", "strike", "strong", "tt", "u",
  ]
  /// Elements that ends of elements outside of them do not end.
  static let scopes: Set<String> = ["table", "caption", "td", "th", "html", "body", "button", "object"]
  /// The elements of tables, and the tables.
  static let tableParts: Set<String> = ["table", "caption", "td", "th", "tr", "tbody", "thead", "tfoot"]

  /// The open elements that the start of an element ends, and those that keep these open.
  static func endedBy(_ name: String) -> (ends: Set<String>, limits: Set<String>)? {
    switch name {
    case "li": (["li"], ["ul", "ol", "menu", "dir", "table", "td", "th"])
    case "dt", "dd": (["dt", "dd"], ["dl", "table", "td", "th"])
    case "option", "optgroup": (["option"], ["select"])
    case "td", "th": (["td", "th", "caption"], ["table", "tr"])
    case "tr": (["tr", "caption"], ["table"])
    case "tbody", "thead", "tfoot": (["tbody", "thead", "tfoot", "caption"], ["table"])
    case "a": (["a"], ["table", "td", "th"])
    case "body": (["head"], [])
    default: nil
    }
  }
}
