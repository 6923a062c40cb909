export const artworkMessages = {
  artworkFill: 'Please Fill the required fields',
  artworkFailed: 'Please try again',
  artworkCreated: 'Artwork Created',
  artworkNone: 'No artwork ordered yet.',
} as const
