export const sessionMessages = {
  // Session
  loginIncorrect: 'The email or password you entered is incorrect.',
  otpSent: 'A One-Time Password has been sent to {email} and registered mobile number.',
  otpIncorrect: 'The one-time password is incorrect or has expired. Request a new one and enter it.',
  sessionEnded: 'Your session has ended. Sign in again to continue where you left off.',
  passwordChanged: 'Password Changed Successfully.',
  passwordInvalid: 'Your password is Invalid. Please retry.',
  passwordPolicy: 'Your password is Invalid. Password policy not matched.',
  passwordDigits: 'At least {n} digits',
  passwordLower: 'At least {n} lower-case letters',
  passwordUpper: 'At least {n} upper-case letters',
  passwordSpecials: 'At least {n} of !@#$%',
  passwordNoWeakWord: 'No easily guessed word',
  passwordWeak: 'Weak: it contains “{word}”',
  signUpCompany: 'Enter the company.',
  emailMissing: 'Enter the email address of the store.',
  passwordMissing: 'Enter the password.',
  notAResetLink: 'This isn’t a password reset link.',
  passwordsDiffer: 'The two passwords don’t match.',
  signInRefused:
    'The portal signed you in and then refused your account. Sign in again. If this continues, contact portal support.',
  signInSlow: 'The portal is slow to answer. You can wait, or cancel and try again.',
  forgotUnknown: 'We are sorry. We were not able to identify you with the email address you provided.',
  resetLinkDead:
    'Either your reset link has been expired or you have used this link. Please reinitiate your request of forgot password.',
  resetDone: 'Password reset successfully. Please login to continue.',
  providerWaiting: 'Continue in your browser. You come back to StoreDesk when you are signed in.',
  providerUnknown: 'Sign-in with {provider} isn’t available. Sign in with your email.',
  providerStrange: 'This sign-in wasn’t started in StoreDesk. Start again from the sign-in screen.',
  providerUsed: 'This sign-in link was already used. Start again.',
  providerLate: 'This sign-in took longer than ten minutes. Start again.',
  providerSaidNo: 'The provider refused the sign-in. Try again, or choose another sign-in option.',
  tokenInMemory: 'This computer has no keychain that StoreDesk can use. You stay signed in until StoreDesk is closed.',
  accountsFull: '{stores} are signed in on this computer. Remove one in Settings, then add another.',
  accountsShared:
    'This computer is set as shared, so stores don’t stay signed in. You can change this in Settings under Stores.',
  accountGone: '{account} is no longer signed in on this computer. Sign in with its email and password.',
  accountUnnamed: 'This store',
  accountBusy: 'An order, an import or a form is being sent. Switch stores when it is done.',
  accountKeychain: 'The keychain of this computer doesn’t answer, so {account} can’t be opened now. Try again.',
  accountFailed: '{account} couldn’t be opened. {why}',
  accountSignsOut:
    'If you sign out, you need the password and a code to come back, and what you typed and didn’t save is lost.',
  accountOffline: 'You are offline. You can switch stores when the portal can be reached.',
  accountKeepSignedIn: 'Keep {account} signed in on this computer?',
  accountKeepSignedInHelp:
    'You then switch to it without a password, from the menu or by its keys. Its sign-in is stored in the keychain of this computer. Don’t choose this on a computer that other people use.',
  storesLead: 'Stores that you can switch to without a password, with Ctrl+Shift and their number.',
  sharedComputerHelp:
    'Several people use this computer with the same Windows sign-in. Stores then don’t stay signed in, and those that are signed in now are removed.',
  keepStoreHelp: 'When you open another store, {store} is still signed in.',
  accountSwitched: 'You are now working for {account}.',
  accountOpening: 'Opening {account}…',

  // Acting for a store
  actingNotYours: 'Only portal staff can act for a store.',
  actingForOneself: 'This is your own account. You can’t act for it.',
  actingForNoStore: 'This user isn’t a franchise store, so you can’t act for it.',
  actingOrderOpen: 'One of your own orders is being placed or checked. Wait until it is done, then act for a store.',
  actingCartClosed:
    'You are acting for {store}. The portal keeps one cart per sign-in, so your own cart is closed until you end acting.',
  actingLimits:
    'You see your own cart, orders, ledger and notifications while you act: the portal shows those of another store to no one else. The store’s details and its blocked ordering are available.',
  linkForeign: 'StoreDesk can’t open this address. It isn’t on the company’s list of allowed sites.',
  usersNotFound: 'No users found.',
  forgotAbout: 'We’ll email you a link to set a new password.',
  practiceMail: 'Emails of the practice portal appear here. Your link is in this one.',
  mailedPaste: 'Copy the link from the email and paste it here.',
  storeDeskAbout: 'Fill your cart, see each warehouse’s stock and GST, place orders and follow them to the invoice.',
  portalMissing:
    'No portal address is set, and this StoreDesk has no practice portal. Enter your company’s address in Settings, Connection, then restart StoreDesk.',
  practiceChoose: 'Choose a practice user from the list to try StoreDesk.',
  signUpCopied: 'Copied. Paste it into your message.',
  signUpAbout:
    'The company’s franchise team opens new stores. Fill in the details, copy them, and send them to your area manager. StoreDesk sends nothing from here.',
  signUpText: 'A new store requests access to the portal.',
} as const
