/** Takes the suggestions for all products shown: lists each target before and after, with its group's total. */
import { Button, Group, Modal, Table } from '@mantine/core'
import { useState } from 'react'
import { type AppliedGroup, applyAdvice } from '../../../shared/domain/replenishment/apply-advice.ts'
import { figuresInWords, figuresOf } from '../../../shared/domain/replenishment/target-advice.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import type { Movements } from '../../catalogue/movements.ts'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import { kindInWords } from './group-head.tsx'
import classes from './my-ars.module.css'
import type { MyArsModel, Parent } from './my-ars-model.ts'
import { targetsOf } from './save-question.tsx'
import { because } from './suggested.tsx'

export interface TakeAllProps {
  readonly model: MyArsModel
  /** The complete list. */
  readonly parents: readonly Parent[]
  readonly movements: Movements
  /** The products on screen. */
  readonly visible: readonly number[]
  readonly onClose: () => void
}

/** Rows shown one by one; the rest is counted. */
const MAX_ROWS = 300

export function TakeAll({ model, parents, movements, visible, onClose }: TakeAllProps) {
  // Frozen when the dialog opens, even if more is read meanwhile.
  const [{ groups, held }] = useState(() => {
    const chosen = new Set(visible)
    return applyAdvice(parents, {
      drafts: model.store.getState().byHand,
      movementOf: movements.of,
      isChosen: (id) => chosen.has(id),
    })
  })
  const applied = groups.flatMap((group) => group.applied)
  const take = () => {
    model.change(new Map(applied.map(({ parent, target }) => [parent.id, target])))
    toast.done(say('arsTaken', { targets: targetsOf(applied.length) }))
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      size={860}
      title={applied.length === 0 ? 'No suggestion can be applied' : `Apply ${counted.suggestions(applied.length)}?`}
    >
      {groups.length === 0 && <Notice>{messages.arsTakeNothing}</Notice>}
      {groups.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        <section className={classes.takeRows} aria-label="Targets before and after" tabIndex={0}>
          <Table stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Product</Table.Th>
                <Table.Th>Now</Table.Th>
                <Table.Th>New target</Table.Th>
                <Table.Th>Sold in 30 days</Table.Th>
              </Table.Tr>
            </Table.Thead>
            {withinMost(groups).map((group) => (
              <GroupRows key={group.first.id} group={group} movements={movements} />
            ))}
          </Table>
        </section>
      )}
      {held > 0 && <p>{say('arsTakeHeld', { products: counted.products(held) })}</p>}
      {applied.length > MAX_ROWS && <p>{say('andMore', { n: formatCount(applied.length - MAX_ROWS) })}</p>}
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={applied.length === 0} onClick={take} data-autofocus>
          Apply {counted.suggestions(applied.length)}
        </Button>
      </Group>
    </Modal>
  )
}

function withinMost(groups: readonly AppliedGroup<Parent>[]): readonly AppliedGroup<Parent>[] {
  let remaining = MAX_ROWS
  return groups.flatMap((group): AppliedGroup<Parent>[] => {
    const rows = group.applied.slice(0, Math.max(0, remaining))
    remaining -= group.applied.length
    return rows.length === 0 && group.short === 0 ? [] : [{ ...group, applied: rows }]
  })
}

interface GroupRowsProps {
  readonly group: AppliedGroup<Parent>
  readonly movements: Movements
}

const GroupRows = ({ group: { first, original, before, after, short, applied }, movements }: GroupRowsProps) => (
  <Table.Tbody>
    <Table.Tr>
      <Table.Th colSpan={4} className={classes.groupRow}>
        {kindInWords(first)}
        <span className={short > 0 ? classes.bad : classes.quiet}>
          {original === undefined ? 'Group minimum not available' : `Group minimum ${formatCount(original)}`}
          {` · targets now ${formatCount(before)}`}
          {applied.length > 0 && `, then ${formatCount(after)}`}
        </span>
        {short > 0 && <div className={classes.bad}>{say('arsGroupShort', { missing: formatCount(short) })}</div>}
      </Table.Th>
    </Table.Tr>
    {applied.map(({ parent: { id, name }, was, target }) => {
      const figures = figuresOf(movements.of(id))
      return (
        <Table.Tr key={id} {...because(`${figuresInWords(figures)}.`)}>
          <Table.Td>
            {name} <span className={classes.quiet}>{id}</span>
          </Table.Td>
          <Table.Td>{formatCount(was)}</Table.Td>
          <Table.Td>
            {target > was ? '↑' : '↓'} <strong>{formatCount(target)}</strong>
          </Table.Td>
          <Table.Td>{figures.sold === undefined ? '–' : formatCount(figures.sold)}</Table.Td>
        </Table.Tr>
      )
    })}
  </Table.Tbody>
)
