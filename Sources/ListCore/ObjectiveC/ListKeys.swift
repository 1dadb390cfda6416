// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation
import GraphicsCore

/// The properties of tables, collections and their cells by their names.
enum __ObjectiveC_ListKeys: ObjectiveCFile {
  static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(system: UITableView.self) { uITableViewKeys },
      ObjectiveCClass(system: UITableViewCell.self) { uITableViewCellKeys },
      ObjectiveCClass(system: UICollectionView.self) { uICollectionViewKeys },
      ObjectiveCClass(system: UICollectionReusableView.self) { uICollectionReusableViewKeys },
      ObjectiveCClass(system: UICollectionViewCell.self) { uICollectionViewCellKeys },
      ObjectiveCClass(system: UICollectionViewFlowLayout.self) { uICollectionViewFlowLayoutKeys },
      ObjectiveCClass(system: UITableViewController.self) { uITableViewControllerKeys },
      ObjectiveCClass(system: UICollectionViewController.self) { uICollectionViewControllerKeys },
    ]
  }

  @MainActor private static var uITableViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("style", \UITableView.style),
      ObjectiveCMember("dataSource", \UITableView.dataSource),
      ObjectiveCMember("rowHeight", \UITableView.rowHeight),
      ObjectiveCMember("estimatedRowHeight", \UITableView.estimatedRowHeight),
      ObjectiveCMember("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      ObjectiveCMember("sectionFooterHeight", \UITableView.sectionFooterHeight),
      ObjectiveCMember("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
      ObjectiveCMember("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
      ObjectiveCMember("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      ObjectiveCMember("contentHuggingElements", \UITableView.contentHuggingElements),
      ObjectiveCMember("separatorInset", \UITableView.separatorInset),
      ObjectiveCMember("separatorStyle", \UITableView.separatorStyle),
      ObjectiveCMember("separatorColor", \UITableView.separatorColor),
      ObjectiveCMember("backgroundView", \UITableView.backgroundView),
      ObjectiveCMember("tableHeaderView", \UITableView.tableHeaderView),
      ObjectiveCMember("tableFooterView", \UITableView.tableFooterView),
      ObjectiveCMember("allowsSelection", \UITableView.allowsSelection),
      ObjectiveCMember("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
      ObjectiveCMember("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
      ObjectiveCMember(
        "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing),
      ObjectiveCMember("isEditing", \UITableView.isEditing),
      ObjectiveCMember("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow),
      ObjectiveCMember("numberOfSections", \UITableView.numberOfSections),
      ObjectiveCMember("visibleCells", \UITableView.visibleCells),
      ObjectiveCMember("fillerRowHeight", \UITableView.fillerRowHeight),
      ObjectiveCMember("sectionIndexColor", \UITableView.sectionIndexColor),
      ObjectiveCMember("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
      ObjectiveCMember(
        "sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount),
      ObjectiveCMember("prefetchDataSource", \UITableView.prefetchDataSource),
    ]
  }

  @MainActor private static var uITableViewCellKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("contentView", \UITableViewCell.contentView),
      ObjectiveCMember("reuseIdentifier", \UITableViewCell.reuseIdentifier),
      ObjectiveCMember("textLabel", \UITableViewCell.textLabel),
      ObjectiveCMember("detailTextLabel", \UITableViewCell.detailTextLabel),
      ObjectiveCMember("imageView", \UITableViewCell.imageView),
      ObjectiveCMember("accessoryType", \UITableViewCell.accessoryType),
      ObjectiveCMember("editingAccessoryType", \UITableViewCell.editingAccessoryType),
      ObjectiveCMember("editingAccessoryView", \UITableViewCell.editingAccessoryView),
      ObjectiveCMember("accessoryView", \UITableViewCell.accessoryView),
      ObjectiveCMember("selectionStyle", \UITableViewCell.selectionStyle),
      ObjectiveCMember("backgroundView", \UITableViewCell.backgroundView),
      ObjectiveCMember("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      ObjectiveCMember("separatorInset", \UITableViewCell.separatorInset),
      ObjectiveCMember("isSelected", \UITableViewCell.isSelected),
      ObjectiveCMember("isHighlighted", \UITableViewCell.isHighlighted),
      ObjectiveCMember("isEditing", \UITableViewCell.isEditing),
      ObjectiveCMember("indentationLevel", \UITableViewCell.indentationLevel),
      ObjectiveCMember("indentationWidth", \UITableViewCell.indentationWidth),
      ObjectiveCMember("showsReorderControl", \UITableViewCell.showsReorderControl),
      ObjectiveCMember("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
      ObjectiveCMember(
        "multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView),
    ]
  }

  @MainActor private static var uICollectionViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("collectionViewLayout", \UICollectionView.collectionViewLayout),
      ObjectiveCMember("dataSource", \UICollectionView.dataSource),
      ObjectiveCMember("backgroundView", \UICollectionView.backgroundView),
      ObjectiveCMember("allowsSelection", \UICollectionView.allowsSelection),
      ObjectiveCMember("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection),
      ObjectiveCMember("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled),
      ObjectiveCMember("numberOfSections", \UICollectionView.numberOfSections),
      ObjectiveCMember("visibleCells", \UICollectionView.visibleCells),
    ]
  }

  @MainActor private static var uICollectionReusableViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
    ]
  }

  @MainActor private static var uICollectionViewCellKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("contentView", \UICollectionViewCell.contentView),
      ObjectiveCMember("isSelected", \UICollectionViewCell.isSelected),
      ObjectiveCMember("isHighlighted", \UICollectionViewCell.isHighlighted),
      ObjectiveCMember("backgroundView", \UICollectionViewCell.backgroundView),
      ObjectiveCMember("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
    ]
  }

  @MainActor private static var uICollectionViewFlowLayoutKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("itemSize", \UICollectionViewFlowLayout.itemSize),
      ObjectiveCMember("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize),
      ObjectiveCMember("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
      ObjectiveCMember("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
      ObjectiveCMember("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference),
      ObjectiveCMember("scrollDirection", \UICollectionViewFlowLayout.scrollDirection),
      ObjectiveCMember("sectionInset", \UICollectionViewFlowLayout.sectionInset),
      ObjectiveCMember("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
      ObjectiveCMember("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
      ObjectiveCMember(
        "sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
      ObjectiveCMember(
        "sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
    ]
  }

  @MainActor private static var uITableViewControllerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("tableView", \UITableViewController.tableView),
      ObjectiveCMember(
        "clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear),
      ObjectiveCMember("refreshControl", \UITableViewController.refreshControl),
    ]
  }

  @MainActor private static var uICollectionViewControllerKeys: [ObjectiveCMember] {
    [ObjectiveCMember("collectionView", \UICollectionViewController.collectionView)]
  }
}
