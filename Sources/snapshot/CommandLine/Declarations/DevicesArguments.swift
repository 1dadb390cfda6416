/// The arguments of `snapshot devices`, which takes none.
struct DevicesArguments: ParsedValues, Equatable {
  static let verb = Verb<DevicesArguments>(
    name: "devices",
    abstract: "list the devices whose screens can be canvases",
    discussion: """
      For each device, prints the name for the option --device, the size of the screen in points in portrait \
      orientation, the pixels per point, the first version of iOS that it has here, and the safe area insets: top, left, bottom and right, in portrait and \
      landscape orientation.
      """,
    operand: .none,
    options: [],
    examples: [.init("snapshot devices", "Lists all devices.")],
    run: .text { _ in DeviceTable.text })
}
