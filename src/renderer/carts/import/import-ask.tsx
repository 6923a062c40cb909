/** What can't be known of a file is asked, with its first rows in sight: which sheet, where the names stand, which columns count. */
import { Button, NativeSelect, Table } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import type { AskedFile, AskedTable, ImportChoice } from '../../../shared/domain/carts/import-question.ts'
import { Page } from '../../parts/page.tsx'
import classes from './import.module.css'

export interface ImportAskProps {
  readonly file: AskedFile
  readonly onAnswer: (choice: ImportChoice) => void
  readonly onLeave: () => void
}

/** Only what isn't in question is chosen beforehand. */
const chosenOf = ({ ids, quantities, header }: AskedTable, isOne: boolean) => {
  const [id] = ids.length === 1 ? ids : []
  const isKnown = quantities.length === 1 && (!isOne || id === undefined || ids.length > 1)
  return { header, id: id ?? -1, qty: isKnown ? (quantities[0] ?? -1) : -1 }
}

/** As Excel calls its columns. */
const letterOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26)

export function ImportAsk({ file: { fileName, question }, onAnswer, onLeave }: ImportAskProps) {
  const { tables } = question
  const isOne = tables.length === 1
  const [at, setAt] = useState(isOne ? 0 : -1)
  const table = tables[at] ?? tables[0]
  const [choice, setChoice] = useState(() => chosenOf(table, isOne))
  const { header, id, qty } = choice
  const width = Math.max(...table.rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, column) => column)
  const names = table.rows.find(({ line }) => line === header)?.cells ?? []
  const options = [
    { value: '-1', label: 'Choose a column' },
    ...columns.map((column) => ({ value: String(column), label: `${letterOf(column)}: ${names[column] ?? ''}` })),
  ]
  const pick = (sheet: number) => {
    setAt(sheet)
    setChoice(chosenOf(tables[sheet] ?? table, isOne))
  }
  const isWhole = at >= 0 && id >= 0 && qty >= 0 && id !== qty
  return (
    <Page
      title={`What is what in “${fileName}”?`}
      note="It can’t be told from its names. What you answer is remembered for files with the same names."
      actions={
        <Button variant="default" leftSection={<IconArrowLeft size={15} aria-hidden />} onClick={onLeave}>
          Back to the cart
        </Button>
      }
    >
      <form
        className={classes.ask}
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) onAnswer({ sheet: table.sheet, ...choice })
        }}
      >
        {!isOne && (
          <NativeSelect
            label="The cart is on the sheet"
            data={[
              { value: '-1', label: 'Choose a sheet' },
              ...tables.map(({ sheet }, nth) => ({ value: String(nth), label: sheet })),
            ]}
            value={at}
            onChange={({ currentTarget: { value } }) => pick(Number(value))}
            autoFocus
          />
        )}
        <NativeSelect
          label="The names stand on"
          data={[
            { value: '0', label: 'no line: all rows are data' },
            ...table.rows.map(({ line }) => ({ value: String(line), label: `line ${line}` })),
          ]}
          value={header}
          onChange={({ currentTarget: { value } }) => setChoice({ ...choice, header: Number(value) })}
        />
        <NativeSelect
          label="Product ids are in"
          data={options}
          value={id}
          onChange={({ currentTarget: { value } }) => setChoice({ ...choice, id: Number(value) })}
          autoFocus={isOne && id < 0}
        />
        <NativeSelect
          label="Pieces to order are in"
          data={options}
          value={qty}
          onChange={({ currentTarget: { value } }) => setChoice({ ...choice, qty: Number(value) })}
          autoFocus={isOne && id >= 0}
        />
        <Button type="submit" disabled={!isWhole}>
          Read it so
        </Button>
      </form>
      <FirstRows table={table} columns={columns} choice={choice} />
    </Page>
  )
}

interface FirstRowsProps {
  readonly table: AskedTable
  readonly columns: readonly number[]
  readonly choice: Omit<ImportChoice, 'sheet'>
}

function FirstRows({ table, columns, choice: { header, id, qty } }: FirstRowsProps) {
  const isChosen = (column: number) => column === id || column === qty
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={classes.first} aria-label="First rows of the file" tabIndex={0}>
      <Table withColumnBorders>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Line</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} data-chosen={isChosen(column) || undefined}>
                {letterOf(column)}
                {column === id && ' · product id'}
                {column === qty && ' · pieces'}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {table.rows.map(({ line, cells }) => (
            <Table.Tr key={line} data-names={line === header || undefined} data-above={line < header || undefined}>
              <Table.Td>{line}</Table.Td>
              {columns.map((column) => (
                <Table.Td key={column} data-chosen={isChosen(column) || undefined}>
                  {cells[column]}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
