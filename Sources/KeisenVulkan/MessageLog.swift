import CVulkan
import KeisenPrimitives

/// What the validation layer reported, oldest first.
final class MessageLog: Sendable {
  private let state = Locked((texts: [String](), read: 0))

  /// All messages until now.
  var messages: [String] { state.withLock { $0.texts } }

  /// Adds a message.
  func add(_ message: String) {
    state.withLock { $0.texts.append(message) }
  }

  /// Returns the first message since the last call, in one line.
  func takeFirst() -> String? {
    let text = state.withLock { state in
      defer { state.read = state.texts.count }
      return state.read < state.texts.count ? state.texts[state.read] : nil
    }
    return text?.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A messenger that reports warnings and errors to this log; it holds no reference to it.
  var messengerInfo: VkDebugUtilsMessengerCreateInfoEXT {
    var info = VkDebugUtilsMessengerCreateInfoEXT()
    info.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT
    info.messageSeverity =
      VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT.rawValue
      | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT.rawValue
    // Not the loader's general remarks, such as a driver that this machine has no use for.
    info.messageType =
      VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT.rawValue
      | VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT.rawValue
    info.pUserData = Unmanaged.passUnretained(self).toOpaque()
    info.pfnUserCallback = { _, _, data, log in
      guard let log, let message = data?.pointee.pMessage else { return VkBool32(VK_FALSE) }
      let receiver = Unmanaged<MessageLog>.fromOpaque(log).takeUnretainedValue()
      receiver.add(String(cString: message))
      return VkBool32(VK_FALSE)
    }
    return info
  }
}
