/** Scores, incentives, performance. */
export const scoresMessages = {
  scoresNone: 'Nobody was scored yet.',
  scoresUnsaid: 'The portal did not send the scores.',
  storeNumberUntold:
    'The portal does not say the store number of this account, and this is asked for by it. Try again later, or ask the portal’s support.',
  scorecardUnasked:
    'The portal does not say which store {name} belongs to, and a scorecard is asked for by it. Try again later, or ask the portal’s support.',
  staffListNone: 'The portal names nobody who works in this store.',
  incentivesNone: 'Nothing was earned here in this month.',
  incentivesUnsaid: 'The portal did not send these incentives.',
  incentivesNotHere: 'Stores with the signage {signage} have no incentives of the store’s own.',
  academicNone: 'Nobody is enrolled at a level.',
  performanceNone: 'There are no figures of this month yet.',
  feedbackNone: 'Nothing was said of it yet.',
  feedbackSent: 'Your feedback was sent.',
  feedbackEmpty: 'Please write what is to be said.',
} as const
