export const formsMessages = {
  fieldNoNumber: 'Enter a number, such as 12.',
  fieldNoAmount: 'Enter an amount, such as 1,234.50.',
  fieldTooSmall: 'At least {n}.',
  fieldTooBig: 'At most {n}.',
  fieldTooShortOne: 'At least 1 character.',
  fieldTooLongOne: 'At most 1 character.',
  fieldTooShort: 'At least {n} characters.',
  fieldTooLong: 'At most {n} characters.',
  fieldUnfit: 'This can’t be sent. Check what you entered.',
} as const
