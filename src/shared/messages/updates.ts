export const updatesMessages = {
  updatesNoFeed: 'No update feed is set up: new versions are installed by hand, over this one.',
  updatesNotInstalled: 'This StoreDesk wasn’t installed by its installer, and doesn’t update itself.',
  updatesNoPublisher: 'The package names no publisher, so no update could be checked: StoreDesk doesn’t update itself.',
  updatesNoRoot:
    'The package carries no keys of the update feed, so no update could be checked: StoreDesk doesn’t update itself.',
  updatesUnreachable: 'The update feed can’t be reached. StoreDesk tries again by itself.',
  updatesUntrusted:
    'What the update feed says can’t be trusted, so nothing was installed. StoreDesk goes on as it is; tell whoever looks after it.',
  updatesMistaken:
    'The update feed describes its version in a way that StoreDesk can’t take, so nothing was installed. Tell whoever releases StoreDesk.',
  updatesNotSigned:
    'The new version isn’t signed by its publisher, so it isn’t installed. Tell whoever looks after StoreDesk.',
  updatesNotWritten:
    'The new version can’t be kept on this computer: the disk may be full. StoreDesk tries again by itself.',
  updatesHeld:
    'Another program, such as a virus scanner, holds the file of the new version. StoreDesk tries again by itself.',
  updateReady: 'Version {version} of StoreDesk is ready. It is installed when StoreDesk is closed.',
  updateNotThere: 'There is no new version to install.',
  updateWaitsOrder: 'An order is being placed or checked: the new version is installed when that has ended.',
  updateWaitsImport: 'An import is on its way into the cart: the new version is installed when that has ended.',
  updateWaitsWrite: 'Something is on its way to the portal: the new version is installed when that has ended.',
  updateNotBegun: 'The installer couldn’t be started. StoreDesk goes on as it is.',
  versionGoneBack:
    'Version {bad} didn’t start, so StoreDesk went back to version {good}, with everything as it was before.',

  // Backup and repair
  backupUnusable: 'This isn’t a backup of StoreDesk, it is damaged, or it is of a newer version. Nothing was changed.',
  backupNotMade: 'The backup couldn’t be made. Start StoreDesk again, then try once more.',
  backupWaits: 'The backup of {day} is put back when StoreDesk starts anew.',
  backupHeld:
    'The backup of {day} isn’t put back yet: another program has a file of StoreDesk open. Close it; the next start tries again.',
  backupRestored: 'The backup of {day} was put back.',
  backupRestoredButOrders:
    'The backup of {day} was put back. Orders are as this computer knows them: that is never given up for a backup.',
  repairWaits: 'StoreDesk looks through everything when it starts anew.',
  repaired:
    'StoreDesk looked through everything: {n} damaged files were set aside, and their last good backups are in their place.',
  repairedNothing: 'StoreDesk looked through everything: nothing is damaged. What the portal knows is asked for anew.',
} as const
