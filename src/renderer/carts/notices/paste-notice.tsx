/** The result of a paste with the rows that weren't taken, until they are corrected or dismissed. */
import { Button } from '@mantine/core'
import { type PasteReport, pastedSentence } from '../../../shared/domain/carts/cart-paste.ts'
import { copyText } from '../../parts/copy-text.ts'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import classes from './cart-news-notice.module.css'

export interface PasteNoticeProps {
  readonly report: PasteReport
  readonly onClose: () => void
}

export function PasteNotice({ report, onClose }: PasteNoticeProps) {
  const { refused } = report
  const copy = () => {
    if (copyText(refused.map(({ text }) => text).join('\r\n'))) toast.done('Rows copied')
  }
  return (
    <Notice
      tone="warn"
      onClose={onClose}
      actions={
        <Button size="compact-sm" variant="default" onClick={copy}>
          Copy rows
        </Button>
      }
    >
      {pastedSentence(report)}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <ul className={classes.rows} aria-label="Rows not pasted" tabIndex={0}>
        {refused.map(({ row, text, why }) => (
          <li key={row}>
            Row {row} <code>{text.replaceAll('\t', ' · ')}</code> {why}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
