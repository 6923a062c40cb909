/** Content of the portal: policies, music, training. */
export const contentMessages = {
  nothingOfThoseWords: 'Nothing has all of these words.',
  policiesNone: 'The company has laid down no policies yet.',
  releaseNotesNone: 'There are no release notes yet.',
  intellikitFailed: 'Error While Fetching intellikit Details',
  commercialsFailed: 'Error While Fetching avcommercials Details',
  musicNone: 'There is no music for a store like this one.',
  notPlayed: '{title} can’t be played.',
  commercialsNone: 'There are no commercials at the moment.',
} as const
