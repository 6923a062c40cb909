export const cformMessages = {
  cFormSaved: 'Your CForm details successfully saved.',
  cFormFailed: 'Your CForm details failed to save.',
  cFormNone: 'There are no invoices of these years.',
  cFormNoFile: 'Please choose the file of the C-form.',
} as const
