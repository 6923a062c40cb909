/** Unambiguous dates: 05 Apr 2026, and with the time 05 Apr 2026, 10:42. */
import { formatDate, formatDateTime } from '../../shared/domain/values/dates.ts'

export function DateText({ at, time = false }: { readonly at: string; readonly time?: boolean }) {
  return <time dateTime={at}>{time ? formatDateTime(at) : formatDate(at)}</time>
}
