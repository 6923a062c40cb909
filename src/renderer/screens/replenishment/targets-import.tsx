/** Targets from a file or a paste: shows what each row would change, or why it can't, before anything is taken. */
import { Button, Group, Modal, Table } from '@mantine/core'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { type TargetRow, targetsSentence } from '../../../shared/domain/replenishment/target-rows.ts'
import { chunked } from '../../../shared/domain/values/chunked.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { portalQuery, usePortal } from '../../bridge/queries.ts'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import classes from './my-ars.module.css'
import type { TargetsPreview } from './use-targets-import.ts'

/** Rows shown one by one; the rest is counted. */
const MAX_ROWS = 300

export interface TargetsImportProps {
  readonly preview: TargetsPreview
  readonly onTake: (preview: TargetsPreview) => void
  readonly onClose: () => void
}

export function TargetsImport({ preview, onTake, onClose }: TargetsImportProps) {
  const { title, nothing, rows, leftOut } = preview
  const changes = rows.filter(({ verdict }) => verdict === 'changes')
  // Refused rows come first; unchanged ones are only counted.
  const ordered = [...rows.filter(({ verdict }) => verdict === 'refused'), ...changes]
  const visible = ordered.slice(0, MAX_ROWS)
  const names = useNames(visible)
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} size={860} title={title}>
      <p>{targetsSentence(rows)}</p>
      {leftOut !== undefined && <Notice tone="warn">{leftOut}</Notice>}
      {ordered.length === 0 && <Notice>{nothing}</Notice>}
      {ordered.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        <section className={classes.fileRows} aria-label="Rows" tabIndex={0}>
          <Table stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Row</Table.Th>
                <Table.Th>Product</Table.Th>
                <Table.Th>Target</Table.Th>
                <Table.Th>Now</Table.Th>
                <Table.Th>Result</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {visible.map((row) => (
                <FileRow key={row.row} row={row} name={row.name || names.get(row.id ?? 0) || ''} />
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
      {ordered.length > MAX_ROWS && <p>{say('andMore', { n: formatCount(ordered.length - MAX_ROWS) })}</p>}
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={changes.length === 0} onClick={() => onTake(preview)} data-autofocus>
          Apply {formatCount(changes.length)} to the list
        </Button>
      </Group>
    </Modal>
  )
}

interface FileRowProps {
  readonly row: TargetRow
  readonly name: string
}

const FileRow = ({ row: { row, id, text, target, was, verdict, why }, name }: FileRowProps) => (
  <Table.Tr data-verdict={verdict}>
    <Table.Td>{formatCount(row)}</Table.Td>
    <Table.Td>{id === undefined ? text : `${id} ${name}`}</Table.Td>
    <Table.Td>{target === undefined ? '–' : formatCount(target)}</Table.Td>
    <Table.Td>{was === undefined ? '–' : formatCount(was)}</Table.Td>
    <Table.Td>{verdict === 'changes' ? 'Changes when you save the targets' : why}</Table.Td>
  </Table.Tr>
)

/** Ids per request. */
const AT_ONCE = 100

/** Names of products that aren't in My ARS, as far as the portal knows them. */
function useNames(rows: readonly TargetRow[]): ReadonlyMap<number, string> {
  const client = useQueryClient()
  const ids = rows.flatMap(({ id, was }) => (id !== undefined && id > 0 && was === undefined ? [id] : []))
  const queries = chunked([...new Set(ids)], AT_ONCE).map((some) =>
    portalQuery(client, 'ars.products', { query: { productIds: some.join(',') } }),
  )
  const found = useQueries({ queries })
  return new Map(found.flatMap(({ data }) => data?.answer.map(({ id, name }) => [id, name] as const) ?? []))
}

export function WholeReadProgress({ onCancel }: { readonly onCancel: () => void }) {
  const coming = usePortal('ars.parents', {}, { enabled: false }).data?.coming
  const label =
    coming === undefined
      ? messages.arsReadingWhole
      : say('arsReadingWholeSoFar', { done: formatCount(coming.done), of: formatCount(coming.of) })
  return (
    <Modal opened onClose={onCancel} closeOnClickOutside={false} title="Loading targets">
      <LoadingState label={label} />
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Modal>
  )
}
