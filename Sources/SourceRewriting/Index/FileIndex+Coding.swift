/// The coding of members without what they have not, since most of them have little and a module has thousands.
extension FileIndex.MemberEntry {
  private enum CodingKeys: String, CodingKey {
    case type, base, labels, objcName, flags, forwarder, template
  }

  private static let flags: [(Character, any WritableKeyPath<Self, Bool> & Sendable)] = [
    ("s", \.isStatic), ("o", \.isOverride), ("t", \.throwing), ("a", \.isAsync), ("r", \.isOptional),
    ("p", \.isOpen), ("d", \.isDynamic), ("n", \.isAnyObject),
  ]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    type = try values.decode(String.self, forKey: .type)
    base = try values.decode(String.self, forKey: .base)
    labels = try values.decodeIfPresent([String].self, forKey: .labels)
    objcName = try values.decodeIfPresent(String.self, forKey: .objcName) ?? ""
    forwarder = try values.decodeIfPresent(String.self, forKey: .forwarder)
    template = try values.decodeIfPresent(Dispatchers.Template.self, forKey: .template)
    let set = try values.decodeIfPresent(String.self, forKey: .flags) ?? ""
    for (flag, path) in Self.flags { self[keyPath: path] = set.contains(flag) }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(type, forKey: .type)
    try values.encode(base, forKey: .base)
    try values.encodeIfPresent(labels, forKey: .labels)
    if !objcName.isEmpty { try values.encode(objcName, forKey: .objcName) }
    try values.encodeIfPresent(forwarder, forKey: .forwarder)
    try values.encodeIfPresent(template, forKey: .template)
    let set = String(Self.flags.filter { self[keyPath: $0.1] }.map(\.0))
    if !set.isEmpty { try values.encode(set, forKey: .flags) }
  }
}
