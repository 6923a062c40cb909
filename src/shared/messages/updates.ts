export const updatesMessages = {
  updatesNoFeed: 'Automatic updates aren’t set up. Install new versions yourself, over this one.',
  updatesNotInstalled: 'This copy of StoreDesk wasn’t installed by its installer, so it doesn’t update automatically.',
  updatesNoPublisher:
    'This copy of StoreDesk doesn’t state its publisher, so updates can’t be verified. It doesn’t update automatically.',
  updatesNoRoot: 'This copy of StoreDesk has no keys to verify updates. It doesn’t update automatically.',
  updatesUnreachable: 'The update server can’t be reached. StoreDesk retries automatically.',
  updatesUntrusted:
    'The update server’s data couldn’t be verified, so nothing was installed. You can keep working; tell your administrator.',
  updatesMistaken: 'The update server’s data has an error, so nothing was installed. Tell your administrator.',
  updatesNotSigned: 'The new version isn’t signed by its publisher, so it wasn’t installed. Tell your administrator.',
  updatesNotWritten:
    'The new version couldn’t be saved on this computer: the disk may be full. StoreDesk retries automatically.',
  updatesHeld:
    'Another program, such as a virus scanner, is using the new version’s file. StoreDesk retries automatically.',
  updateReady: 'StoreDesk {version} is ready. It is installed when you close StoreDesk.',
  updateNotThere: 'No new version to install.',
  updateWaitsOrder: 'An order is being placed or checked. The new version is installed when that is done.',
  updateWaitsImport: 'An import into the cart is in progress. The new version is installed when that is done.',
  updateWaitsWrite: 'A change is being sent to the portal. The new version is installed when that is done.',
  updateNotBegun: 'The installer couldn’t start. You can keep working with this version.',
  versionGoneBack: 'StoreDesk {bad} didn’t start, so version {good} was restored, with your data as before.',

  // Backup and repair
  backupUnusable: 'This isn’t a StoreDesk backup, or it is damaged or from a newer version. Nothing was changed.',
  backupNotMade: 'The backup couldn’t be made. Restart StoreDesk, then try again.',
  backupWaits: 'The backup of {day} is restored when StoreDesk restarts.',
  backupHeld:
    'The backup of {day} isn’t restored yet: a StoreDesk file is open in another program. Close it, then restart StoreDesk.',
  backupRestored: 'The backup of {day} was restored.',
  backupRestoredButOrders: 'The backup of {day} was restored. Orders stay as they were: a backup never replaces them.',
  repairWaits: 'StoreDesk checks all its files when it restarts.',
  repaired:
    'StoreDesk checked all its files: {n} damaged files were moved aside and replaced with their last good backups.',
  repairedNothing: 'StoreDesk checked all its files: none is damaged. Data is loaded again from the portal.',
  updatesAbout:
    'New versions download while you work. They are installed when you choose, or when you close StoreDesk, never during an order.',
  updatesFirst: 'This computer gets new versions first.',
  updatesNone: 'StoreDesk is up to date.',
} as const
