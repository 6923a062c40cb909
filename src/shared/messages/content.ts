export const contentMessages = {
  nothingOfThoseWords: 'No match for these words.',
  contentComes: 'New content appears here as soon as the company publishes it.',
  policiesNone: 'No policies yet.',
  releaseNotesNone: 'No release notes yet.',
  intellikitFailed: 'Error While Fetching intellikit Details',
  commercialsFailed: 'Error While Fetching avcommercials Details',
  musicNone: 'No music for your store yet.',
  notPlayed: '{title} can’t be played.',
  commercialsNone: 'No commercials yet.',
} as const
