@_exported import Foundation

// The ContactsUI stub declares the parts that the tests need.
