export const smsMessages = {
  smsInvalid: 'Please Enter Valid Data',
  smsToday: "You cannot choose today's date",
  smsCreated: 'SMS Request Created Successfully',
  smsTooLong: 'A message has at most 130 letters.',
  smsTooEarly: 'A message goes out after four days at the earliest.',
  smsHour: 'The hour is a whole number from 1 to 12.',
  smsMinute: 'The minute is a whole number from 0 to 59.',
  smsNone: 'No message was asked for yet.',
} as const
