/** Asks about a file's layout, with its first rows in view: the sheet, the header row, the columns. */
import { Button, NativeSelect, Table } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import {
  columnLetter,
  type ImportChoice,
  type MappableFile,
  type TableCandidate,
} from '../../../shared/domain/carts/import-question.ts'
import { messages } from '../../../shared/messages.ts'
import { Page } from '../../parts/page.tsx'
import stack from '../../parts/stack.module.css'
import classes from './import.module.css'

export interface ImportAskProps {
  readonly file: MappableFile
  readonly onAnswer: (choice: ImportChoice) => void
  readonly onLeave: () => void
}

type Columns = Omit<ImportChoice, 'sheet'>

/** Preselects only the columns that aren't in question. */
const chosenOf = ({ ids, quantities, header }: TableCandidate, isOne: boolean): Columns => {
  const [id] = ids.length === 1 ? ids : []
  const isKnown = quantities.length === 1 && (!isOne || id === undefined || ids.length > 1)
  return { header, id: id ?? -1, qty: isKnown ? (quantities[0] ?? -1) : -1 }
}

export function ImportAsk({ file, onAnswer, onLeave }: ImportAskProps) {
  const { fileName, question, choice: known, isOpen } = file
  const { tables } = question
  const isOne = tables.length === 1
  const [at, setAt] = useState(() => (isOne ? 0 : tables.findIndex(({ sheet }) => sheet === known?.sheet)))
  const table = tables[at] ?? tables[0]
  const [choice, setChoice] = useState<Columns>(() => known ?? chosenOf(table, isOne))
  const { header, id, qty } = choice
  const width = Math.max(...table.rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, column) => column)
  const names = table.rows.find(({ line }) => line === header)?.cells ?? []
  const options = [
    { value: '-1', label: 'Choose a column' },
    ...columns.map((column) => ({ value: String(column), label: `${columnLetter(column)}: ${names[column] ?? ''}` })),
  ]
  const pick = (sheet: number) => {
    setAt(sheet)
    setChoice(chosenOf(tables[sheet] ?? table, isOne))
  }
  const isWhole = at >= 0 && id >= 0 && qty >= 0 && id !== qty
  return (
    <Page
      title={`Choose columns of ${fileName}`}
      note={messages.importColumnsAbout}
      actions={
        <Button variant="default" leftSection={<IconArrowLeft size={15} aria-hidden />} onClick={onLeave}>
          {isOpen ? 'Back to cart' : 'Back to the import'}
        </Button>
      }
    >
      <form
        className={classes.ask}
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) onAnswer({ sheet: table.sheet, header, id, qty })
        }}
      >
        {!isOne && (
          <NativeSelect
            label="Sheet"
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
          label="Column names"
          data={[
            { value: '0', label: 'None, every row is data' },
            ...table.rows.map(({ line }) => ({ value: String(line), label: `Line ${line}` })),
          ]}
          value={header}
          onChange={({ currentTarget: { value } }) => setChoice({ ...choice, header: Number(value) })}
        />
        <NativeSelect
          label="Product ID"
          data={options}
          value={id}
          onChange={({ currentTarget: { value } }) => setChoice({ ...choice, id: Number(value) })}
          autoFocus={isOne && id < 0}
        />
        <NativeSelect
          label="Quantity"
          data={options}
          value={qty}
          onChange={({ currentTarget: { value } }) => setChoice({ ...choice, qty: Number(value) })}
          autoFocus={isOne && id >= 0}
        />
        <Button type="submit" disabled={!isWhole}>
          Continue
        </Button>
      </form>
      <FirstRows table={table} columns={columns} choice={choice} />
    </Page>
  )
}

interface FirstRowsProps {
  readonly table: TableCandidate
  readonly columns: readonly number[]
  readonly choice: Columns
}

function FirstRows({ table, columns, choice: { header, id, qty } }: FirstRowsProps) {
  const isChosen = (column: number) => column === id || column === qty
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className={`${stack.box} ${classes.first}`} aria-label="First rows of the file" tabIndex={0}>
      <Table withColumnBorders>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.line}>Line</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} data-chosen={isChosen(column) || undefined}>
                {columnLetter(column)}
                {column === id && ' · product ID'}
                {column === qty && ' · quantity'}
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
