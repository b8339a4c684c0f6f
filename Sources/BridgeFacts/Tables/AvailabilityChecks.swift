extension AvailabilityCheck {
  /// Class | static function | what a device may be unable to do.
  static let table = """
    MFMailComposeViewController    | canSendMail | send mail
    MFMessageComposeViewController | canSendText | send messages
    """
}
