import Foundation
import LayerCore
import LayoutCore
import StyleCore

/// The ground behind a list, in the color of its configuration.
final class ListGroundView: UIView {
  /// The position behind all other views.
  static let position: CGFloat = -1_000_000
}

extension UICollectionView {
  /// Places the ground of a list behind the views, or removes it.
  func updateListGround() {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let old = subviews.first { $0 is ListGroundView }
    guard let list = layout?.listConfiguration(ofSection: 0) else {
      old?.removeFromSuperview()
      return
    }
    let ground = old ?? makeListGround()
    if ground.backgroundColor != list.groundColor { ground.backgroundColor = list.groundColor }
    if ground.frame != bounds { ground.frame = bounds }
  }

  private func makeListGround() -> UIView {
    let ground = ListGroundView()
    ground.isUserInteractionEnabled = false
    ground.layer.zPosition = ListGroundView.position
    insertSubview(ground, at: 0)
    return ground
  }
}

extension UICollectionLayoutListConfiguration {
  /// The color behind the list.
  var groundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar:
      UIColor { traits in
        guard traits.system >= .v26, traits.userInterfaceIdiom == .pad else {
          return .secondarySystemBackground.resolvedColor(with: traits)
        }
        // The greys of glass over white and over black (26.B.17).
        return UIColor(white: (traits.userInterfaceStyle == .dark ? 24 : 251) / 255, alpha: 1)
      }
    }
  }
}
