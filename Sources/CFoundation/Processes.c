#include "Replacing.h"

// The methods of LayerCore, which have the types of Foundation's.
FORWARD("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg", "plumb_processinfo_version");
FORWARD("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF", "plumb_processinfo_isAtLeast");
FORWARD("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg", "plumb_processinfo_versionString");
