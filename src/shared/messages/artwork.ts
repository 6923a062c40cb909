export const artworkMessages = {
  artworkFill: 'Please Fill the required fields',
  artworkCreated: 'Artwork Created',
  artworkNone: 'No artwork was ordered yet.',
} as const
