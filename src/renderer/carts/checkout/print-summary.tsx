import { Button } from '@mantine/core'
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react'
import { usePapers } from '../../papers/use-papers.ts'

export function PrintSummary({ orderKey }: { readonly orderKey: string }) {
  const { print, save, busy } = usePapers()
  const subjects = [{ kind: 'orderSummary' as const, key: orderKey }]
  return (
    <Button.Group>
      <Button
        variant="default"
        size="sm"
        loading={busy === 'print'}
        onClick={() => print({ subjects })}
        leftSection={<IconPrinter size={16} aria-hidden />}
      >
        Print
      </Button>
      <Button
        variant="default"
        size="sm"
        loading={busy === 'save'}
        onClick={() => save({ subjects })}
        aria-label="Save the summary as PDF"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
      >
        PDF
      </Button>
    </Button.Group>
  )
}
