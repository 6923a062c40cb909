export const checklistMessages = {
  checklistAbout: 'Products that your store should have. Select those to order.',
  checklistFailed: 'Error While Fetching babyhugwars Details',
  checklistNone: 'No product on the checklist matches these filters',
  checklistAtLeast: '{why}. The minimum for this category is {least}.',
  checklistComing: 'No order suggested: {pieces} in transit.',
  checklistThere: 'No order suggested: {pieces} in your store.',
  checklistCounted: 'No order suggested: order assist shows {pieces} in your store.',
  checklistNothingSold: 'No sales yet: the minimum order is suggested.',
  checklistUnknown: 'Sales, stock or orders aren’t available: the minimum order is suggested.',
  checklistInCart: 'already in the cart: {pieces}',
  checklistAdd: 'Add {products}{worth} to the cart',
  checklistNothingLeft: 'None of these products can be ordered.',
} as const
