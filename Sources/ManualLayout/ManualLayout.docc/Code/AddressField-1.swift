import UIKit

final class AddressField: UIView {}
