public import Foundation
public import LayoutCore

/// The classes of cells by the names that lists know them by.
struct CellRegistry {
  var cells: [String: AnyClass] = [:]
  /// Heads, feet and other views, by kind and name.
  var supplements: [String: AnyClass] = [:]
}

// See `_LayerInstantiation`: an initializer has one place in the tables of methods of all subclasses, so a class
// whose initializer is required can lend its type. They are open for the same reason as that is.

/// Not for use: lends its required initializer to the cells of tables.
open class _TableCellInstantiation: UITableViewCell {
  /// An object of no use.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// An object of no use.
  public required init?(coder: NSCoder) { nil }
}

/// Not for use: lends its required initializer to the heads and feet of tables.
open class _HeaderFooterInstantiation: UITableViewHeaderFooterView {
  /// An object of no use.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// An object of no use.
  public required init?(coder: NSCoder) { nil }
}

/// Not for use: lends its required initializer to the views of collections.
open class _ViewInstantiation: UIView {
  /// An object of no use.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// An object of no use.
  public required init?(coder: NSCoder) { nil }
}

/// Makes views of classes that lists were given.
///
/// Not inlined: the optimizer believes what the bit casts say of the objects' classes, and would have casts to their true ones
/// fail.
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
  static func view(of type: UICollectionReusableView.Type) -> UICollectionReusableView {
    let lender = unsafe unsafeBitCast(type, to: _ViewInstantiation.Type.self)
    return unsafe unsafeBitCast(lender.init(frame: .zero), to: UICollectionReusableView.self)
  }
}
