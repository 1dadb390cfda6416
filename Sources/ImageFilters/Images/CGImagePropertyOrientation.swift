/// The turn from the stored pixels of an image to the upright one, by the numbers of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The stored pixels are upright.
  case up = 1
  /// The stored pixels are mirrored left to right.
  case upMirrored = 2
  /// The stored pixels are turned by 180°.
  case down = 3
  /// The stored pixels are mirrored top to bottom.
  case downMirrored = 4
  /// The stored pixels are mirrored left to right and turned by 90° counterclockwise.
  case leftMirrored = 5
  /// The stored pixels are turned by 90° counterclockwise, to be turned clockwise.
  case right = 6
  /// The stored pixels are mirrored left to right and turned by 90° clockwise.
  case rightMirrored = 7
  /// The stored pixels are turned by 90° clockwise, to be turned counterclockwise.
  case left = 8
}
