"""The frameworks in the table, and the declarations in them that no rule needs."""

FRAMEWORKS = """
    UIKit AppKit SwiftUI Foundation CoreFoundation ObjectiveC CoreGraphics QuartzCore Combine Dispatch Observation
    ARKit AVFAudio AVFoundation AVKit AuthenticationServices CloudKit Contacts ContactsUI CoreData CoreImage
    CoreLocation CoreLocationUI CoreMedia CoreTransferable EventKit EventKitUI GameKit IntentsUI LinkPresentation
    MapKit MediaPlayer MessageUI Messages MetalKit MultipeerConnectivity PDFKit PassKit PencilKit Photos PhotosUI
    QuickLook QuickLookUI RealityFoundation RealityKit ReplayKit SafariServices SceneKit SpriteKit StoreKit Symbols
    UniformTypeIdentifiers UserNotifications VisionKit WebKit _AVKit_SwiftUI _AuthenticationServices_SwiftUI
    _CoreLocationUI_SwiftUI _MapKit_SwiftUI _PassKit_SwiftUI _PhotosUI_SwiftUI _QuickLook_SwiftUI _RealityKit_SwiftUI
    _SceneKit_SwiftUI _SpriteKit_SwiftUI _StoreKit_SwiftUI
    """.split()

TOOLCHAIN = ["Swift", "_Concurrency"]

# The modules whose global functions rules ask for.
GLOBAL_MODULES = {"Swift", "_Concurrency", "SwiftUI", "Observation", "ObjectiveC"}

# Modules that users never import by name, and the module whose import makes their declarations visible.
VISIBLE_AS = {"_Concurrency": "Swift", "_StringProcessing": "Swift", "ObjectiveC": "Foundation",
              "CoreFoundation": "CoreGraphics", "RealityFoundation": "RealityKit"}

# Structures of C whose fields the headers declare as `CGFloat`. Their modules don't import it, so their symbol graphs say
# `Double`.
CGFLOAT_STRUCTURES = {"CGPoint", "CGSize", "CGVector", "CGAffineTransform", "CGAffineTransformComponents", "NSEdgeInsets",
                      "NSAffineTransformStruct"}

# Conformances that every type has or that change nothing for the code that uses a type.
IGNORED_PROTOCOLS = {
    "BitwiseCopyable", "CVarArg", "Copyable", "CustomDebugStringConvertible", "CustomReflectable", "Escapable",
    "SendableMetatype", "CustomPlaygroundDisplayConvertible", "ReferenceConvertible", "CustomLeafReflectable",
}

# Members that follow from a conformance.
IGNORED_MEMBERS = {
    "init(rawValue:)", "RawValue", "ArrayLiteralElement", "hash(into:)", "hashValue", "encode(to:)", "init(from:)",
    "customMirror", "init(arrayLiteral:)", "init(dictionaryLiteral:)", "init(stringLiteral:)", "debugDescription",
    "init(integerLiteral:)", "init(floatLiteral:)", "init(booleanLiteral:)", "init(nilLiteral:)",
    "init(unicodeScalarLiteral:)", "init(extendedGraphemeClusterLiteral:)", "init(stringInterpolation:)",
    "StringLiteralType", "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "UnicodeScalarLiteralType",
    "ExtendedGraphemeClusterLiteralType", "customPlaygroundQuickLook", "playgroundDescription", "ID",
    "_ObjectiveCType", "supportsSecureCoding", "SubSequence.Type", "encode(with:)",
}

# Associated types whose names no code spells.
IGNORED_ALIASES = set("""
    AllCases AnimatableData AsyncIterator Body Compared DecodingConfiguration EncodingConfiguration Exponent FormatInput
    FormatOutput IndexDistance Indices InsetShape Iterator Magnitude ObjectiveCValue ParseInput ParseOutput
    RawExponent RawSignificand ReferenceType RegexOutput Regions Representation Resolved SIMDMaskScalar Strategy Stride
    TabValue TableColumnBody TableColumnSortComparator TableRowBody TableRowValue
    """.split())

