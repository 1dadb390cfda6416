/// A method that an object was told to call by name, which is not possible: methods have no names at run time on Linux.
package struct UncalledAction: Hashable, Sendable, CustomStringConvertible {
  /// The class of the object that was to call it.
  private let caller: String
  /// The class of the method's target; nil for the first responder.
  private let target: String?
  private let name: String
  /// The alternative on Linux, as a sentence.
  private let remedy: String
  /// The location in the program at which the method is named; nil if it is unknown.
  private let place: String?

  /// Creates the action that `caller`, an object or a class, was told to call at `place` of the program.
  package init(_ caller: Any, calls name: String, of target: AnyObject?, remedy: String, place: String?) {
    // A class is described by its own name.
    self.caller = String(describing: (caller as? AnyClass) ?? type(of: caller))
    self.target = target.map { String(describing: type(of: $0)) }
    self.name = name
    self.remedy = remedy
    self.place = place
  }

  package static func == (one: UncalledAction, other: UncalledAction) -> Bool {
    if let place = one.place, let other = other.place { return place == other }
    return one.place == other.place && one.description == other.description
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(place ?? description)
  }

  package var description: String {
    let whose = target.map { " of \($0)" } ?? ""
    let location = place.map { ", named at \($0)" } ?? ""
    return
      "\(caller) never calls \(name)\(whose)\(location): methods cannot be found by name on Linux. \(remedy)"
  }
}
