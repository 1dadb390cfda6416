/// The types that the system declares beside those of everyday documents.
extension UTType {
  /// Items that lead to others.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// Folders and packages.
  public static let directory = UTType(known: "public.directory")
  /// Links to files.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// Aliases of files.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// Bookmarks of files.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// Volumes.
  public static let volume = UTType(known: "public.volume")
  /// Folders that look like files.
  public static let package = UTType(known: "com.apple.package")
  /// Folders with resources.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// Bundles of plug-ins.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// Programs.
  public static let application = UTType(known: "com.apple.application")
  /// Programs with their resources.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// Extensions of programs.
  public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
  /// Libraries with their resources.
  public static let framework = UTType(known: "com.apple.framework")
  /// Code that can run.
  public static let executable = UTType(known: "public.executable")
  /// Programs of Unix.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// Programs of Windows.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// Images of disks.
  public static let diskImage = UTType(known: "public.disk-image")
  /// Archives.
  public static let archive = UTType(known: "public.archive")
  /// Archives of gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Archives of bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// Archives of tar.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// Archives of Apple.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// Messages.
  public static let message = UTType(known: "public.message")
  /// Mails.
  public static let emailMessage = UTType(known: "public.email-message")
  /// Contacts.
  public static let contact = UTType(known: "public.contact")
  /// Contacts as cards.
  public static let vCard = UTType(known: "public.vcard")
  /// Events.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// Tasks.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// Bookmarks.
  public static let bookmark = UTType(known: "public.bookmark")
  /// Slides.
  public static let presentation = UTType(known: "public.presentation")
  /// Tables.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Databases.
  public static let database = UTType(known: "public.database")
  /// Fonts.
  public static let font = UTType(known: "public.font")
  /// Models in space.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// Scenes of USD.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// Scenes of USD in one file.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// Scenes of SceneKit.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// Lists of media.
  public static let playlist = UTType(known: "public.playlist")
  /// Lists of media in M3U.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// Text in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text in UTF-16 with a byte order.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Values separated by tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Values separated by tabs, in UTF-8.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// Logs.
  public static let log = UTType(known: "public.log")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// Styles of pages.
  public static let css = UTType(known: "public.css")
  /// Source of programs.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Source in C.
  public static let cSource = UTType(known: "public.c-source")
  /// Source in Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Source in Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// Source in C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// Headers in C.
  public static let cHeader = UTType(known: "public.c-header")
  /// Headers in C++.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// Source for assemblers.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// Scripts.
  public static let script = UTType(known: "public.script")
  /// Scripts of shells.
  public static let shellScript = UTType(known: "public.shell-script")
  /// Scripts in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// Scripts in Perl.
  public static let perlScript = UTType(known: "public.perl-script")
  /// Scripts in Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// Scripts in PHP.
  public static let phpScript = UTType(known: "public.php-script")
  /// Scripts in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// Scripts in AppleScript.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// Rules of make.
  public static let makefile = UTType(known: "public.make-source")
  /// Property lists.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Property lists in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// Property lists in bytes.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// Places in JSON.
  public static let geoJSON = UTType(known: "public.geojson")
  /// Text in RTF with pictures.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Text in RTF with pictures, in one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// Pages with their pictures.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// Locations of the net.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// Locations of the net of Windows.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// Books.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Pictures with a moment of film.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// Pictures in HEIF.
  public static let heif = UTType(known: "public.heif-standard")
  /// Series of pictures in HEIF.
  public static let heics = UTType(known: "public.heics")
  /// Pictures in TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// Pictures in BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// Icons of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// Icons of Apple.
  public static let icns = UTType(known: "com.apple.icns")
  /// Pictures in WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// Drawings in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// Pictures as cameras see them.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// Pictures as cameras see them, in DNG.
  public static let dng = UTType(known: "com.adobe.raw-image")
  /// Pictures in OpenEXR.
  public static let exr = UTType(known: "com.ilm.openexr-image")
  /// Pictures in JPEG XL.
  public static let jpegxl = UTType(known: "public.jpeg-xl")
  /// Films and sound.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Films without sound.
  public static let video = UTType(known: "public.video")
  /// Movies in QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Movies in MPEG.
  public static let mpeg = UTType(known: "public.mpeg")
  /// Movies in MPEG-2.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// Streams of MPEG-2.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// Movies in AVI.
  public static let avi = UTType(known: "public.avi")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Sound in MPEG-4, locked.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// Movies in MPEG-4, locked.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// Sound in WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Sound in AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Notes in MIDI.
  public static let midi = UTType(known: "public.midi-audio")
  /// Patterns of haptics.
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
  /// Content of several kinds.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Keys.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// Certificates.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// Scenes of Reality Composer.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// Objects that cameras find.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  /// Titles and pictures of links.
  public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
  /// Mounted volumes.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// Scripts of OSA.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// Scripts of OSA with resources.
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  /// Plug-ins of searches.
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
  /// Plug-ins of previews.
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
  /// Services of programs.
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  /// Panes of settings.
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  /// Signatures of songs.
  public static let shazamSignature = UTType(known: "com.apple.shazamsignature")
  /// Catalogs of songs.
  public static let shazamCustomCatalog = UTType(known: "com.apple.shazamcustomcatalog")
}
