/** The tax on the store's purchase invoices, by state and rate, with the documents it comes from. */
import { Anchor, Button, Table } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { entryAddress } from '../../../shared/domain/ledger/addresses.ts'
import { type TaxGap, type TaxSum, taxSums } from '../../../shared/domain/ledger/input-tax.ts'
import { entryKey } from '../../../shared/domain/ledger/merge.ts'
import { netOf } from '../../../shared/domain/ledger/statement.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import {
  formatAmount,
  formatCount,
  formatPercent,
  formatRupees,
  sum as sumOf,
} from '../../../shared/domain/values/money.ts'
import { readState } from '../../../shared/lists/address.ts'
import { type InputTaxFilters, inputTax, inputTaxQuery } from '../../../shared/lists/areas/input-tax.ts'
import { messages, say } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useToday } from '../../parts/use-today.ts'
import classes from './ledger.module.css'

export default function InputTaxScreen() {
  return <ListScreen list="inputTax" between={<Sums />} />
}

const AMOUNTS = ['base', 'CGST', 'SGST', 'IGST', 'net'] as const

function Sums() {
  const [params] = useSearchParams()
  const today = useToday()
  const query = inputTaxQuery(readState(inputTax, params, today).filters as InputTaxFilters, today)
  const { data } = usePortal('ledger.inputTax', query)
  if (data === undefined) return null
  const { coming } = data
  const { rows, gaps, missing } = data.answer
  return (
    <>
      {coming !== undefined && rows.length > 0 && (
        <p className={classes.soFar}>
          {say('inputTaxSoFar', { done: formatCount(coming.done), documents: counted.documents(coming.of) })}
        </p>
      )}
      {missing.length > 0 && (
        <Notice tone="warn">
          {messages.inputTaxPartial} {missing.join(' ')}
        </Notice>
      )}
      {gaps.length > 0 && <Gaps gaps={gaps} />}
      {rows.length > 0 && (
        <>
          <details className={classes.part} open>
            <summary>
              <h2 className={classes.caption}>By state and rate</h2>
            </summary>
            <SumTable sums={taxSums(rows)} />
          </details>
          <h2 className={classes.caption}>Documents</h2>
        </>
      )}
    </>
  )
}

/** Documents missing from the sums: their number and, on request, each with its reason and a link. */
function Gaps({ gaps }: { readonly gaps: readonly TaxGap[] }) {
  const [isOpen, setOpen] = useState(false)
  const amount = formatRupees(sumOf(gaps.map(({ entry }) => netOf(entry))))
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      }
    >
      <div>
        {say('inputTaxGap', {
          documents: counted.documents(gaps.length),
          are: gaps.length === 1 ? 'is' : 'are',
          amount,
        })}
      </div>
      <div className={classes.gaps} hidden={!isOpen}>
        <Table aria-label="Documents missing from these totals" verticalSpacing={2} withRowBorders={false}>
          <Table.Tbody>
            {gaps.map(({ entry, why }) => (
              <Table.Tr key={entryKey(entry)}>
                <Table.Td className={classes.whole}>{entry.voucherNumber || entry.id}</Table.Td>
                <Table.Td className={classes.whole}>{formatDate(entry.approvedDate)}</Table.Td>
                <Table.Td ta="end" className={classes.whole}>
                  {formatAmount(netOf(entry))}
                </Table.Td>
                <Table.Td w="100%">{why}</Table.Td>
                <Table.Td>
                  <Anchor
                    component={Link}
                    to={entryAddress(entry)}
                    aria-label={`Open ${entry.voucherNumber || entry.id}`}
                  >
                    Open
                  </Anchor>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Notice>
  )
}

const HEADS = ['Rate', 'Documents', 'Taxable value', 'CGST', 'SGST', 'IGST', 'Total'] as const

function SumTable({ sums }: { readonly sums: readonly TaxSum[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard.
    <section className={classes.sums} tabIndex={0} aria-label="Totals by state and rate">
      <table className={classes.sumTable} aria-label="Totals by state and rate">
        <thead>
          <tr>
            <th scope="col">Issuer’s state</th>
            {HEADS.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <tr key={`${sum.state} ${sum.rate}`}>
              <th scope="row">{sum.state || '–'}</th>
              <td>{sum.rate === undefined ? 'Fixed' : formatPercent(sum.rate)}</td>
              <td>{formatCount(sum.documents)}</td>
              {AMOUNTS.map((of) => (
                <td key={of}>{formatAmount(sum[of])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td />
            <td />
            {AMOUNTS.map((of) => (
              <td key={of}>{formatAmount(sumOf(sums.map((one) => one[of])))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
