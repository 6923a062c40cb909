import type { DrawingProps } from './drawing.ts'
import { Invoice } from './invoice.tsx'

export function ReturnInvoice({ paper, mark }: DrawingProps<'returnInvoice'>) {
  const { referenceId, original, awb, company, box, sentFrom } = paper
  return (
    <Invoice
      paper={paper}
      about={referenceId}
      facts={[
        ['Reference', referenceId],
        ...(original === '' ? [] : [['Against invoice', original] as const]),
        ...(box === '' ? [] : [['Box', box] as const]),
        ...(company === '' ? [] : [['Shipped by', company] as const]),
        ...(awb === '' ? [] : [['AWB no.', awb] as const]),
      ]}
      others={sentFrom === undefined ? [] : [['Sent from', sentFrom]]}
      mark={mark}
    />
  )
}
