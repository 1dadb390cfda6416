internal import FileAccess
internal import Foundation
internal import GraphicsRendering
internal import PNG
internal import Raster
internal import TerminalPictures
internal import ViewSpec

/// The command `snapshot sheet`, which draws variants of specs, or pictures, into one picture.
struct SheetCommand {
  let arguments: SheetArguments
  let console: Console

  /// Draws the sheet; nothing is written if a picture fails.
  func run() async {
    var gallery: TerminalGallery?
    if arguments.shows {
      guard let found = await arguments.terminal.gallery(console) else { return }
      gallery = found
    }
    let locations = await SpecSearch.locations(arguments.specs, console: console)
    var (sources, pixels) = ([SheetSource](), 0)
    for location in locations {
      let report = await Report<SheetSource?>(orElse: nil) { lines in
        (try source(at: location, &lines), location.path)
      }
      await console.say(report.lines)
      guard let source = report.value else { continue }
      sources.append(source)
      if case .picture(let picture) = source { pixels += picture.width * picture.height }
      guard pixels <= limit else { return await refuse(count: locations.count) }
    }
    guard await !console.sawTrouble, !sources.isEmpty else { return }
    let matrix = SheetMatrix(SheetMatrix.labels(of: locations.map(\.path)), arguments)
    guard let drawings = await drawings(matrix, sources, locations) else { return }
    guard let sheet = await draw(drawings, matrix) else { return }
    do {
      if let place = arguments.place {
        let png = try sheet.pngData(scale: Double(scale))
        let output = place == "-" ? PictureOutput.standardOutput : .file(FilePath(place))
        try output.write(png)
        if place != "-" {
          let count = drawings.count == 1 ? "1 picture" : "\(drawings.count) pictures"
          await console.summary(["\(output): \(sheet.width)×\(sheet.height), \(count), \(png.count) bytes"])
        }
      }
    } catch {
      await console.trouble("\(error)")
    }
    await console.raw(gallery?.draw(sheet, key: "sheet") ?? [])
  }

  /// Returns the spec or the picture of a file.
  private func source(at location: SpecLocation, _ lines: inout Lines) throws -> SheetSource {
    guard SheetArguments.isPicture(location.path) else { return .spec(try LayoutSpec(at: location)) }
    let input = FileInput(arguments.rendering.limits)
    return .picture(try input.decode(try input.bytes(of: location.path), from: location.path, &lines))
  }

  /// The number of pixels per point of labels: that of the sharpest pictures.
  private var scale: Int { arguments.scales.max() ?? 1 }

  /// Returns the drawings of all pictures; nil if one fails or they are too large together.
  private func drawings(
    _ matrix: SheetMatrix, _ sources: [SheetSource], _ locations: [SpecLocation]
  ) async -> [SheetDrawing]? {
    var (drawings, pixels) = ([SheetDrawing](), 0)
    for cell in matrix.cells {
      let source = sources[cell.source]
      let report = await Report<SheetDrawing?>(orElse: nil) { lines in
        let drawing = try await SheetDrawing(source, scale: cell.scale, cell.options)
        lines.warnings(drawing.warnings)
        return (drawing, locations[cell.source].path)
      }
      await console.say(report.lines)
      guard let drawing = report.value else { return nil }
      drawings.append(drawing)
      pixels += drawing.size.width * drawing.size.height
      guard pixels <= limit else {
        await refuse(count: matrix.cells.count)
        return nil
      }
    }
    return drawings
  }

  /// Reports that pictures have more pixels together than a sheet may have.
  private func refuse(count: Int) async {
    await console.trouble("the sheet of \(count) pictures would have more than \(limit) pixels; \(advice)")
  }

  /// Returns the sheet; nil if it is too large.
  private func draw(_ drawings: [SheetDrawing], _ matrix: SheetMatrix) async -> Bitmap? {
    let figures = SheetFigures(scale: scale, theme: arguments.theme)
    let (layout, list) = await plan(drawings, matrix, figures)
    guard let list else {
      let isLong = max(layout.width, layout.height) > DisplayList.maximumSide
      await console.trouble(
        "the sheet of \(drawings.count) pictures would have \(layout.width)×\(layout.height) pixels, more than "
          + (isLong
            ? "\(DisplayList.maximumSide) on a side; other --columns, fewer variants or a smaller --scale make it shorter"
            : "\(limit); \(advice)"))
      return nil
    }
    var canvas = SheetCanvas(list, width: layout.width, height: layout.height)
    var place = 0
    await forEachConcurrently(drawings, jobs: arguments.rendering.jobCount) { drawing in
      drawing.bitmap
    } finish: { picture in
      canvas.put(
        picture, at: layout.pictures[place], over: ground(drawings[place]), square: figures.squareSide)
      place += 1
    }
    return canvas.bitmap
  }

  /// Returns the places of all, and the drawing of the labels unless the sheet is too large.
  @MainActor
  private func plan(
    _ drawings: [SheetDrawing], _ matrix: SheetMatrix, _ figures: SheetFigures
  ) -> (SheetLayout, DisplayList?) {
    let plan = SheetPlan(
      matrix, pictures: drawings.map(\.size), columns: arguments.columns,
      figures: figures)
    let (width, height) = (plan.layout.width, plan.layout.height)
    let fits = max(width, height) <= DisplayList.maximumSide && width * height <= limit
    return (plan.layout, fits ? plan.list() : nil)
  }

  /// Returns the ground of a picture's transparent pixels; nil for the sheet.
  private func ground(_ drawing: SheetDrawing) -> (Pixel, Pixel)? {
    let plain = drawing.isDark ? UInt8(0) : 255
    let pixel = Pixel(red: plain, green: plain, blue: plain, alpha: 255)
    return switch arguments.backdrop {
    case .plain: (pixel, pixel)
    case .checks: SheetFigures.squares
    case .none: nil
    }
  }

  private var limit: Int { arguments.rendering.limits.pixels }

  private var advice: String {
    let smaller =
      arguments.specs.contains(where: SheetArguments.isPicture)
      ? "fewer pictures make it smaller" : "fewer variants or a smaller --scale make it smaller"
    return "\(smaller), --pixel-limit raises the limit"
  }
}
