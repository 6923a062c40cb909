/** Views of a list: what somebody filters, orders and shows again and again, under a name. */
import { ActionIcon, Button, Popover, TextInput } from '@mantine/core'
import { IconBookmarks, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import {
  hasView,
  LONGEST_VIEW_NAME,
  MOST_VIEWS,
  type SavedView,
  type SavedViews,
  stateOfView,
  viewOf,
  withoutView,
  withView,
} from '../../shared/lists/views.ts'
import { messages } from '../../shared/messages.ts'
import { setSetting, useSetting } from '../app/settings.ts'
import classes from './list.module.css'
import type { Layout } from './use-layout.ts'
import type { ListModel } from './use-list.ts'

const NONE: SavedViews = { views: [] }

export interface ViewMenuProps {
  readonly model: ListModel
  readonly layout: Layout
}

export function ViewMenu({ model, layout }: ViewMenuProps) {
  const { list, context, state, goTo } = model
  const [opened, setOpened] = useState(false)
  const [name, setName] = useState('')
  const key = `views.${model.name}` as const
  const { views } = useSetting(key, NONE)
  const keep = (next: readonly SavedView[]) => setSetting(key, { views: [...next] })
  const show = (view: SavedView) => {
    layout.arrange(view.columns)
    goTo(stateOfView(list, view, context.today))
    setOpened(false)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const called = name.trim()
    if (called === '') return
    keep(withView(views, { name: called, ...viewOf(list, state, context.today), columns: [...layout.keys] }))
    setName('')
    setOpened(false)
  }
  const isTaken = hasView(views, name.trim())
  return (
    <Popover position="bottom-end" width={320} trapFocus withinPortal={false} opened={opened} onChange={setOpened}>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={34}
          aria-label="Views"
          title="Views of this list"
          onClick={() => setOpened(!opened)}
        >
          <IconBookmarks size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.views}>
          {views.length > 0 && (
            <ul aria-label="Saved views">
              {views.map((view) => (
                <li key={view.name}>
                  <Button variant="subtle" size="compact-sm" justify="start" onClick={() => show(view)}>
                    {view.name}
                  </Button>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={24}
                    aria-label={`Delete the view ${view.name}`}
                    title="Delete this view"
                    onClick={() => keep(withoutView(views, view.name))}
                  >
                    <IconTrash size={14} aria-hidden />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          )}
          <form onSubmit={save}>
            <TextInput
              size="xs"
              label="What is shown now, as"
              description={views.length >= MOST_VIEWS && !isTaken ? messages.oldestViewGoes : undefined}
              placeholder="Not delivered yet"
              maxLength={LONGEST_VIEW_NAME}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              data-autofocus
            />
            <Button type="submit" size="xs" disabled={name.trim() === ''}>
              {isTaken ? 'Replace' : 'Save'}
            </Button>
          </form>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
