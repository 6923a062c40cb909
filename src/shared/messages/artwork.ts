export const artworkMessages = {
  artworkFill: 'Please Fill the required fields',
  artworkFailed: 'Please try again',
  artworkCreated: 'Artwork Created',
  artworkNone: 'No artwork was ordered yet.',
} as const
