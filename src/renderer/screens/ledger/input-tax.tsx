/** The tax in what the store was invoiced for, by state and rate, and the documents that this comes from. */
import { Table } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import { type TaxSum, taxSums } from '../../../shared/domain/ledger/input-tax.ts'
import { formatAmount, formatCount } from '../../../shared/domain/values/money.ts'
import { readState } from '../../../shared/lists/address.ts'
import { type InputTaxFilters, inputTax, inputTaxAsked } from '../../../shared/lists/areas/input-tax.ts'
import { messages } from '../../../shared/messages.ts'
import { usePortal } from '../../app/queries.ts'
import { useToday } from '../../app/use-today.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { Notice } from '../../parts/notice.tsx'

export default function InputTaxScreen() {
  return <ListScreen list="inputTax" above={<Sums />} />
}

const AMOUNTS = ['base', 'CGST', 'SGST', 'IGST', 'net'] as const

function Sums() {
  const [params] = useSearchParams()
  const today = useToday()
  const asked = inputTaxAsked(readState(inputTax, params, today).filters as InputTaxFilters, today)
  const { data } = usePortal('ledger.inputTax', asked)
  if (data === undefined) return null
  const { rows, missing } = data.answer
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warn">
          {messages.inputTaxIncomplete} {missing.join(' ')}
        </Notice>
      )}
      {rows.length > 0 && (
        <Table aria-label="By state and rate" bg="var(--app-surface)" withTableBorder verticalSpacing={3}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>State of issuer</Table.Th>
              {['Rate', 'Documents', 'Taxable value', 'CGST', 'SGST', 'IGST', 'Total'].map((title) => (
                <Table.Th key={title} ta="end">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {taxSums(rows).map((sum) => (
              <SumRow key={`${sum.state} ${sum.rate}`} sum={sum} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  )
}

const SumRow = ({ sum }: { readonly sum: TaxSum }) => (
  <Table.Tr>
    <Table.Td>{sum.state || '–'}</Table.Td>
    <Table.Td ta="end">{sum.rate === undefined ? 'Fixed' : `${sum.rate} %`}</Table.Td>
    <Table.Td ta="end">{formatCount(sum.documents)}</Table.Td>
    {AMOUNTS.map((of) => (
      <Table.Td key={of} ta="end">
        {formatAmount(sum[of])}
      </Table.Td>
    ))}
  </Table.Tr>
)
