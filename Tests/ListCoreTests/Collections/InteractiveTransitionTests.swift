import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ListCore

/// Transitions that code moves, while data and layouts change.
@MainActor
struct InteractiveTransitionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func layouts() -> (old: StackLayout, new: StackLayout) {
    let (old, new) = (StackLayout(), StackLayout())
    new.itemHeight = 84
    return (old, new)
  }

  @Test func `both layouts of a transition follow reloaded data`() {
    let (old, new) = layouts()
    let scene = CollectionScene(count: 1, old)
    scene.view.layoutIfNeeded()
    let transition = scene.view.startInteractiveTransition(to: new)
    transition.transitionProgress = 0.5
    scene.view.layoutIfNeeded()
    scene.source.sections[0].items = [1, 2, 3]
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    #expect(scene.view.visibleCells.count == 3)
    // Halfway between 64…108 and 104…188.
    #expect(scene.view.cellForItem(at: path(1))?.frame == CGRect(0, 84, 200, 64))
  }

  @Test func `the progress of a transition leaves its layouts as they are`() {
    let (old, new) = layouts()
    let scene = CollectionScene(count: 1, old)
    scene.view.layoutIfNeeded()
    let transition = scene.view.startInteractiveTransition(to: new)
    scene.view.layoutIfNeeded()
    (old.calls, new.calls) = ([], [])
    for progress in [0.25, 0.5] as [CGFloat] {
      transition.transitionProgress = progress
      scene.view.layoutIfNeeded()
    }
    #expect(old.calls.isEmpty && new.calls.isEmpty)
    // Halfway between 20…64 and 20…104.
    #expect(scene.view.cellForItem(at: path(0))?.frame == CGRect(0, 20, 200, 64))
  }

  @Test func `a third layout ends a transition, whose layouts leave the view`() {
    let ((old, new), third) = (layouts(), StackLayout())
    let scene = CollectionScene(count: 2, old)
    scene.view.layoutIfNeeded()
    var ends: [Bool] = []
    let transition = scene.view.startInteractiveTransition(to: new) { _, isNew in ends.append(isNew) }
    scene.view.layoutIfNeeded()
    scene.view.setCollectionViewLayout(third, animated: false)
    #expect(ends == [false])
    #expect([old, new, transition].allSatisfy { $0.collectionView == nil })
    scene.view.finishInteractiveTransition()
    #expect(ends == [false] && scene.view.collectionViewLayout === third)
    #expect(third.collectionView === scene.view)
  }

  @Test func `the layout of a transition that code sets itself stays in the view`() {
    let (old, new) = layouts()
    let scene = CollectionScene(count: 2, old)
    scene.view.layoutIfNeeded()
    _ = scene.view.startInteractiveTransition(to: new)
    scene.view.layoutIfNeeded()
    scene.view.setCollectionViewLayout(new, animated: false)
    scene.view.layoutIfNeeded()
    #expect(old.collectionView == nil && new.collectionView === scene.view)
    #expect(scene.view.cellForItem(at: path(1))?.frame == CGRect(0, 104, 200, 84))
  }

  @Test func `a layout that returns knows the data that changed meanwhile`() {
    let (first, second) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let scene = CollectionScene(count: 1, first)
    scene.view.layoutIfNeeded()
    scene.view.setCollectionViewLayout(second, animated: false)
    scene.view.layoutIfNeeded()
    scene.source.sections[0].items = [1, 2, 3]
    scene.view.reloadData()
    scene.view.layoutIfNeeded()
    scene.view.setCollectionViewLayout(first, animated: false)
    scene.view.layoutIfNeeded()
    #expect(scene.view.visibleCells.count == 3)
    scene.source.sections[0].items = [1]
    scene.view.reloadData()
    let transition = scene.view.startInteractiveTransition(to: second)
    scene.view.layoutIfNeeded()
    scene.source.sections[0].items = [1, 2]
    scene.view.reloadData()
    transition.transitionProgress = 1
    scene.view.layoutIfNeeded()
    #expect(scene.view.visibleCells.count == 2)
  }
}
