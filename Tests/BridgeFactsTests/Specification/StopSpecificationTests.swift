import Testing

@testable import BridgeFacts

/// The work that continues after a call, and its end.
@Suite struct StopSpecificationTests {
  /// The call that starts it with its label, the word in the name of its receiver, and a condition; whether the system
  /// keeps it going; and the call that stops it.
  @Test func whatIsStartedIsStopped() {
    let expected = """
      CADisplayLink(target:) | strong | $.invalidate()
      NSEvent.addGlobalMonitorForEvents(matching:) | strong | NSEvent.removeMonitor($)
      NSEvent.addLocalMonitorForEvents(matching:) | strong | NSEvent.removeMonitor($)
      Task if endless | strong | $.cancel()
      Timer(fire:) if repeats | strong | $.invalidate()
      Timer(timeInterval:) if repeats | strong | $.invalidate()
      Timer.scheduledTimer(timeInterval:) if repeats | strong | $.invalidate()
      Timer.scheduledTimer(withTimeInterval:) if repeats | strong | $.invalidate()
      addObserver(forName:) | strong | NotificationCenter.default.removeObserver($)
      beginGeneratingDeviceOrientationNotifications | strong | $.endGeneratingDeviceOrientationNotifications()
      beginReceivingRemoteControlEvents | strong | $.endReceivingRemoteControlEvents()
      GCController.startWirelessControllerDiscovery | weak | $.stopWirelessControllerDiscovery()
      add(name:) of usercontentcontroller | weak | $.removeScriptMessageHandler(forName: #name)
      observe if keyPath | weak | $.invalidate()
      play of player | weak | $.pause()
      record of recorder | weak | $.stop()
      resume of source | weak | $.cancel()
      resume of timer | weak | $.cancel()
      run(configuration:) of session | weak | $.stop()
      run of session | weak | $.pause()
      start(queue:) of monitor | weak | $.cancel()
      start of engine | weak | $.stop()
      startAccelerometerUpdates | weak | $.stopAccelerometerUpdates()
      startAnimating | weak | $.stopAnimating()
      startDeviceMotionUpdates | weak | $.stopDeviceMotionUpdates()
      startGyroUpdates | weak | $.stopGyroUpdates()
      startMagnetometerUpdates | weak | $.stopMagnetometerUpdates()
      startMonitoringSignificantLocationChanges | weak | $.stopMonitoringSignificantLocationChanges()
      startMonitoringVisits | weak | $.stopMonitoringVisits()
      startRunning | weak | $.stopRunning()
      startScanning | weak | $.stopScanning()
      startUpdatingHeading | weak | $.stopUpdatingHeading()
      startUpdatingLocation | weak | $.stopUpdatingLocation()
      """
    let known = StopPair.all.map(description)
    for line in expected.split(separator: "\n") { #expect(known.contains(String(line)), "\(line)") }
    for pair in StopPair.all {
      let name = String(pair.start.split(separator: ".").last ?? "")
      #expect(StopPair.pairs(startingWith: name).contains(pair), "\(pair.start)")
    }
  }

  private func description(of pair: StopPair) -> String {
    let call = pair.start + (pair.label.map { "(\($0):)" } ?? "") + (pair.receiver.map { " of \($0)" } ?? "")
    let condition = pair.condition == .none ? "" : " if \(pair.condition.rawValue)"
    return "\(call + condition) | \(pair.isRetainedBySystem ? "strong" : "weak") | \(pair.stop)"
  }

  @Test func publishersEndOrNot() {
    let sources: [(PublisherEnd.End, String)] = [
      (.never, "Observations(_:) notifications(named:) objectWillChange publish(every:) publisher(for:)"),
      (
        .joins,
        """
        Publishers.CombineLatest Publishers.CombineLatest3 Publishers.CombineLatest4 Publishers.Merge Publishers.Merge3
        Publishers.Merge4 Publishers.Merge5 Publishers.Merge6 Publishers.Merge7 Publishers.Merge8 Publishers.MergeMany
        """
      ),
    ]
    for (end, list) in sources {
      for name in names(list) { #expect(PublisherEnd.end(ofSource: name) == end, "\(name)") }
    }
    let operators: [(PublisherEnd.End, String)] = [
      (.fails, "flatMap switchToLatest"),
      (.joins, "combineLatest merge"),
      (
        .ends,
        """
        allSatisfy catch contains decode encode first output prefix setFailureType timeout tryAllSatisfy tryCatch
        tryCompactMap tryContains tryDrop tryFilter tryFirst tryLast tryMap tryPrefix tryReduce tryRemoveDuplicates
        tryScan zip
        """
      ),
    ]
    for (end, list) in operators {
      for name in names(list) { #expect(PublisherEnd.end(ofOperator: name) == end, "\(name)") }
    }
    #expect(PublisherEnd.end(ofSource: "first") == nil && PublisherEnd.end(ofOperator: "publisher(for:)") == .never)
  }
}
