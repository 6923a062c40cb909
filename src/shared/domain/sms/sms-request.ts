/** A message that a store requests to be sent to its customers (document 3, section 5): rules for its text and its time. */
import type { MessageKey } from '../../messages.ts'
import { addDays, type Day, formatDate, formatTime, instantOf } from '../values/dates.ts'

/** Maximum characters of a message. */
export const SMS_LETTERS = 130
/** Days from today to the first possible day of a message. */
const DAYS_AHEAD = 4

export const SMS_HALVES = ['AM', 'PM'] as const

/** The fields as typed: the day, and the time on a 12-hour clock. */
export interface TypedSms {
  readonly text?: string | undefined
  readonly day?: Day | undefined
  /** 1 to 12. */
  readonly hour?: number | undefined
  /** 0 to 59. */
  readonly minute?: number | undefined
  readonly half?: (typeof SMS_HALVES)[number] | undefined
}

export const earliestSmsDay = (today: Day): Day => addDays(today, DAYS_AHEAD)

const isWhole = (typed: number | undefined, least: number, most: number): boolean =>
  typed !== undefined && Number.isInteger(typed) && typed >= least && typed <= most

/** A message for each invalid field; today is in Indian time. */
export function refuseSms(
  { text = '', day, hour, minute, half }: TypedSms,
  today: Day,
): Partial<Record<keyof TypedSms, MessageKey>> {
  return {
    ...(text.trim() === '' && { text: 'smsInvalid' }),
    ...(text.trim().length > SMS_LETTERS && { text: 'smsTooLong' }),
    ...(day === undefined && { day: 'smsInvalid' }),
    ...(day !== undefined && day < earliestSmsDay(today) && { day: 'smsTooEarly' }),
    ...(day === today && { day: 'smsToday' }),
    ...(!isWhole(hour, 1, 12) && { hour: 'smsHour' }),
    ...(!isWhole(minute, 0, 59) && { minute: 'smsMinute' }),
    ...(half === undefined && { half: 'smsInvalid' }),
  }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** The time of sending, as ISO text in Indian time: noon is 12 PM, midnight 12 AM. */
export function smsMoment({ day, hour, minute, half }: Required<Omit<TypedSms, 'text'>>): string {
  const hours = ((hour ?? 0) % 12) + (half === 'PM' ? 12 : 0)
  return `${day}T${two(hours)}:${two(minute ?? 0)}:00.000+05:30`
}

/** `05 Apr 2026, 12:05 AM`: on the 12-hour clock in Indian time, as it was typed; a dash for an invalid time. */
export function smsTimeWords(iso: string): string {
  if (instantOf(iso) === undefined) return formatDate(iso)
  const [hours = '', minutes = ''] = formatTime(iso).split(':')
  const hour = Number(hours)
  return `${formatDate(iso)}, ${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
