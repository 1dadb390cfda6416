public import Foundation
public import LayoutCore

// See `_LayerInstantiation`: an initializer has one slot in the method tables of all subclasses, so a class whose
// initializer is required can lend its type. They are open for the same reason as that is.

/// A class that lends its required initializer to table view cells; not for use.
open class _TableCellInstantiation: UITableViewCell {
  /// Creates an object that is not for use.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates no object.
  public required init?(coder: NSCoder) { nil }
}

/// A class that lends its required initializer to headers and footers of table views; not for use.
open class _HeaderFooterInstantiation: UITableViewHeaderFooterView {
  /// Creates an object that is not for use.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// Creates no object.
  public required init?(coder: NSCoder) { nil }
}

/// A class that lends its required initializer to the views of collection views; not for use.
open class _ViewInstantiation: UIView {
  /// Creates an object that is not for use.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates no object.
  public required init?(coder: NSCoder) { nil }
}

/// A maker of views of registered classes.
///
/// The functions are not inlined: the optimizer would take the classes of the bit casts for those of the objects, and
/// let casts to their true classes fail.
@MainActor
enum CellMaking {
  @inline(never)
  static func tableCell(of type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    let lender = unsafe unsafeBitCast(type, to: _TableCellInstantiation.Type.self)
    let cell: UITableViewCell = lender.init(style: .default, reuseIdentifier: reuseIdentifier)
    return cell
  }

  @inline(never)
  static func headerFooter(
    of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    let lender = unsafe unsafeBitCast(type, to: _HeaderFooterInstantiation.Type.self)
    let view: UITableViewHeaderFooterView = lender.init(reuseIdentifier: reuseIdentifier)
    return view
  }

  @inline(never)
  static func view(
    of type: UICollectionReusableView.Type, frame: CGRect = .zero
  ) -> UICollectionReusableView {
    let lender = unsafe unsafeBitCast(type, to: _ViewInstantiation.Type.self)
    return unsafe unsafeBitCast(lender.init(frame: frame), to: UICollectionReusableView.self)
  }
}
