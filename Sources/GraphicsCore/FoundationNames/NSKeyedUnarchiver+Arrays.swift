public import Foundation

extension NSKeyedUnarchiver {
  /// Returns the array of objects of a class in data.
  public static func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(
    ofClass cls: Object.Type, from data: Data
  ) throws -> [Object]? {
    try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Object]
  }
}
