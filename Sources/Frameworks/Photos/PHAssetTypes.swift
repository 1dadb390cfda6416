/// The kinds of media of a library.
public enum PHAssetMediaType: Int, Sendable {
  /// Not known.
  case unknown
  /// Pictures.
  case image
  /// Films.
  case video
  /// Sounds.
  case audio
}

/// Special kinds of media of a library.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates kinds of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A wide picture.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A picture that moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// A picture of a screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A picture of bright light.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// A picture with depths.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  /// A film of the network.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A slow film.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A quick film.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  /// A film of a screen.
  public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
  /// A film with depths.
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
  /// A film in space.
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
}

/// The kinds of collections.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album of the user.
  case album = 1
  /// An album of the system.
  case smartAlbum = 2
  /// A moment, of which there are none since iOS 13.
  case moment = 3
}

/// Special kinds of collections.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album of the user.
  case albumRegular = 2
  /// An album of other devices.
  case albumSyncedAlbum = 5
  /// A shared album.
  case albumCloudShared = 101
  /// An album of the system.
  case smartAlbumGeneric = 200
  /// Wide pictures.
  case smartAlbumPanoramas = 201
  /// Films.
  case smartAlbumVideos = 202
  /// Favourites.
  case smartAlbumFavorites = 203
  /// Hidden media.
  case smartAlbumAllHidden = 205
  /// Recent additions.
  case smartAlbumRecentlyAdded = 206
  /// All media.
  case smartAlbumUserLibrary = 209
  /// Pictures of the front camera.
  case smartAlbumSelfPortraits = 210
  /// Pictures of screens.
  case smartAlbumScreenshots = 211
  /// An event of a computer.
  case albumSyncedEvent = 3
  /// People of a computer.
  case albumSyncedFaces = 4
  /// Media of a camera.
  case albumImported = 6
  /// Pictures of other devices.
  case albumMyPhotoStream = 100
  /// Quick films.
  case smartAlbumTimelapses = 204
  /// Bursts.
  case smartAlbumBursts = 207
  /// Slow films.
  case smartAlbumSlomoVideos = 208
  /// Pictures with depths.
  case smartAlbumDepthEffect = 212
  /// Pictures that move.
  case smartAlbumLivePhotos = 213
  /// Pictures that repeat.
  case smartAlbumAnimated = 214
  /// Pictures of long times.
  case smartAlbumLongExposures = 215
  /// Media that are on this device alone.
  case smartAlbumUnableToUpload = 216
  /// Pictures as cameras see them.
  case smartAlbumRAW = 217
  /// Films with depths.
  case smartAlbumCinematic = 218
  /// Media in space.
  case smartAlbumSpatial = 219
  /// Any.
  case any = 9_223_372_036_854_775_807
}
