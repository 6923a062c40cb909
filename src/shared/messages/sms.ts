export const smsMessages = {
  smsInvalid: 'Please Enter Valid Data',
  smsToday: "You cannot choose today's date",
  smsCreated: 'SMS Request Created Successfully',
  smsTooLong: 'A message can have up to 130 characters.',
  smsTooEarly: 'Choose a date at least four days from today.',
  smsHour: 'Enter an hour from 1 to 12.',
  smsMinute: 'Enter minutes from 0 to 59.',
  smsNone: 'No SMS requests yet.',
} as const
