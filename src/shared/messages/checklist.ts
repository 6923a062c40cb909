export const checklistMessages = {
  checklistFailed: 'Error While Fetching babyhugwars Details',
  checklistNone: 'No product of the checklist fits',
  checklistAtLeast: '{why}. At least {least} are ordered in this category.',
  checklistComing: 'Nothing is suggested: {pieces} on the way.',
  checklistThere: 'Nothing more is suggested: {pieces} in the shop.',
  checklistCounted: 'Nothing more is suggested: order assist counts {pieces} in the shop.',
  checklistNothingSold: 'There are no sales to judge by: the least that can be ordered.',
  checklistUnknown: 'Sales, stock or orders are not known: the least that can be ordered.',
  checklistInCart: 'in the cart already: {pieces}',
  checklistAdd: 'Add {products}{worth} to the cart',
  checklistNothingLeft: 'None of these products can be ordered.',
} as const
