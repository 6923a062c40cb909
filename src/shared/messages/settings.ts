export const settingsMessages = {
  // Settings
  allMandatory: 'All Fields Are Mandatory.',
  restartWaits: 'An order is being placed or checked. StoreDesk can start anew when that has ended.',
  hostsNotYours:
    'The portal’s addresses can’t be changed here: they are set outside of StoreDesk. Ask whoever installed it.',
  proxyNotYours: 'The way to the internet is set for this computer outside of StoreDesk. Ask whoever installed it.',
  // Asked by main before it is written
  trustPortal: 'Use another portal?',
  trustPortalHelp:
    'From the next start you sign in here, and passwords, codes and orders go there:\n{portal}\n\nIf you did not just change the addresses yourself, press Cancel.',
  trustPractice: 'the practice portal of this computer',
  trustProxy: 'Change the way to the internet?',
  trustProxyHelp:
    'All that StoreDesk asks and sends goes this way: {way}.\n\nIf you did not just change the proxy yourself, press Cancel.',
  trustProxyNone: 'directly, without a proxy',
  trustProxySystem: 'as the system says',
  trustRoom: 'Keep up to {most} MB of documents on this computer?',
  trustRoomHelp: 'If you did not just change this yourself, press Cancel.',
  trustRepair: 'Repair StoreDesk at the next start?',
  trustRepairHelp:
    'Everything on this computer is looked through; what is damaged is replaced or asked for again. If you did not just ask for this, press Cancel.',
  noticesMissing:
    'The third-party notices can’t be read. An installed StoreDesk has them in the file THIRD-PARTY-LICENCES.txt, too.',
  signInToClear: 'Sign in first: what is cleared is the account’s own.',
  clearingWaits: 'An import or an order is on its way. Wait until it has ended, then clear.',

  // What a connection test finds: what it is, and what to do
  netPortal: 'The portal answers.',
  netSlow: 'The portal answers, but slowly. Check what else uses this internet connection, or ask for a faster one.',
  netNoName:
    'There is no such name on the internet. Check the internet connection first, then how the address is spelt.',
  netRefused: 'This computer or port doesn’t take connections. Check the address, or try again in a few minutes.',
  netSilent: 'Nothing answers there. A firewall may hold the connection back: ask whoever looks after the network.',
  netNoNetwork: 'This computer has no way to that address. Check the cable, the Wi-Fi, or the router.',
  netCertificateExpired:
    'The certificate has run out. Check this computer’s date first; if it is right, the portal’s operators have to renew it.',
  netCertificateEarly: 'The certificate isn’t valid yet: this computer’s clock is behind. Set date and time right.',
  netCertificateUnknown:
    'The certificate is signed by nobody that StoreDesk knows. A virus scanner or a firewall may be reading along: ask whoever looks after the network to leave the portal out.',
  netCertificateOfOther:
    'The certificate is for another name: this isn’t the portal, or a Wi-Fi wants you to sign in first. Check the address.',
  netNotSecure: 'No secure connection comes about: this isn’t an https address, or something on the way breaks it.',
  waysMissed: 'no connection over {ways}',
  netProxyGone: 'The proxy can’t be reached. Check its address, or choose another way to the internet above.',
  netProxyWantsPassword:
    'The proxy wants a user name and a password. Enter them under Proxy below; whoever looks after the network has them.',
  netProxyWantsOtherLogin:
    'The proxy takes a Windows sign-in only (NTLM, Negotiate) or a Digest, which StoreDesk doesn’t support. Ask whoever looks after it to allow Basic, or to let this computer through to the portal.',
  proxyAsks: 'To reach the portal, StoreDesk needs a user name and a password for the proxy {proxy}.',
  proxyAsksAgain: 'The proxy refused the saved password. Enter the new one if it was changed.',
  proxyUserNeeded: 'Enter the user name: 256 characters at most, without a colon.',
  proxyPasswordNeeded: 'Enter the password: 256 characters at most.',
  proxyWanted: 'Needs a user name and a password.',
  proxyRefused: 'Refused the password of {user}.',
  proxyKept: 'Signed in as {user}.',
  proxyKeptAt:
    'For a proxy that needs a user name and a password. They are kept in this computer’s keychain, if it has one.',
  licencesNone: 'No package or licence has these letters.',
  proxyOpened: 'Signed in to the proxy {proxy}.',
  proxyInClear:
    'They are sent to the proxy unencrypted, and kept where StoreDesk keeps your sign-in: in this computer’s keychain, if it has one. Whoever looks after the network can give them to you.',
  proxyPasswordRefused: 'The proxy refused the user name or the password. Check both, and try again.',
  proxyAway: 'The proxy can’t be reached now, so nothing was saved. Try again in a moment.',
  proxyNotAsking: 'This proxy doesn’t ask for a user name and a password now.',
  netProxyRefuses: 'The proxy doesn’t let StoreDesk through. Ask whoever looks after it to allow this address.',
  netCaptive:
    'A web page answers in place of the portal. A Wi-Fi may want you to sign in: open any page in the browser, then test again.',
  netOtherHost: 'Something answers there, but it isn’t the portal. Check the address.',
  netBroken: 'The connection broke before an answer came. Try again; if it stays, ask whoever looks after the network.',
  netPortalTrouble: 'The portal is there, but has a problem at the moment. Try again in a few minutes.',
} as const
