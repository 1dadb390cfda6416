import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore

/// Changes of items and sections.
extension UICollectionView {
  /// Changes that are being collected, until they are applied together.
  struct Batch {
    var changes = ListChanges()
    /// The items whose cells are configured again, by their old index paths.
    var reconfigured: [IndexPath] = []
    /// The numbers of items before the changes.
    let before: ListCounts
    /// The attributes of displayed and nearby elements before the changes.
    let old: [ElementKey: UICollectionViewLayoutAttributes]
    var completions: [(Bool) -> Void] = []

    /// Adds a change, in place.
    mutating func add(_ change: (inout ListChanges) -> Void) { change(&changes) }
  }

  // MARK: Collecting

  /// Adds a change to the group that is being collected, or makes it alone.
  func change(_ add: @escaping (inout ListChanges) -> Void) {
    guard list.batch == nil else {
      list.batch?.add(add)
      return
    }
    performGroup({ [unowned self] in change(add) }, nil)
  }

  /// Adds the configuration of items.
  func reconfigure(_ paths: [IndexPath]) {
    guard list.batch == nil else {
      list.batch?.reconfigured += paths
      return
    }
    performGroup({ [unowned self] in reconfigure(paths) }, nil)
  }

  /// Collects the changes that a closure makes, and applies them; a group within another is part of it.
  func performGroup(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if list.batch == nil {
      if list.movement != nil { endMovement(cancelled: true) }
      list.batch = Batch(before: counts, old: nearbyAttributes())
      updates?()
      let batch = list.batch
      list.batch = nil
      if var batch {
        if let completion { batch.completions.append(completion) }
        commit(batch)
      }
    } else {
      updates?()
      if let completion { list.batch?.completions.append(completion) }
    }
  }

  /// Returns the attributes of displayed elements, and of others that are at most a screen away.
  func nearbyAttributes() -> [ElementKey: UICollectionViewLayoutAttributes] {
    var found: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    guard !list.needsReload, collectionViewLayout.state.isPrepared else { return found }
    let area = super.bounds.insetBy(dx: -super.bounds.width, dy: -super.bounds.height)
    for attributes in attributes(meeting: area) { found[attributes.element] = attributes.duplicate }
    for view in list.shown.values {
      if let attributes = view.shownAttributes { found[attributes.element] = attributes }
    }
    return found
  }

  // MARK: Applying

  /// Applies changes: with an animation if the old items are displayed.
  private func commit(_ batch: Batch) {
    (list.counts, list.indexTitles) = (nil, nil)
    let update = ListUpdate(batch.changes, from: batch.before, to: counts)
    if let problem = update.problem(in: .collection) {
      LayoutDiagnostics.report(.list(problem))
      requestReload()
      for completion in batch.completions { completion(true) }
      return
    }
    show(
      update, from: batch.old, duration: UpdateTimes.update,
      rekeyed: { [unowned self] in
        for path in batch.reconfigured.compactMap(update.newPath) { configureAgain(path) }
      },
      completion: { finished in for completion in batch.completions { completion(finished) } })
  }

  /// Shows an update by the layout's means for updates, with an animation unless all data are reloaded anyway.
  ///
  /// - Parameters:
  ///   - update: The update, after which `counts` are those of the data.
  ///   - old: The attributes of displayed and nearby elements before the update.
  ///   - duration: The duration in seconds.
  ///   - rekeyed: A closure that is called when the views that stay have their new elements.
  ///   - completion: A closure that is called at the end.
  func show(
    _ update: ListUpdate, from old: [ElementKey: UICollectionViewLayoutAttributes], duration: TimeInterval,
    rekeyed: () -> Void = {}, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    let layout = collectionViewLayout
    followItems(update)
    layout.state.measured.move(update.keptPlace)
    // Layouts that keep models of their own change them by `prepare(forCollectionViewUpdates:)`, and build them again
    // where everything is invalid: so only the numbers are, unless all data are reloaded anyway.
    layout.invalidateCounts(andEverything: list.needsReload)
    guard !list.needsReload else { return completion(true) }
    animate(
      ElementTransition(update, old), duration: duration,
      prepare: { layout.prepare(forCollectionViewUpdates: update.updateItems) }, rekeyed: rekeyed,
      finish: { layout.finalizeCollectionViewUpdates() }, completion: completion)
  }

  /// Keeps selected, highlighted and prefetched items through changes; reloaded ones are deselected.
  private func followItems(_ update: ListUpdate) {
    list.selection = list.selection.compactMap(update.keptPath)
    list.highlighted = list.highlighted.flatMap(update.keptPath)
    list.touched = list.touched.flatMap(update.keptPath)
    list.prefetched = list.prefetched.compactMap(update.keptPath)
  }

  /// Asks the data source for a displayed cell again, which it dequeues.
  private func configureAgain(_ path: IndexPath) {
    guard let cell = cellForItem(at: path) else { return }
    list.reconfigured[path] = cell
    let result = dataSource?.collectionView(self, cellForItemAt: path)
    list.reconfigured[path] = nil
    cell.preferredSize = nil
    guard let result, result !== cell else { return }
    LayoutDiagnostics.report(
      .list(
        .dataSource(
          .collection,
          "returned another cell than the one that it was to configure; use the cell that was dequeued")))
    enqueue(result)
  }
}

/// The durations of animations of collection views, in seconds.
///
/// They are those of iOS 17 as far as they are visible.
enum UpdateTimes {
  /// Changes of items.
  static let update = 0.3
  /// The change of a layout.
  static let layout = 0.3
  /// The way of items that make room for another.
  static let movement = 0.25
}

extension ListUpdate {
  /// Returns the new place of an item that keeps its cell, or `nil`.
  func keptPlace(of old: ItemPlace) -> ItemPlace? {
    changes.reloadedItems.contains(old) ? nil : newPlace(of: old)
  }

  /// Returns the new index path of an item that keeps its cell, or `nil`.
  func keptPath(of old: IndexPath) -> IndexPath? { ItemPlace(old).flatMap(keptPlace)?.indexPath }

  /// The changes as the layout is told of them: deletions, reloads, insertions and moves, sections first.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    func new(_ place: ItemPlace) -> IndexPath? { newPlace(of: place)?.indexPath }
    let deleted: [UICollectionViewUpdateItem] =
      changes.deletedSections.sorted().map { UICollectionViewUpdateItem(.delete, from: section($0), to: nil) }
      + changes.deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, from: $0.indexPath, to: nil) }
    let reloaded: [UICollectionViewUpdateItem] =
      changes.reloadedSections.sorted().map {
        UICollectionViewUpdateItem(.reload, from: section($0), to: newSection(of: $0).map(section))
      }
      + changes.reloadedItems.sorted().map {
        UICollectionViewUpdateItem(.reload, from: $0.indexPath, to: new($0))
      }
    let inserted: [UICollectionViewUpdateItem] =
      changes.insertedSections.sorted().map {
        UICollectionViewUpdateItem(.insert, from: nil, to: section($0))
      }
      + changes.insertedItems.sorted().map {
        UICollectionViewUpdateItem(.insert, from: nil, to: $0.indexPath)
      }
    let moved: [UICollectionViewUpdateItem] =
      changes.movedSections.map {
        UICollectionViewUpdateItem(.move, from: section($0.from), to: section($0.to))
      }
      + changes.movedItems.map {
        UICollectionViewUpdateItem(.move, from: $0.from.indexPath, to: $0.to.indexPath)
      }
    return deleted + reloaded + inserted + moved
  }
}
