import { balanceInWords, sideOf } from '../../shared/domain/ledger/statement.ts'
import type { StatementSheet } from '../../shared/domain/papers/ledger-statement.ts'
import { formatAmount, type Paise, paise } from '../../shared/domain/values/money.ts'
import type { DrawingProps } from './drawing.ts'
import { type PaperColumn, PaperTable } from './kit/table.tsx'
import classes from './ledger-statement.module.css'
import whole from './whole-sheet.module.css'

type Line = StatementSheet['lines'][number]

export function LedgerStatementPaper({ paper }: DrawingProps<'ledgerStatement'>) {
  const { title, storeName, GSTNumber, at, sums, note, sheets } = paper
  return sheets.map((sheet, nth) => (
    <article
      // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place.
      key={nth}
      className={`${whole.sheet} ${classes.sheet}`}
      aria-label={`Sheet ${nth + 1} of ${sheets.length}`}
    >
      <header className={classes.head}>
        <h1>{title}</h1>
        <p className={classes.name}>{storeName}</p>
        <p>{GSTNumber === '' ? `Printed on ${at}` : `GSTIN ${GSTNumber} · Printed on ${at}`}</p>
        {nth === 0 && (
          <p className={classes.sums}>
            {sums.map(([label, value]) => (
              <span key={label}>
                {label} <b>{value}</b>
              </span>
            ))}
          </p>
        )}
        {note !== '' && <p className={classes.note}>{note}</p>}
      </header>
      <Forward words={nth === 0 ? 'Opening balance' : 'Balance b/f'} balance={sheet.brought} />
      <PaperTable columns={COLUMNS} rows={sheet.lines} total={totalOf(sheet)} />
      <Forward words={nth === sheets.length - 1 ? 'Closing balance' : 'Balance c/f'} balance={sheet.carried} />
      <footer className={classes.foot}>
        Page {nth + 1} of {sheets.length}
      </footer>
    </article>
  ))
}

const Forward = ({ words, balance }: { readonly words: string; readonly balance: Paise }) => (
  <p className={classes.forward}>
    <span>{words}</span>
    <b>{balanceInWords(balance)}</b>
  </p>
)

const orEmpty = (amount: Paise): string => (amount === 0 ? '' : formatAmount(amount))

const COLUMNS: readonly PaperColumn<Line>[] = [
  { title: 'Date', width: '19mm', cell: ({ day }) => day },
  {
    title: 'Voucher',
    width: '46mm',
    cell: ({ voucher }) => <span className={classes.number}>{voucher}</span>,
    small: ({ type }) => type || undefined,
  },
  { title: 'Particulars', cell: ({ words }) => words },
  { title: 'Debit', width: '25mm', align: 'end', cell: ({ debit }) => orEmpty(debit) },
  { title: 'Credit', width: '25mm', align: 'end', cell: ({ credit }) => orEmpty(credit) },
  {
    title: 'Balance',
    width: '29mm',
    align: 'end',
    cell: ({ balance }) => formatAmount(paise(Math.abs(balance))),
    small: ({ balance }) => sideOf(balance),
  },
]

const totalOf = ({ debits, credits }: StatementSheet) => [
  { text: 'Page total', span: 3 },
  { text: formatAmount(debits), align: 'end' as const },
  { text: formatAmount(credits), align: 'end' as const },
  {},
]
