/** Tasks of the start page, with the action for each. */
export const homeMessages = {
  nothingToday: 'All done. Nothing needs your attention now.',
  taskPayments: '{account} account. Pay the company, then confirm the payment.',
  taskKiosk: 'Confirm or cancel each customer’s order.',
  taskLate: 'Ask the warehouse for the ship date.',
  taskLateLoads: 'Ask the courier for an update.',
  taskBelowMinimum: '{amount} can’t be ordered until its minimum is reached.',
  tasksBelowMinimum: '{orders} in the cart are below their minimum: {amount}.',
  taskImport: 'An import isn’t finished. Continue or discard it.',
  taskProposal: 'Review the AFS cart and place its orders.',
  taskPreparing: 'The portal is preparing it.',
  taskShipped: 'Count the boxes on arrival.',
  taskWeekSummary: 'Orders, loads and payments of last week on one page, to print or save.',
  taskNotices: 'From the portal. Opening one marks it as read.',
  bannersNone: 'No banners today.',
  discountsNone: 'No discounts today.',
  linksNone: 'The portal lists no links for StoreDesk yet.',
} as const
