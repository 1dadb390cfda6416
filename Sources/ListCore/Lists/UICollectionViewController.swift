public import Foundation
public import LayoutCore

/// A view controller that manages a collection view.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout

  /// Creates a controller whose collection view has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view has a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller whose collection view has a flow layout.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UICollectionViewController.self)
  }

  /// The collection view of the controller.
  open var collectionView: UICollectionView! {
    get { loadedCollection }
    set { collection = newValue }
  }

  private var collection: UICollectionView?

  private var loadedCollection: UICollectionView? {
    loadViewIfNeeded()
    return collection
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout { collection?.collectionViewLayout ?? layout }

  /// Whether or not the selection is cleared when the view is about to appear.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates the collection view: that of the storyboard or nib, or else one of the size of the screen, with the controller as data source and delegate.
  open override func loadView() {
    if loadInterface() {
      collection = collection ?? view as? UICollectionView
      return
    }
    let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.dataSource = self
    made.delegate = self
    collection = made
    view = made
  }

  // The methods of both protocols that subclasses override.

  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// Returns an empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// Returns an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
}
