export const notificationsMessages = {
  noticesNone: 'No new notifications.',
  screenNotOpen: 'Your account can’t open {title}. You are on your start page.',
  noSuchScreen: 'There is no screen at this address. You are on your start page.',
  noticeScreenMissing: 'StoreDesk has no screen for this notification yet.',
  noticeNotMarked: '1 notification couldn’t be marked as read: {why}',
  noticesNotMarked: '{n} notifications couldn’t be marked as read: {why}',
} as const
