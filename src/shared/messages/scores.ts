export const scoresMessages = {
  scoresNone: 'No scores yet.',
  scoresUnsaid: 'The portal hasn’t sent the scores.',
  storeNumberUntold:
    'The portal hasn’t sent this account’s store number, so nothing can be loaded. Try again later, or contact portal support.',
  scorecardUnasked:
    'The portal hasn’t sent the store of {name}, so the scorecard can’t be loaded. Try again later, or contact portal support.',
  staffListNone: 'The portal lists no staff for this store.',
  incentivesNone: 'No incentives for this month.',
  incentivesUnsaid: 'The portal hasn’t sent these incentives.',
  incentivesNotHere: 'A {signage} store has no store incentives.',
  academicNone: 'No one is enrolled yet.',
  performanceNone: 'No figures for this month yet.',
  feedbackNone: 'No feedback yet.',
  feedbackSent: 'Feedback sent.',
  feedbackEmpty: 'Enter your feedback.',
} as const
