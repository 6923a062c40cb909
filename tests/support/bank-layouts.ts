/** Bank statements and program exports in their original layouts, with known entries: eight banks, Tally, Zoho, Busy. */

export interface Booked {
  /** In the form `2026-04-05`. */
  readonly day: string
  /** Paise; positive for payments, negative for receipts. */
  readonly amount: number
  readonly words: string
  readonly reference: string
}

/** An entry, and the balance after it, in paise. */
interface Line extends Booked {
  readonly balance: number
  readonly nth: number
}

export interface Layout {
  readonly name: string
  readonly above: readonly (readonly string[])[]
  readonly heads: readonly string[]
  readonly row: (line: Line) => readonly string[]
  readonly below: (lines: readonly Line[]) => readonly (readonly string[])[]
  readonly newestFirst?: boolean
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const parts = (day: string) => day.split('-') as [string, string, string]
const slashed = (day: string) => parts(day).toReversed().join('/')
const dashed = (day: string) => parts(day).toReversed().join('-')
const short = (day: string) => {
  const [year, month, date] = parts(day)
  return `${date}/${month}/${year.slice(2)}`
}
const named = (day: string, sign: string, digits = 4) => {
  const [year, month, date] = parts(day)
  return [date, MONTHS[Number(month) - 1] ?? '', year.slice(-digits)].join(sign)
}
const plain = (amount: number) => (Math.abs(amount) / 100).toFixed(2)
const indian = (amount: number) =>
  (Math.abs(amount) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const out = ({ amount }: Booked, write = plain, none = '') => (amount > 0 ? write(amount) : none)
const into = ({ amount }: Booked, write = plain, none = '') => (amount < 0 ? write(amount) : none)
const sum = (lines: readonly Line[], sign: 1 | -1) =>
  lines.reduce((all, { amount }) => all + Math.max(0, amount * sign), 0)

export const LAYOUTS: readonly Layout[] = [
  {
    name: 'HDFC',
    above: [['HDFC BANK Ltd.'], ['Statement of accounts'], ['A/C No: 50100000000001']],
    heads: [
      '  Date     ',
      'Narration',
      'Value Dat',
      'Debit Amount',
      'Credit Amount',
      'Chq/Ref Number',
      'Closing Balance',
    ],
    row: (line) => [
      short(line.day),
      line.words,
      short(line.day),
      out(line, plain, '0.00'),
      into(line, plain, '0.00'),
      line.reference,
      plain(line.balance),
    ],
    below: (lines) => [
      ['STATEMENT SUMMARY :-'],
      ['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'],
      ['1', String(lines.length), '1', plain(sum(lines, 1)), plain(sum(lines, -1)), '2'],
    ],
  },
  {
    name: 'ICICI',
    above: [['DETAILED STATEMENT'], ['Account Number', '000405001234 (INR)']],
    heads: [
      'S No.',
      'Value Date',
      'Transaction Date',
      'Cheque Number',
      'Transaction Remarks',
      'Withdrawal Amount (INR )',
      'Deposit Amount (INR )',
      'Balance (INR )',
    ],
    row: (line) => [
      String(line.nth),
      slashed(line.day),
      slashed(line.day),
      '-',
      line.words,
      out(line, plain, '0'),
      into(line, plain, '0'),
      plain(line.balance),
    ],
    below: () => [
      ['Legends Used in Account Statement'],
      ['1. INF - Internet fund transfer; 2. BIL - Internet bill payment'],
    ],
  },
  {
    name: 'SBI',
    above: [
      ['Account Name', ': STORE'],
      ['IFS Code', ': SBIN0000001'],
    ],
    heads: ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
    row: (line) => [
      named(line.day, ' '),
      named(line.day, ' '),
      line.words,
      line.reference,
      out(line, indian, ' '),
      into(line, indian, ' '),
      indian(line.balance),
    ],
    below: () => [['**This is a computer generated statement and does not require a signature']],
  },
  {
    name: 'Axis',
    above: [['Name :- STORE OWNER'], ['IFSC Code :- UTIB0000001']],
    heads: ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
    row: (line) => [
      dashed(line.day),
      '-',
      line.words,
      out(line, plain, ' ').padStart(20),
      into(line, plain, ' ').padStart(20),
      plain(line.balance).padStart(20),
      '4875',
    ],
    below: () => [
      [
        'Legends: ICONN - Internet Banking; VMT-ICON - Visa; REV SWEEP - Interest; CWDR - Cash; PUR - POS; TIP - Surcharge',
      ],
    ],
  },
  {
    name: 'Kotak',
    above: [['Account Statement'], ['01 Apr 2026 - 30 Apr 2026']],
    heads: [
      '#',
      'TRANSACTION DATE',
      'VALUE DATE',
      'TRANSACTION DETAILS',
      'CHQ / REF NO.',
      'DEBIT/CREDIT(₹)',
      'BALANCE(₹)',
    ],
    row: (line) => [
      String(line.nth),
      `${named(line.day, ' ')} 10:23 AM`,
      named(line.day, ' '),
      line.words,
      line.reference,
      `${line.amount > 0 ? '-' : '+'}${indian(line.amount)}`,
      indian(line.balance),
    ],
    below: () => [],
  },
  {
    name: 'Kotak, with sides',
    above: [],
    heads: ['Sl. No.', 'Date', 'Description', 'Chq / Ref number', 'Amount', 'Dr / Cr', 'Balance', 'Dr / Cr'],
    row: (line) => [
      String(line.nth),
      slashed(line.day),
      line.words,
      line.reference,
      indian(line.amount),
      line.amount > 0 ? 'DR' : 'CR',
      indian(line.balance),
      line.balance < 0 ? 'DR' : 'CR',
    ],
    below: (lines) => [['', '', '', 'Total', indian(sum(lines, 1)), '', '', '']],
  },
  {
    name: 'Canara',
    above: [['Canara Bank'], ['Account No', '1234']],
    heads: ['Txn Date', 'Value Date', 'Cheque No.', 'Description', 'Branch Code', 'Debit', 'Credit', 'Balance'],
    row: (line) => [
      `="${dashed(line.day)} 10:20:31"`,
      `="${named(line.day, ' ')}"`,
      '=""',
      line.words,
      '="33"',
      `="${out(line, indian)}"`,
      `="${into(line, indian)}"`,
      `="${indian(line.balance)}"`,
    ],
    below: () => [],
  },
  {
    name: 'Bank of Baroda, newest first',
    above: [['Bank of Baroda'], []],
    heads: ['DATE', 'NARRATION', 'CHQ.NO.', 'WITHDRAWAL (DR)', 'DEPOSIT (CR)', 'BALANCE (INR)'],
    row: (line) => [
      dashed(line.day),
      line.words,
      '',
      out(line, indian),
      into(line, indian),
      `${indian(line.balance)}${line.balance < 0 ? 'Dr' : 'Cr'}`,
    ],
    below: () => [['* Computer-generated statement']],
    newestFirst: true,
  },
  {
    name: 'PNB, one amount and a balance',
    above: [['Punjab National Bank']],
    heads: ['Transaction Date', 'Particulars', 'Amount', 'Type', 'Running Balance'],
    row: (line) => [
      slashed(line.day),
      line.words,
      plain(line.amount),
      line.amount > 0 ? 'Debit' : 'Credit',
      plain(line.balance),
    ],
    below: (lines) => [['Grand Total', '', plain(sum(lines, 1) + sum(lines, -1)), '', '']],
  },
  {
    name: 'Tally',
    above: [['STORE'], ['Ledger: PORTAL CO'], ['1-Apr-26 to 30-Apr-26']],
    heads: ['Date', '', 'Particulars', 'Vch Type', 'Vch No.', 'Debit', 'Credit'],
    row: (line) => [
      named(line.day, '-', 2),
      line.amount > 0 ? 'To' : 'By',
      line.words,
      line.amount > 0 ? 'Payment' : 'Purchase',
      line.reference,
      out(line),
      into(line),
    ],
    below: (lines) => [
      ['', '', '', '', '', plain(sum(lines, 1)), plain(sum(lines, -1))],
      ['', 'By', 'Closing Balance', '', '', '', plain(1)],
      ['', '', '', '', '', plain(sum(lines, 1)), plain(sum(lines, 1))],
    ],
  },
  {
    name: 'Zoho',
    above: [],
    heads: ['date', 'transaction_type', 'transaction_number', 'description', 'debit', 'credit', 'reference_number'],
    row: (line) => [line.day, 'Vendor payment', String(line.nth), line.words, out(line), into(line), line.reference],
    below: (lines) => [['', '', '', 'Total', plain(sum(lines, 1)), plain(sum(lines, -1)), '']],
  },
  {
    name: 'Busy',
    above: [['STORE'], ['Account Ledger']],
    heads: ['Date', 'Type', 'Vch/Bill No', 'Account', 'Debit(Rs.)', 'Credit(Rs.)', 'Balance(Rs.)', 'Short Narration'],
    row: (line) => [
      dashed(line.day),
      'Pymt',
      line.reference,
      'PORTAL CO',
      out(line, indian),
      into(line, indian),
      `${indian(line.balance)} ${line.balance > 0 ? 'Cr' : 'Dr'}`,
      line.words,
    ],
    below: (lines) => [['', '', '', 'Total', indian(sum(lines, 1)), indian(sum(lines, -1)), '', '']],
  },
]

/** The rows of a statement as cells; `at` gives the index of each entry's row. */
export function statementOf(layout: Layout, booked: readonly Booked[]) {
  const { above, heads, row, below, newestFirst = false } = layout
  // Positive throughout, as not every bank writes a sign.
  let balance = 2_000_000_000
  const lines = booked.map((one, at): Line => {
    balance -= one.amount
    return { ...one, balance, nth: at + 1 }
  })
  const order = newestFirst ? lines.toReversed() : lines
  const rows = [...above, [], heads, ...order.map(row), ...below(lines)]
  const first = above.length + 2
  return { rows, at: new Map(order.map((line, nth) => [first + nth, line])) }
}

/** Joins cells as a program does: every cell that needs it in quotation marks, or none. */
export const written = (rows: readonly (readonly string[])[], separator: string, isQuoted: boolean): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) =>
          isQuoted && (cell.includes(separator) || /["\n]/.test(cell)) && !/^="[^"]*"$/.test(cell)
            ? `"${cell.replaceAll('"', '""')}"`
            : cell,
        )
        .join(separator),
    )
    .join('\r\n')
