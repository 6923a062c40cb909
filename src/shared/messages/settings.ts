export const settingsMessages = {
  // Settings
  allMandatory: 'All Fields Are Mandatory.',
  restartWaits: 'An order is being placed or checked. StoreDesk can restart when that is done.',
  hostsNotYours: 'The portal’s addresses are set outside StoreDesk. Ask your administrator to change them.',
  proxyNotYours: 'This computer’s internet connection is set outside StoreDesk. Ask your administrator to change it.',
  // Questions of main before it writes
  trustPortal: 'Use another portal?',
  trustPortalHelp:
    'From the next start, you sign in here, and passwords, codes and orders are sent here:\n{portal}\n\nIf you didn’t change the addresses yourself, press Cancel.',
  trustPractice: 'the practice portal on this computer',
  trustProxy: 'Change the internet connection?',
  trustProxyHelp: 'StoreDesk will send everything {way}.\n\nIf you didn’t change the proxy yourself, press Cancel.',
  trustProxyNone: 'directly, without a proxy',
  trustProxySystem: 'as set in Windows',
  trustRoom: 'Keep up to {most} MB of documents on this computer?',
  trustRoomHelp: 'If you didn’t change this yourself, press Cancel.',
  trustRepair: 'Repair StoreDesk at the next start?',
  trustRepairHelp:
    'StoreDesk checks everything on this computer and replaces or reloads damaged files. If you didn’t ask for this, press Cancel.',
  noticesMissing:
    'The third-party notices can’t be read. An installed StoreDesk also has them in the file THIRD-PARTY-LICENCES.txt.',
  signInToClear: 'Sign in first: only your own account’s data is cleared.',
  clearingWaits: 'An import or an order is in progress. Wait until it is done, then clear.',

  // Findings of a connection test, with the action for each
  netPortal: 'The portal answers.',
  netSlow: 'The portal answers slowly. Check what else uses this internet connection, or get a faster one.',
  netNoName:
    'This address wasn’t found on the internet. Check the internet connection first, then the spelling of the address.',
  netRefused: 'This address refuses connections. Check it, or try again in a few minutes.',
  netSilent: 'This address doesn’t answer. A firewall may be blocking it: ask your network administrator.',
  netNoNetwork: 'This computer can’t reach that address. Check the cable, the Wi-Fi or the router.',
  netCertificateExpired:
    'The portal’s certificate has expired. Check this computer’s date first. If it is right, contact portal support.',
  netCertificateEarly:
    'The portal’s certificate isn’t valid yet: this computer’s clock is behind. Correct the date and time.',
  netCertificateUnknown:
    'The portal’s certificate isn’t from a known issuer. A virus scanner or firewall may be reading the traffic: ask your network administrator to exclude the portal.',
  netCertificateOfOther:
    'The certificate is for another address: this isn’t the portal, or the Wi-Fi needs you to sign in first. Check the address.',
  netNotSecure: 'No secure connection: this isn’t an https address, or a firewall is blocking it.',
  waysMissed: 'no connection over {ways}',
  netProxyGone: 'The proxy can’t be reached. Check its address, or choose another internet connection above.',
  netProxyWantsPassword:
    'The proxy needs a user name and a password. Enter them under Proxy below. Your network administrator has them.',
  netProxyWantsOtherLogin:
    'The proxy accepts only a Windows sign-in (NTLM, Negotiate) or Digest, which StoreDesk doesn’t support. Ask your network administrator to allow Basic, or to let this computer reach the portal directly.',
  proxyAsks: 'To reach the portal, StoreDesk needs a user name and a password for the proxy {proxy}.',
  proxyAsksAgain: 'The proxy refused the saved password. Enter the new one if it was changed.',
  proxyUserNeeded: 'Enter the user name: up to 256 characters, without a colon.',
  proxyPasswordNeeded: 'Enter the password: up to 256 characters.',
  proxyWanted: 'Needs a user name and password.',
  proxyRefused: 'Refused the password of {user}.',
  proxyKept: 'Signed in as {user}.',
  proxyKeptAt:
    'For a proxy that needs a user name and password. They are saved in this computer’s keychain, if it has one.',
  licencesNone: 'No package or licence matches.',
  proxyOpened: 'Signed in to the proxy {proxy}.',
  proxyInClear:
    'They are sent to the proxy unencrypted, and saved in this computer’s keychain, if it has one. Ask your network administrator for them.',
  proxyPasswordRefused: 'The proxy refused the user name or password. Check both and try again.',
  proxyAway: 'The proxy can’t be reached, so nothing was saved. Try again in a minute.',
  proxyNotAsking: 'This proxy doesn’t need a user name and password now.',
  netProxyRefuses: 'The proxy is blocking StoreDesk. Ask your network administrator to allow this address.',
  netCaptive:
    'A web page answers instead of the portal. The Wi-Fi may need you to sign in: open any page in the browser, then test again.',
  netOtherHost: 'Another server answers at this address, not the portal. Check the address.',
  netBroken:
    'The connection broke before the answer arrived. Try again. If this continues, ask your network administrator.',
  netPortalTrouble: 'The portal can be reached but has a problem. Try again in a few minutes.',
  appearanceAbout: 'For every user of StoreDesk on this computer. Prints stay black on white.',
  themeHelp: 'Same as Windows: dark when Windows is dark.',
  textSizeHelp: 'Rows, fields and buttons grow with it. Ctrl and + zoom the window.',
  noticesAbout: 'For every user of StoreDesk on this computer.',
  noticesHelp: 'Also show Windows notifications while StoreDesk is open. Home always shows them.',
  connectionTestHelp: 'Checks the address, connection, certificate and response. None of your data is sent.',
  connectionAbout: 'StoreDesk connects to these addresses only.',
  hostsNow: 'In use: {address}.',
  hostsPractice: 'StoreDesk is using this computer’s practice portal.',
  hostsNone: 'Without an address, StoreDesk uses the practice portal, where no order is real.',
  hostsMissing: 'No portal address is set.',
  hostsNeeded: 'Enter the portal’s address. This StoreDesk has no practice portal.',
  hostsAfterRestart: 'The new addresses apply when StoreDesk restarts.',
  printingAbout: 'Defaults for printing on this computer. You can change them in each print dialog.',
  sheetHelp: 'For invoices and lists. A5 prints everything smaller. Badges and the calendar are always A4.',
  copiesHelp: 'Each copy is marked: original for recipient, duplicate for transporter, triplicate for supplier.',
  keptCacheHelp:
    'Catalogue, order history, store settings and opened documents, shown when you are offline. Downloaded again when needed.',
  keptDraftsHelp: 'Imported rows that aren’t in a cart yet. The carts on the portal aren’t affected.',
  keptLogHelp: 'A record of calls and errors, for support. No passwords, codes, tokens or names.',
  keptEmailHelp: 'The email of the last sign-in.',
  keptOrdersHelp: 'Can’t be cleared: StoreDesk needs them to check unconfirmed orders and never place one twice.',
  keptProfileHelp: 'The store’s profile. Signing out clears it.',
  keptDamagedHelp:
    'Can’t be cleared here: support may recover orders from them. Delete them in the folder when they are no longer needed.',
  keptPracticeHelp:
    'Its orders and carts. Can’t be cleared while in use: close StoreDesk and delete the folder “practice”.',
  keptDeviceHelp: 'These settings, the window position and the portal addresses.',
  draftsSure: 'Discard unfinished imports and saved carts?',
  privacyAbout: 'Data that StoreDesk saves on this computer. Everything else is on the portal.',
  documentsHelp:
    'Opened policies, lookbooks, music and videos also open offline. When the space is full, the least recently used are removed.',
  proxyHelp: 'Only if your network has one. Data to the portal stays encrypted. Applies from the next request.',
  proxyAddressHelp: 'An address such as http://proxy.example.com:8080, without a user name or password.',
  supportAbout: 'Reports, backups and repair.',
  reportHelp: 'Versions, settings and the log. No passwords, names or orders. You see it before you save it.',
  backupHelp:
    'Orders, unfinished imports, templates and settings in one file, for a new computer. Store it safely: it contains your orders.',
  restoreHelp:
    'At the next start, imports, templates and settings are replaced with the backup’s. Orders on this computer stay.',
  repairHelp:
    'At the next start, all files are checked. Damaged ones are replaced with their last good backup, and portal data is loaded again.',
  restoreSure: 'Restore a backup?',
  restoreSureWhy:
    'Unfinished imports, templates and settings are replaced with the backup’s. Orders on this computer stay.',
  reportAbout:
    'Versions, settings, database status, recent calls and the log. No passwords, codes, tokens, names or orders. Nothing is sent automatically: save it, review it, and send it to support.',
} as const
