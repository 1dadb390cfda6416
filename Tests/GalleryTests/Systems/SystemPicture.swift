import LayoutCore
import Plumb
import Raster
import StyleCore
import UIKit

/// A picture of the same views in the looks of iOS 17 and 26, kept in `Snapshots/systems`.
///
/// Views are in columns, 17 on the left and 26 on the right, light above dark; screens in rows, 17 above 26.
enum SystemPicture: String, CaseIterable, Sendable {
  // Views.
  case buttons, controls, choices, fields, pages, pickers, searches
  case buttonLooks = "button-looks"
  case navigationBars = "navigation-bars"
  case tabBars = "tab-bars"
  // Screens.
  case alerts, popovers, sheets, settings, mail, menu, store
  case actionSheets = "action-sheets"
  case largeTitleShrunk = "large-title-shrunk"
  case moreTabs = "more-tabs"
  case searchActive = "search-active"

  /// The scale of the pictures.
  static let scale = 2

  /// The picture.
  @MainActor func bitmap() throws -> Bitmap {
    switch self {
    case .buttons, .controls, .choices, .fields, .pages, .pickers, .searches, .buttonLooks, .navigationBars,
      .tabBars:
      views
    case .alerts, .popovers, .sheets, .actionSheets:
      try screens { try PresentationPicture(rawValue: rawValue)?.bitmap() }
    case .settings, .mail, .menu, .store: try screens { try ListPicture(rawValue: rawValue)?.bitmap() }
    case .largeTitleShrunk, .moreTabs, .searchActive:
      try screens { try ContainerPicture(rawValue: rawValue)?.bitmap() }
    }
  }

  /// The views of a picture of that name, with a column for each system.
  @MainActor private var views: Bitmap {
    let columns = [Plumb.SystemVersion.v17, .v26].map { system in
      { @MainActor (panel: UIView) in panel.traitOverrides.systemVersion = system }
    }
    let view = ViewPicture(rawValue: rawValue)?.view(scale: CGFloat(Self.scale), columns: columns) ?? UIView()
    view.layoutIfNeeded()
    return Bitmap(rendering: DisplayList(recording: view))
  }

  /// The screens of a picture of that name, for each system in its scope.
  @MainActor private func screens(_ picture: () throws -> Bitmap?) rethrows -> Bitmap {
    let bitmaps = try [StyleCore.SystemVersion.v17, .v26].map { system in
      try StyleCore.SystemVersion.with(system) { try picture() }
    }
    return Bitmap(stacked: bitmaps.compactMap { $0 })
  }
}

extension Bitmap {
  /// Creates a picture of others of one width from top to bottom.
  fileprivate init(stacked pictures: [Bitmap]) {
    let width = pictures.first?.width ?? 0
    precondition(pictures.allSatisfy { $0.width == width }, "The pictures have one width.")
    self.init(
      width: width, height: pictures.reduce(0) { $0 + $1.height },
      pixels: pictures.flatMap { Array($0.pixels) })
  }
}
