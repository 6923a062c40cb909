/** An import that was begun and not finished, also one from before a crash. */
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { CartType } from '../../../shared/domain/cart.ts'
import { unfinishedSentence } from '../../../shared/domain/import-view.ts'
import { useAsk } from '../../app/queries.ts'
import { Notice } from '../../parts/notice.tsx'

export function ImportCard({ cartType }: { readonly cartType: CartType }) {
  const { data: summary } = useAsk('import.current', { cartType })
  const sentence = summary === undefined || summary === null ? undefined : unfinishedSentence(summary)
  if (sentence === undefined) return null
  return (
    <Notice
      tone="warn"
      actions={
        <Button component={Link} to={`/checkout?cart=${cartType}`} state={{ openImport: true }} size="compact-sm">
          Continue
        </Button>
      }
    >
      {sentence}
    </Notice>
  )
}
