export const artworkMessages = {
  artworkFill: 'Please Fill the required fields',
  artworkFailed: 'Please try again',
  artworkCreated: 'Artwork Created',
  artworkPreview: 'Enter width and height to see the shape.',
  artworkNone: 'No artwork ordered yet.',
} as const
