import UIKit

final class MainTabBarController: UITabBarController {
  init(services: Services) {
    super.init(nibName: nil, bundle: nil)
    let trips = TripsSplitViewController(store: services.trips)
    trips.tabBarItem = UITabBarItem(title: Strings.Tabs.trips, image: UIImage(systemName: "map"), tag: 0)

    let chat = UINavigationController(
      rootViewController: ChatViewController(conversation: services.conversation))
    chat.tabBarItem = UITabBarItem(title: Strings.Tabs.chat, image: UIImage(systemName: "message"), tag: 1)
    chat.tabBarItem.badgeValue = "2"

    let profile = UINavigationController(rootViewController: ProfileViewController(profile: services.profile))
    profile.setNavigationBarHidden(true, animated: false)
    profile.tabBarItem = UITabBarItem(
      title: Strings.Tabs.profile, image: UIImage(systemName: "person"), tag: 2)

    let settings = UINavigationController(
      rootViewController: SettingsViewController(profile: services.profile))
    settings.tabBarItem = UITabBarItem(
      title: Strings.Tabs.settings, image: UIImage(systemName: "gear"), tag: 3)

    viewControllers = [trips, chat, profile, settings]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
