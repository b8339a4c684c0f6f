extension StopPair {
  /// Start | label | receiver | condition | `strong` if the system retains it | token type | stop | other stop, if any.
  static let table = """
    CADisplayLink            | target           | - | -       | strong | CADisplayLink        | $.invalidate() | remove
    NSEvent.addGlobalMonitorForEvents | matching | - | -     | strong | Any                 | NSEvent.removeMonitor($)
    NSEvent.addLocalMonitorForEvents | matching | - | -      | strong | Any                 | NSEvent.removeMonitor($)
    Task                     | -                | - | endless | strong | Task<Void, Never>    | $.cancel()
    Timer                    | fire             | - | repeats | strong | Timer                | $.invalidate()
    Timer                    | timeInterval     | - | repeats | strong | Timer                | $.invalidate()
    Timer.scheduledTimer     | timeInterval     | - | repeats | strong | Timer                | $.invalidate()
    Timer.scheduledTimer     | withTimeInterval | - | repeats | strong | Timer                | $.invalidate()
    addObserver              | forName          | - | -       | strong | any NSObjectProtocol \
    | NotificationCenter.default.removeObserver($)
    beginGeneratingDeviceOrientationNotifications | - | - | - | strong | - \
    | $.endGeneratingDeviceOrientationNotifications()
    beginReceivingRemoteControlEvents             | - | - | - | strong | - | $.endReceivingRemoteControlEvents()
    GCController.startWirelessControllerDiscovery | - | - | - | weak | - \
    | $.stopWirelessControllerDiscovery()
    add                       | name          | userContentController | -       | weak | - | $.removeScriptMessageHandler(forName: #name)
    observe                   | -             | -                     | keyPath | weak | NSKeyValueObservation | $.invalidate()
    play                      | -             | player                | -       | weak | - | $.pause()
    record                    | -             | recorder              | -       | weak | - | $.stop()
    resume                    | -             | source                | -       | weak | - | $.cancel()
    resume                    | -             | timer                 | -       | weak | - | $.cancel()
    run                       | configuration | session               | -       | weak | - | $.stop()
    run                       | -             | session               | -       | weak | - | $.pause()
    start                     | queue         | monitor               | -       | weak | - | $.cancel()
    start                     | -             | engine                | -       | weak | - | $.stop()
    startAccelerometerUpdates | -             | -                     | -       | weak | - | $.stopAccelerometerUpdates()
    startAnimating            | -             | -                     | -       | weak | - | $.stopAnimating()
    startDeviceMotionUpdates  | -             | -                     | -       | weak | - | $.stopDeviceMotionUpdates()
    startGyroUpdates          | -             | -                     | -       | weak | - | $.stopGyroUpdates()
    startMagnetometerUpdates  | -             | -                     | -       | weak | - | $.stopMagnetometerUpdates()
    startMonitoringSignificantLocationChanges | - | - | - | weak | - \
    | $.stopMonitoringSignificantLocationChanges()
    startMonitoringVisits     | -             | -                     | -       | weak | - | $.stopMonitoringVisits()
    startRunning              | -             | -                     | -       | weak | - | $.stopRunning()
    startScanning             | -             | -                     | -       | weak | - | $.stopScanning()
    startUpdatingHeading      | -             | -                     | -       | weak | - | $.stopUpdatingHeading()
    startUpdatingLocation     | -             | -                     | -       | weak | - | $.stopUpdatingLocation()
    """
}
