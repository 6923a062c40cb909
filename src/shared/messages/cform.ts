export const cformMessages = {
  cFormSelect: 'Select invoices to save their C-form.',
  cFormSaved: 'Your CForm details successfully saved.',
  cFormFailed: 'Your CForm details failed to save.',
  cFormNone: 'No invoices for these years.',
  cFormNoFile: 'Choose the C-form file.',
} as const
