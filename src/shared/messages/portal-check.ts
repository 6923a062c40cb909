export const portalCheckMessages = {
  checkNotYours: 'Only portal staff can check the portal. Sign in with a staff account.',
  checkRuns: 'A portal check is running. Wait for it, or stop it.',
  checkGone: 'This session has no report. Check the portal again.',
  checkAsks:
    'StoreDesk reads everything from the portal once, with your account, and compares the answers with the expected format. Nothing is changed. This takes one to two minutes.',
  checkReportHas:
    'The report lists calls, fields and types of problems. It contains no names, numbers, amounts or texts from the answers. Read it, then send it to the portal’s developers.',
  checkOutcome:
    'Calls made: {asked} of {calls}. OK: {fine}. Nothing to compare: {empty}. To review: {look}. Failed: {failed}.',
  checkLeftOut:
    'Skipped because no example was available: {notAsked}. Never called because they change data: {writes}.',
  checkStopped: 'The check was stopped. No report was made.',
  checkEmail: 'Email: ',
  checkPassword: 'Password (not shown): ',
  checkCode: 'One-time password (not shown): ',
  checkNeedsTerminal:
    'The check needs email, password and one-time password, and received no input. Run it in a terminal, or check the portal in the Admin Console.',
  checkGoesOn: 'Calls made: {done} of {total}',
} as const
