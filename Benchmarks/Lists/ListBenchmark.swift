import Foundation
import LayerCore
import LayoutCore
import ListCore
import PNG
import Peers
import Raster
import StyleCore
import ViewRendering

/// A benchmark of tables and collections beside the views of a screen without a list.
@MainActor
enum ListBenchmark {
  static func run() {
    print("Lists on a screen of 393×852 points at 3x; medians of \(Measurement.rounds) rounds.")
    print("Ratios are to the first line of each part.\n")
    timeFirstScreens()
    timeMeasuredRows()
    timeScrolling()
    timeDifferences()
    timePictures()
    timeScreens()
  }

  /// Times the first screen of rows of one height, and prints the memory of the whole list.
  private static func timeFirstScreens() {
    let count = 100_000
    print("\(count) rows of one height, the first screen\n")
    var measurements = [
      Measurement("the rows without a list") { PlainRows(notes: false).layoutIfNeeded() },
      Measurement("table") { TableScene(count: count).show() },
      Measurement("collection, flow") { CollectionScene(count: count, flows: true).show() },
      Measurement("collection, compositional") { CollectionScene(count: count, flows: false).show() },
    ]
    Measurement.compare(&measurements)
    printMemory("the rows without a list") {
      let rows = PlainRows(notes: false)
      rows.layoutIfNeeded()
      return rows
    }
    printMemory("table") { shown(TableScene(count: count)) }
    printMemory("collection, flow") { shown(CollectionScene(count: count, flows: true)) }
    printMemory("collection, compositional") { shown(CollectionScene(count: count, flows: false)) }
  }

  private static func timeMeasuredRows() {
    print("\n100000 rows that are measured, the first screen\n")
    var measurements = [
      Measurement("the rows without a list") { PlainRows(notes: true).layoutIfNeeded() },
      Measurement("table") { NoteScene(count: 100_000).show() },
    ]
    Measurement.compare(&measurements)
    let scene = shown(NoteScene(count: 1_000))
    let first = scene.made
    while scene.list.contentOffset.y + ListScene.screen.height < scene.list.contentSize.height {
      scene.scroll(by: ListScene.rowHeight)
    }
    print("cells made for the first screen, and for all of 1000 rows: \(first), \(scene.made)")
  }

  /// Times the frames of a motion by 100 points each, which shows two rows or so a frame.
  private static func timeScrolling() {
    print("\n10000 rows, a frame that scrolls by 100 points\n")
    let plain = PlainRows(notes: false)
    var number = 0
    var measurements = [
      Measurement("two rows shown and laid out", times: 400) {
        number += 2
        for row in plain.subviews.prefix(2).compactMap({ $0 as? ListRow }) {
          row.show(number)
          row.setNeedsLayout()
        }
        plain.layoutIfNeeded()
      }
    ]
    let scenes = [
      ("table", shown(TableScene(count: 10_000))), ("table, measured", shown(NoteScene(count: 10_000))),
      ("table, sized by code", shown(SizedScene(count: 10_000))),
      ("collection, flow", shown(CollectionScene(count: 10_000, flows: true))),
      ("collection, compositional", shown(CollectionScene(count: 10_000, flows: false))),
    ]
    for (name, scene) in scenes {
      measurements.append(Measurement(name, times: 400) { scene.scroll(by: 100) })
    }
    Measurement.compare(&measurements)
  }

  /// Times the change from one snapshot of numbers to another in another order.
  private static func timeDifferences() {
    print("\n10000 items in another order\n")
    let scene = DifferenceScene()
    var measurements = [
      Measurement("sort them") { scene.sort() },
      Measurement("apply, other order") { scene.apply() },
      Measurement("apply, without changes") { scene.applyAgain() },
    ]
    Measurement.compare(&measurements)
  }

  private static func timePictures() {
    print("\nA screen of \(ListScene.rows) rows, laid out, as a PNG\n")
    let plain = UIWindow(frame: CGRect(origin: .zero, size: ListScene.screen))
    plain.hostTraits = UITraitCollection(displayScale: 3)
    plain.addSubview(PlainRows(notes: false))
    plain.isHidden = false
    plain.layoutIfNeeded()
    let table = shown(TableScene(count: 1_000))
    let collection = shown(CollectionScene(count: 1_000, flows: true))
    var measurements = [
      Measurement("the rows without a list") { write(plain) },
      Measurement("table") { write(table.window) },
      Measurement("collection, flow") { write(collection.window) },
    ]
    Measurement.compare(&measurements)
  }

  /// Times a list that shows another screen of its rows: its layout and picture, and the layout alone.
  private static func timeScreens() {
    print("\n1000 rows, scrolled by a screen, laid out and drawn\n")
    let plain = PlainScreen(count: 1_000)
    let scenes = [
      ("table", shown(TableScene(count: 1_000))),
      ("collection, flow", shown(CollectionScene(count: 1_000, flows: true))),
      ("collection, compositional", shown(CollectionScene(count: 1_000, flows: false))),
    ]
    var pictures = [
      Measurement("the rows without a list", times: 10) {
        plain.scrollByScreen()
        draw(plain.window)
      }
    ]
    var layouts = [Measurement("without a list, laid out", times: 10) { plain.scrollByScreen() }]
    for (name, scene) in scenes {
      pictures.append(
        Measurement(name, times: 10) {
          scene.scrollByScreen()
          draw(scene.window)
        })
      layouts.append(Measurement("\(name), laid out", times: 10) { scene.scrollByScreen() })
    }
    Measurement.compare(&pictures)
    print("")
    Measurement.compare(&layouts)
  }

  private static func shown(_ scene: ListScene) -> ListScene {
    scene.show()
    return scene
  }

  private static func draw(_ window: UIWindow) {
    var sink = DiscardingSink()
    Rasterizer().render(DisplayList(recording: window), into: &sink)
  }

  private static func write(_ window: UIWindow) {
    let list = DisplayList(recording: window)
    guard var writer = try? PNGWriter(width: list.width, height: list.height, scale: 3) else { return }
    try? Rasterizer().render(list, into: &writer)
    _ = try? writer.finish()
  }

  /// Prints the memory that is in use as long as an object is.
  private static func printMemory(_ name: String, _ make: () -> AnyObject) {
    let before = usedMemory
    let object = make()
    let used = withExtendedLifetime(object) { usedMemory - before }
    print(name.padded(to: 30) + "\(used / 1024)".aligned(to: 8) + " KiB")
  }

  /// The bytes that the program has taken from its heap.
  private static var usedMemory: Int { Int(memory_in_use()) }
}
