export const sessionMessages = {
  // Session
  loginIncorrect: 'The email or password you entered is incorrect.',
  otpSent: 'A One-Time Password has been sent to {email} and registered mobile number.',
  otpIncorrect: 'The one-time password is not right or has run out. Ask for a new one and type it again.',
  sessionEnded: 'Your session has ended. Sign in again; what you were working on is kept.',
  passwordChanged: 'Password Changed Successfully.',
  passwordInvalid: 'Your password is Invalid. Please retry.',
  passwordPolicy: 'Your password is Invalid. Password policy not matched.',
  passwordDigits: 'At least {n} digits',
  passwordLower: 'At least {n} lower-case letters',
  passwordUpper: 'At least {n} upper-case letters',
  passwordSpecials: 'At least {n} of !@#$%',
  passwordNoWeakWord: 'No word that is easily guessed',
  passwordWeak: 'Weak: it contains “{word}”',
  emailMissing: 'Type the email address of the store.',
  passwordMissing: 'Type the password.',
  notAResetLink: 'This is no link to set a new password.',
  passwordsDiffer: 'The two passwords are not the same.',
  signInRefused: 'The portal let you in and then did not know you. Sign in again; if it stays, ask the portal’s staff.',
  signInSlow: 'The portal takes long to answer. You can wait, or cancel and try again.',
  forgotUnknown: 'We are sorry. We were not able to identify you with the email address you provided.',
  resetLinkDead:
    'Either your reset link has been expired or you have used this link. Please reinitiate your request of forgot password.',
  resetDone: 'Password reset successfully. Please login to continue.',
  providerUnknown: 'There is no such way of signing in here.',
  providerStrange: 'This sign-in was not begun here, so StoreDesk did not follow it. Begin it on the sign-in screen.',
  providerUsed: 'This sign-in was used already. Begin it again.',
  providerLate: 'This sign-in took longer than ten minutes. Begin it again.',
  providerSaidNo: 'The provider did not let you in. Try again, or sign in another way.',
  tokenInMemory:
    'This computer has no keychain that StoreDesk can use. You stay signed in only until StoreDesk is closed.',

  // Acting for a store
  actingNotYours: 'Only portal staff can act for a store.',
  actingForOneself: 'This is your own account: nobody has to act for it.',
  actingForNoStore: 'This user is no franchise store: there is nothing to act for.',
  actingOrderOpen: 'One of your own orders is being placed or checked. Wait until it is settled, then act for a store.',
  actingCartClosed:
    'You are acting for {store}. The portal keeps carts by who is signed in, so yours is closed meanwhile: end acting to go on with it.',
  actingLimits:
    'The portal opens no other store’s cart, orders, ledger or notices to staff: while you act, these stay your own. It answers for the store where it is asked for a user by number: details and blocked ordering.',
  linkForeign: 'StoreDesk doesn’t open this address: it is on no site that the company has allowed.',
  nothingToday: 'Nothing needs you at the moment. Have a good day in the shop.',
  usersNotFound: 'No users found.',
} as const
