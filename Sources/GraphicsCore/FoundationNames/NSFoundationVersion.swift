// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The version of Foundation: that of iOS 17.
public let NSFoundationVersionNumber: Double = 2048

/// The version of Foundation in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.20
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// The version of Foundation in iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1: Double = 1141.1
/// The version of Foundation in iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2: Double = 1142.14
/// The version of Foundation in iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3: Double = 1144.17
/// The version of Foundation in iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4: Double = 1144.17
/// The highest version of Foundation in a release of iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max: Double = 1199
/// The version of Foundation in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
/// The version of Foundation in iOS 9.1.
public let NSFoundationVersionNumber_iOS_9_1: Double = 1241.14
/// The version of Foundation in iOS 9.2.
public let NSFoundationVersionNumber_iOS_9_2: Double = 1242.12
/// The version of Foundation in iOS 9.3.
public let NSFoundationVersionNumber_iOS_9_3: Double = 1242.12
/// The version of Foundation in iOS 9.4.
public let NSFoundationVersionNumber_iOS_9_4: Double = 1280.25
/// The highest version of Foundation in a release of iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299
