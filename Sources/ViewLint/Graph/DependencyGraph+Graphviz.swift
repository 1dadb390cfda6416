internal import Escaping

extension DependencyGraph {
  /// Returns the graph in the language of Graphviz.
  ///
  /// It has a box for each subview with a dot for its size and one for its position, numbered in the order of the code.
  /// Arrows point upwards to what is needed; broken ones are red.
  public func dot(showsImplicit: Bool = false) -> String {
    let (places, rows, broken) = (places, rows, Set(brokenDependencies))
    var lines = [
      "digraph \(Self.quoted(container.description, isLabel: false)) {",
      "  label=\(Self.quoted("\(container)\n\(summary)")); labelloc=t; fontname=\"Helvetica\";",
      "  rankdir=BT; nodesep=0.5; ranksep=0.5;",
      "  node [shape=circle, width=0.16, fixedsize=true, label=\"\", style=filled];",
      "  node [fontname=\"Helvetica\", fontsize=10];",
      "  edge [color=\"#505866\", arrowsize=0.7];",
    ]
    for (view, described) in views.enumerated() {
      lines.append("  subgraph cluster_\(view) {")
      lines.append(
        "    label=\(Self.quoted(described.name)); tooltip=\(Self.quoted(described.path.description));")
      // With ranks from the bottom up, labels are placed the other way round, too.
      lines.append("    labelloc=b; style=rounded; color=\"#C4C9D2\";")
      for kind in Component.Kind.allCases {
        let component = Component(kind, of: view)
        let row = places[component].map { rows[$0] }
        let number = row.map { $0.isGiven ? "" : "\($0.number) " } ?? ""
        let color = kind == .size ? "#2A78D6" : "#7B4FD0"
        let label = Self.quoted("\(number)\(kind.rawValue)")
        let look = "color=\"\(color)\"" + (row?.isGiven == true ? ", style=\"\"" : "")
        lines.append("    \(Self.node(component)) [xlabel=\(label), \(look)];")
      }
      lines.append("  }")
    }
    for dependency in shownDependencies(implicit: showsImplicit) {
      var attributes: [String] = []
      if dependency.isImplicit { attributes.append("style=dashed") }
      // It points down, and must not affect the place of what is needed.
      if broken.contains(dependency) {
        attributes += ["color=\"#D9263A\"", "penwidth=2", "constraint=false"]
      }
      let text = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      lines.append("  \(Self.node(dependency.dependent)) -> \(Self.node(dependency.needed))\(text);")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private static func node(_ component: Component) -> String {
    "\(component.kind.rawValue)_\(component.view)"
  }

  /// Returns a quoted string of the language, with everything escaped that could end it or be invisible.
  ///
  /// A text that looks like an HTML entity is none in a label.
  private static func quoted(_ text: String, isLabel: Bool = true) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "&" where isLabel: result += "&amp;"
      default: result += escapingControls(in: String(scalar)).replacing("\\", by: #"\\"#)
      }
    }
    return result + "\""
  }
}
