import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing

@MainActor
struct CollectionFirstBoundsTests {
  private final class Layout: UICollectionViewLayout {
    var prepared: CGSize!
    var asked = 0

    override func prepare() { prepared = collectionView!.bounds.size }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked += 1
      return prepared.width != newBounds.width
    }
  }

  @Test func `a layout is asked of new bounds only after it was prepared`() {
    let layout = Layout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    view.contentOffset.y = 10
    #expect(layout.asked == 0)
    view.layoutIfNeeded()
    view.contentOffset.y = 20
    #expect(layout.asked == 1)
  }

  @Test func `the background is that of the system`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.backgroundColor == .systemBackground)
  }
}
