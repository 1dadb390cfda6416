internal import Raster
internal import StyleCore
internal import ViewSpec

/// A picture of `snapshot doctor`, or a file made of one.
struct DoctorJob: Sendable {
  let name: String
  /// Returns the fingerprint of the picture's pixels and of its file.
  let fingerprint: @Sendable () async throws -> Fingerprint
}

/// A part of what `snapshot doctor` draws, with a fingerprint of its own.
struct DoctorPart: Sendable {
  let name: String
  let jobs: [DoctorJob]

  /// Returns all parts, in order.
  static func all() throws -> [DoctorPart] {
    let specs = try DoctorSpecs.all.map {
      try DoctorPart($0.name, spec: $0.text, looks: [RenderingOptions()])
    }
    let looks = try DoctorPart("looks", spec: DoctorSpecs.controls, looks: Self.looks)
    return specs + [looks] + DoctorDrawings.parts + [DoctorEncodings.png, DoctorEncodings.jpeg]
  }

  /// Creates the pictures of a spec, at each scale in each look.
  init(_ name: String, spec text: String, looks: [RenderingOptions]) throws {
    let spec = try LayoutSpec(parsing: Array(text.utf8), file: name)
    self.name = name
    jobs = looks.flatMap { look in
      look.scales.map { scale in
        DoctorJob(name: ([name] + look.words + ["@\(scale)x"]).joined(separator: " ")) {
          let rendering = try await spec.renderPNG(at: scale, look)
          var fingerprint = Fingerprint()
          fingerprint.append(Bitmap(rendering: rendering.list))
          fingerprint.append(rendering.png)
          return fingerprint
        }
      }
    }
  }

  init(_ name: String, _ jobs: [DoctorJob]) {
    self.name = name
    self.jobs = jobs
  }

  /// Returns the fingerprint of each part, given those of the pictures of all parts.
  static func fingerprints(of parts: [DoctorPart], _ all: [Fingerprint]) -> [Fingerprint] {
    var rest = all[...]
    return parts.map { part in
      defer { rest = rest.dropFirst(part.jobs.count) }
      return Fingerprint(of: Array(rest.prefix(part.jobs.count)))
    }
  }

  /// Each version of iOS in light, dark, right to left and with large text.
  private static let looks = SystemVersion.allCases.flatMap { system in
    var options = [RenderingOptions](repeating: RenderingOptions(), count: 4)
    for index in options.indices { (options[index].systems, options[index].scales) = ([system], [2]) }
    options[1].style = .dark
    options[2].direction = .rightToLeft
    options[3].textSize = .extraExtraLarge
    return options
  }
}

extension RenderingOptions {
  /// The options that differ from the defaults, for messages.
  fileprivate var words: [String] {
    pictureArguments + (textSize.map { ["--text-size", $0.rawValue] } ?? [])
  }
}
