import SwiftUI

/// The tools for fieldwork: camera, microphone, and directions.
struct FieldTools: View {
  let camera: Camera
  let sound: LevelSource
  let heading: Heading

  var body: some View {
    VStack {
      CameraPreview(camera: camera)
      MicroscopePreview(camera: camera)
      LevelMeter(source: sound)
      PeakMeter(source: sound)
      LevelStamp(source: sound)
      CompassDial(heading: heading)
      NeedleDial(heading: heading)
    }
  }
}
