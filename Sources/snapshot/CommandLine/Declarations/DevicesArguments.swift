/// The arguments of `snapshot devices`, which takes none.
struct DevicesArguments: ParsedValues, Equatable {
  static let verb = Verb<DevicesArguments>(
    name: "devices",
    abstract: "list the devices whose screens can be canvases",
    discussion: """
      For each its name, as the option --device takes it, its screen in points as held upright, the pixels per point, and \
      what bars and rounded corners take from its edges: top, left, bottom and right, upright and on its side.
      """,
    operand: .none,
    options: [],
    examples: [.init("snapshot devices", "Lists all of them.")],
    run: .text { _ in DeviceTable.text })
}
