internal import ViewSpec

/// One picture to make: a spec at a scale.
struct PictureJob: Sendable {
  let location: SpecLocation
  let spec: LayoutSpec
  let scale: Int

  /// What messages call the picture: `Examples/card.json @2x`.
  var name: String { "\(location.path == "-" ? "<stdin>" : location.path) @\(scale)x" }

  /// The jobs of all specs that `arguments` name, at all scales. Specs that cannot be read are reported, and the
  /// others go on.
  static func all(
    _ arguments: [String], _ options: RenderingOptions, _ console: Console
  ) async -> [PictureJob] {
    var problems: [SpecError] = []
    let locations = SpecSearch.locations(arguments) { problems.append($0) }
    for problem in problems { await console.trouble(problem.description) }
    let specs = await concurrentMap(locations, jobs: options.jobCount) { location -> LayoutSpec? in
      do throws(SpecError) {
        return try LayoutSpec(at: location)
      } catch {
        await console.trouble(error.description)
        return nil
      }
    }
    return zip(locations, specs).flatMap { location, spec in
      guard let spec else { return [PictureJob]() }
      return options.scales.map { PictureJob(location: location, spec: spec, scale: $0) }
    }
  }
}
