/** Dates that can't be misread: 05 Apr 2026, and with the time 05 Apr 2026, 10:42. */
import dayjs from 'dayjs'

export const dateText = (moment: string): string => dayjs(moment).format('DD MMM YYYY')
export const dateTimeText = (moment: string): string => dayjs(moment).format('DD MMM YYYY, HH:mm')

export function DateText({ at, time = false }: { readonly at: string; readonly time?: boolean }) {
  return <time dateTime={at}>{time ? dateTimeText(at) : dateText(at)}</time>
}
