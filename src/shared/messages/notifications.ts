export const notificationsMessages = {
  noticesNone: 'There is nothing new.',
  screenNotOpen: '{title} isn’t open to your account. This is where you begin.',
  noticeScreenMissing: 'StoreDesk doesn’t have the screen of this notice yet.',
  noticeNotMarked: '1 notice could not be marked as read: {why}',
  noticesNotMarked: '{n} notices could not be marked as read: {why}',
} as const
