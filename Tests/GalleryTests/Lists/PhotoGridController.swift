import UIKit

/// Photos in squares, by a flow layout: headers of months that stay visible, chosen photos, a caption.
final class PhotoGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private final class Photo: UICollectionViewCell {
    private let imageView = UIImageView()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    override init(frame: CGRect) {
      super.init(frame: frame)
      imageView.contentMode = .scaleAspectFill
      imageView.clipsToBounds = true
      imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      imageView.frame = contentView.bounds
      contentView.addSubview(imageView)
      mark.translatesAutoresizingMaskIntoConstraints = false
      mark.tintColor = .systemBlue
      mark.backgroundColor = .white
      mark.layer.cornerRadius = 10
      contentView.addSubview(mark)
      NSLayoutConstraint.activate([
        mark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
        mark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      mark.isHidden = !state.isSelected
      imageView.alpha = state.isSelected ? 0.7 : 1
    }

    func show(_ image: UIImage) { imageView.image = image }
  }

  private final class Month: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemBackground
      label.font = .preferredFont(forTextStyle: .headline)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        label.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let months = [("June", 7), ("July", 9)]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (2, 2)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for item in [1, 5] {
      collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    collectionView.allowsMultipleSelection = true
    collectionView.register(Photo.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      Month.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "month")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    months[section].1
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? Photo)?.show(.landscape(indexPath.section * 7 + indexPath.item))
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "month", for: indexPath)
    (view as? Month)?.label.text = months[indexPath.section].0
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = ((collectionView.bounds.width - 4) / 3 * 2).rounded(.down) / 2
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let line = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traitCollection).lineHeight
    return CGSize(width: 0, height: line + 20)
  }
}

extension UIImage {
  /// Returns a landscape: a sky, a sun and two hills, in colours by a number.
  static func landscape(_ number: Int) -> UIImage {
    let hue = CGFloat(number * 37 % 100) / 100
    let size = CGSize(width: 120, height: 90)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: 1, alpha: 0.9).setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 20 + number * 11 % 70, y: 14, width: 22, height: 22))
      for (index, x) in [-10, 45].enumerated() {
        UIColor(hue: hue, saturation: 0.5, brightness: 0.7 - 0.2 * CGFloat(index), alpha: 1).setFill()
        context.cgContext.fillEllipse(
          in: CGRect(x: x, y: 50 + 6 * index, width: 100, height: 80))
      }
    }
  }
}
