export const returnsMessages = {
  noDataFound: 'No data found',
  srInTransit: 'This SR-ReferenceID is already in InTransit status.Please refresh the page.',
  rtoInTransit: 'This RTO-ReferenceID is already in InTransit status.Please refresh the page.',
  returnNoCompany: 'Please select the shipping company.',
  returnsTooLong: 'Returns are shown for at most three months at a time.',
  returnsDays: 'Please select From and To date',
  returnInvoiceNone: 'Failed to load Invoice.',
  returnWithoutPictures: 'The portal has no pictures of this return.',
  returnNoteNone: 'There is no note of this return yet: the portal writes one when its accounts have approved it.',
  returnNoteWithoutLines: 'The portal names no line of this note.',
  returnWithoutLines: 'The portal names nothing that is in this return.',
} as const
