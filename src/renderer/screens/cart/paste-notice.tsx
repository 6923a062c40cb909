/** What became of pasted rows, and those that weren't taken, line by line, until they are mended or put away. */
import { Button } from '@mantine/core'
import { formatCount } from '../../../shared/domain/money.ts'
import { copyText } from '../../parts/copy-text.ts'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import classes from './cart-news-notice.module.css'
import type { PasteReport } from './cart-state.ts'

export interface PasteNoticeProps {
  readonly report: PasteReport
  readonly onClose: () => void
}

export function PasteNotice({ report: { rows, changed, added, same, refused }, onClose }: PasteNoticeProps) {
  const parts = [
    [changed, 'changed a quantity'],
    [added, 'added a product'],
    [same, 'said what was there already'],
    [refused.length, 'not taken'],
  ] as const
  const told = parts.flatMap(([count, what]) => (count === 0 ? [] : [`${formatCount(count)} ${what}`]))
  const copy = () => {
    if (copyText(refused.map(({ text }) => text).join('\r\n'))) toast.done('The rows are on the clipboard.')
  }
  return (
    <Notice
      tone={refused.length === 0 ? 'good' : 'warn'}
      onClose={onClose}
      actions={
        refused.length > 0 && (
          <Button size="compact-sm" variant="default" onClick={copy}>
            Copy these rows
          </Button>
        )
      }
    >
      {rows === 1 ? '1 row' : `${formatCount(rows)} rows`} pasted: {told.join(', ')}.
      {refused.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        <ul className={classes.rows} aria-label="Rows that were not taken" tabIndex={0}>
          {refused.map(({ row, text, why }) => (
            <li key={row}>
              Row {row} <code>{text.replaceAll('\t', ' · ')}</code> {why}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
