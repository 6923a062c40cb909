import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { memo } from 'react'
import { roomForAlternates } from '../../../shared/domain/replenishment/my-ars.ts'
import { messages } from '../../../shared/messages.ts'
import type { ArsAct } from './ars-act.ts'
import type { Parent } from './my-ars-model.ts'
import type { ArsFacts } from './use-ars-facts.ts'

export interface LineMenuProps {
  readonly parent: Parent
  readonly facts: ArsFacts
  readonly onAct: (act: ArsAct) => void
}

/** The actions on a parent; one that isn't available gives the reason. */
export const LineMenu = memo(function LineMenu({ parent, facts, onAct }: LineMenuProps) {
  const cantChange = !facts.mayChange || parent.isRequestPending
  const reason = facts.mayChange ? 'Request pending' : messages.arsKept
  return (
    <Menu position="bottom-end" width={220} withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={`Actions for ${parent.name} (${parent.id})`}
          title="Actions"
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {cantChange && <Menu.Label>{reason}</Menu.Label>}
        <Menu.Item disabled={cantChange} onClick={() => onAct({ to: 'replaceParent', parent })}>
          Replace…
        </Menu.Item>
        <Menu.Item
          disabled={!facts.mayChange || roomForAlternates(parent) === 0}
          onClick={() => onAct({ to: 'addAlternate', parent })}
        >
          Add an alternate…
        </Menu.Item>
        <Menu.Item
          disabled={!facts.mayChange || parent.alternateProducts.length < 2}
          onClick={() => onAct({ to: 'rearrange', parent })}
        >
          Rearrange alternates…
        </Menu.Item>
        <Menu.Item disabled={cantChange} c="var(--app-bad-text)" onClick={() => onAct({ to: 'deleteParent', parent })}>
          Delete…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
})
