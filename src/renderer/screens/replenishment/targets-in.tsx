/** Targets out of a file: what each row would change, and why not, before anything is taken. */
import { Button, Group, Modal, Table } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TargetFile } from '../../../shared/bridge/ars.ts'
import { type TargetRow, targetsOf, targetsSentence } from '../../../shared/domain/replenishment/target-rows.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { portalQuery } from '../../app/queries.ts'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import classes from './my-ars.module.css'
import type { MyArsModel, Parent } from './my-ars-model.ts'

/** A file that was read, beside the list as the portal has it now. */
interface ReadTargets extends TargetFile {
  readonly parents: readonly Parent[]
}

/** Rows that are shown one by one; the rest is counted. */
const MOST_SHOWN = 300

export function useTargetFile() {
  const client = useQueryClient()
  const [file, setFile] = useState<ReadTargets>()
  const [isReading, setReading] = useState(false)
  const read = async () => {
    const picked = await ask('ars.pickTargets', undefined)
    if (picked === undefined) return
    // Whatever the list is narrowed to: a file may be of all of it.
    const { answer } = await client.fetchQuery(portalQuery(client, 'ars.download', { body: {} }))
    setFile({ ...picked, parents: answer.rows })
  }
  return {
    file,
    isReading,
    readFile: () => {
      setReading(true)
      read()
        .catch((thrown: unknown) => toast.failed(appErrorOf(thrown).message))
        .finally(() => setReading(false))
    },
    done: () => setFile(undefined),
  }
}

export interface TargetsInProps {
  readonly file: ReadTargets
  readonly model: MyArsModel
  readonly onClose: () => void
}

export function TargetsIn({ file, model, onClose }: TargetsInProps) {
  const [rows] = useState(() => targetsOf(file.rows, new Map(file.parents.map((parent) => [parent.id, parent]))))
  const changes = rows.filter(({ verdict }) => verdict === 'changes')
  // What needs a look stands first; what is the same already is only counted.
  const told = [...rows.filter(({ verdict }) => verdict === 'refused'), ...changes]
  const take = () => {
    model.know(file.parents)
    model.take(rows)
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      size={860}
      title={say('arsFileRows', { rows: counted.rows(rows.length), file: file.fileName })}
    >
      <p>{targetsSentence(rows)}</p>
      {file.leftOut !== undefined && <Notice tone="warn">{file.leftOut}</Notice>}
      {told.length === 0 && <Notice>{messages.arsFileNothing}</Notice>}
      {told.length > 0 && (
        <div className={classes.fileRows}>
          <Table stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Row</Table.Th>
                <Table.Th>Product</Table.Th>
                <Table.Th>Target</Table.Th>
                <Table.Th>Now</Table.Th>
                <Table.Th>What becomes of it</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {told.slice(0, MOST_SHOWN).map((row) => (
                <FileRow key={row.row} row={row} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {told.length > MOST_SHOWN && <p>{say('andMore', { n: formatCount(told.length - MOST_SHOWN) })}</p>}
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={changes.length === 0} onClick={take}>
          Take {formatCount(changes.length)} into the list
        </Button>
      </Group>
    </Modal>
  )
}

const FileRow = ({ row: { row, id, name, text, target, was, verdict, why } }: { readonly row: TargetRow }) => (
  <Table.Tr data-verdict={verdict}>
    <Table.Td>{formatCount(row)}</Table.Td>
    <Table.Td>{name === '' ? (id ?? text) : `${id} ${name}`}</Table.Td>
    <Table.Td>{target === undefined ? '–' : formatCount(target)}</Table.Td>
    <Table.Td>{was === undefined ? '–' : formatCount(was)}</Table.Td>
    <Table.Td>{verdict === 'changes' ? 'Waits to be saved with the others' : why}</Table.Td>
  </Table.Tr>
)