# Types that bridges don't use, by the beginning of their name and by module.
IGNORED_TYPES = {
    "Swift": """
        SIMD Unsafe AutoreleasingUnsafe StaticBigInt Unicode Unmanaged OpaquePointer CVa ManagedBuffer UTF RawSpan
        MutableRawSpan OutputRawSpan OutputSpan MutableSpan KeyedEncodingContainer KeyedDecodingContainer InlineArray
        Slice LazyFilter LazyMap SingleValueEncoding SingleValueDecoding UnkeyedEncoding UnkeyedDecoding Mirror Executor TaskExecutor
        SerialExecutor Unowned PlaygroundQuickLook LazyDrop LazyPrefix CollectionDifference Global
        Clock SuspendingClock
        """.split(),
    "Foundation": """
        NSXML NSScript NSAppleEvent NSAppleScript NSXPC NSConnection NSDistant NSPort NSProtocolChecker NSArchiver
        NSUnarchiver NSClassDescription NSUserScript NSUserAppleScript NSUserAutomator NSMetadata NSSpecifierTest NSHost
        NSWhoseSpecifier NSLogicalTest NSPositionalSpecifier NSPropertySpecifier NSNameSpecifier NSIndexSpecifier
        NSRangeSpecifier NSMiddleSpecifier NSRandomSpecifier NSRelativeSpecifier NSUniqueIDSpecifier NSCloneCommand
        NSCloseCommand NSCountCommand NSCreateCommand NSDeleteCommand NSExistsCommand NSGetCommand NSMoveCommand
        NSQuitCommand NSSetCommand NSURLHandle NSMachBootstrap NSMessagePort NSSocketPort NSMachPort NSDistributedLock
        NSGarbage NSInflection NSMorphology NSTermOfAddress NSLinguistic PredicateExpressions Morphology InflectionRule
        InflectionConcept TermOfAddress URLResourceValues URLResourceKey NSOrthography NSBackgroundActivity Unit
        Dimension NSUnit objc Ivar Protocol NSRectPointer NSPointPointer NSSizePointer NSRangePointer NSByteOrder
        NSSwapped XMLParser XMLNode XMLElement XMLDocument XMLDTD NSFileProviderService SocketNativeHandle
        """.split(),
    "CoreGraphics": """
        CF CGPDF CGPS CGDisplay CGEvent CGWindow CGDirect CGScreen CGRectCount CGCharCode CGKeyCode CGWheel CGButton
        CGGamma CGRefresh CGDevice CGOpenGL CGCapture CGFunctionCall CGPatternCall CGDataProviderCall CGDataConsumerCall
        CGScroll CGMouse CGEye CGConfigure CGSession CGError CGStringEncoding CGBitmapContextRelease CGMomentum
        CGGesture CGConversion CGGlyphDeprecation UniChar UTF OSType
        """.split(),
    "CoreMedia": """
        CMBuffer CMTag CMMetadata CMMemoryPool CMTextFormat CMTimeCode CMBlockBuffer CMClosedCaption CMSimpleQueue
        CMMuxed CMAudio CMSound CMVideo CMSampleBuffer.Per CMSampleBufferMake CMSampleBufferInvalidate CMTextDisplay
        CMTextJustification CMFormatDescription. CMPersistent CMItem CMStereo CMProjection CMPacking CMBaseline
        CMSubtitle CMText CMAttachment
        """.split(),
    "WebKit": ["DOM"],
    "SwiftUI": """
        ModifiedContent TableColumn ToolbarContentBuilder TableRowBuilder TabContentBuilder CommandsBuilder
        SceneBuilder TupleTable TableForEach TableOutline
        """.split(),
    "UIKit": ["UIView.Invalidating"],
    "AppKit": ["NSView.Invalidating", "NSAccessibilityProtocol", "NSAccessibilityElement", "NSAccessibilityCustom"],
    "AVFoundation": """
        AVMetadataIdentifier AVMetadataKey AVMetadataExtra AVMetadataFormat AVMetadataKeySpace AVFragmented AVAssetWriter
        AVAssetReader AVAssetDownload AVAggregateAsset AVSampleCursor AVSampleBufferGenerator AVSampleBufferRequest
        AVMovie AVMutableMovie AVContentKey AVPersistableContentKey AVComposition AVMutableComposition AVCaption
        AVMutableCaption AVAssetVariant AVAssetResource AVAssetSegment AVDateRange AVMetricsEvent
        AVCoordinated AVDelegatingPlayback AVPlaybackCoordination AVPlayerPlaybackCoord AVExternalStorage
        """.split(),
    "PassKit": """
        PKIdentity PKShareable PKVehicle PKDisbursement PKRecurring PKDeferred PKAutomatic PKInstallment PKTransit
        PKStoredValue PKAddSecureElement PKAddIdentity PKAddShareable PKAddCar PKBarcode PKSecureElement PKDate PKIssuer
        PKPaymentOrder PKPaymentToken PKPassRelevant PKSuppression PKLabeled PKDefined
        """.split(),
    "CoreImage": """
        CIAccordion CIAztec CIBarcode CIBlend CIBloom CIDetector CIFeature CIFilterGenerator CIKernel CIPDF417 CIPlugIn
        CIQRCode CIRAW CIRender CISampler CIText CIWarp CIImageAcc CIImageProc CIFilterConstructor
        """.split(),
    "CloudKit": """
        CKAccept CKFetch CKModify CKQueryOp CKMark CKDiscover CKOperation CKDatabaseOp CKServerChange CKSync CKAsset
        CKLocationSort CKNotification CKQueryNotification CKRecordZoneNotification CKDatabaseNotification CKSubscription
        CKQuerySubscription CKRecordZoneSubscription CKDatabaseSubscription CKSystemSharing CKAllowed CKLookup CKPublish
        CKReference
        """.split(),
    "AVFAudio": ["AVAudioUnit", "AVMusic", "AVMIDI", "AVAudioEnvironment", "AVExtendedNote"],
    "CoreData": """
        NSAtomicStore NSIncrementalStore NSMapping NSMigration NSEntityMapping NSEntityMigration NSPropertyMapping
        NSCoreDataCoreSpotlight NSStaged NSCustomMigration NSLightweight NSBatch NSPersistentHistory NSComposite
        NSDerived NSExpressionDescription NSFetchIndex NSFetchedProperty NSMergeConflict NSConstraintConflict NSQueryGen
        """.split(),
    "Dispatch": ["dispatch", "OS_", "DispatchIO", "DispatchData", "DispatchWorkloop"],
    "ObjectiveC": ["objc", "Ivar", "Protocol"],
}

# The only types of a module that bridges use, by the beginning of their name.
KEPT_TYPES = {
    "RealityKit": """
        ARView RealityView Entity AnchorEntity ModelEntity AnchoringComponent AnchorHost HasAnchoring HasModel
        HasTransform HasCollision CameraMode Scene Transform Model3D ModelComponent PerspectiveCamera DirectionalLight
        """.split(),
}
KEPT_NAMES = {"CFTimeInterval", "CFAbsoluteTime", "CFString", "CFData", "CFArray", "CFDictionary", "CFRunLoop", "CFURL"}

# Types that stay without their static constants, which are error codes.
IGNORED_CONSTANTS = {"CocoaError", "CocoaError.Code", "URLError", "URLError.Code"}

# Numeric types repeat the requirements of their protocols.
NUMBERS = set("""
    Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128 Float Double Float16 Float80
    """.split())
