export const portalCheckMessages = {
  checkNotYours: 'Only portal staff may check the portal. Sign in with a staff account.',
  checkRuns: 'A check of the portal is running. Wait for it, or stop it.',
  checkGone: 'There is no report of this session. Check the portal again.',
  checkAsks:
    'StoreDesk asks the portal once for everything that it reads, with your account, and compares the answers with what it knows of them. Nothing is changed. It takes a minute or two.',
  checkReportHas:
    'The report names calls, fields and kinds of problems. It has no values: no names, numbers, amounts or texts of an answer. Read it, then send it to the portal’s developers.',
  checkOutcome:
    'Calls asked: {asked} of {calls}. Fine: {fine}. Nothing to compare: {empty}. Something to look at: {look}. Failed: {failed}.',
  checkLeftOut:
    'Not asked for want of something to ask with: {notAsked}. Never asked, since they change something: {writes}.',
  checkStopped: 'The check was stopped. There is no report.',
  checkEmail: 'Email: ',
  checkPassword: 'Password (not shown): ',
  checkCode: 'One-time password (not shown): ',
  checkNeedsTerminal:
    'The check asks for email, password and one-time password, and nobody answered. Run it in a terminal, or check the portal in the Admin Console.',
  checkGoesOn: 'Calls asked: {done} of {total}',
} as const
