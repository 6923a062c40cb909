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
import { setSetting, useSetting } from '../bridge/settings.ts'
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
  const key = `views.${model.name}` as const
  const { views } = useSetting(key, NONE)
  const keep = (next: readonly SavedView[]) => setSetting(key, { views: [...next] })
  const show = (view: SavedView) => {
    layout.arrange(view.columns)
    goTo(stateOfView(list, view, context.today))
    setOpened(false)
  }
  const save = (name: string) => {
    keep(withView(views, { name, ...viewOf(list, state, context.today), columns: [...layout.keys] }))
    setOpened(false)
  }
  return (
    <Popover position="bottom-end" width={320} trapFocus withinPortal={false} opened={opened} onChange={setOpened}>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Views"
          title="Saved views"
          onClick={() => setOpened(!opened)}
        >
          <IconBookmarks size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.views}>
          {views.length > 0 && (
            <Views views={views} onShow={show} onDelete={(view) => keep(withoutView(views, view.name))} />
          )}
          <SaveView views={views} onSave={save} />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

interface ViewsProps {
  readonly views: readonly SavedView[]
  readonly onShow: (view: SavedView) => void
  readonly onDelete: (view: SavedView) => void
}

/** Enter shows the first: the menu opens with the focus on it. */
const Views = ({ views, onShow, onDelete }: ViewsProps) => (
  <ul aria-label="Saved views">
    {views.map((view, at) => (
      <li key={view.name}>
        <Button
          variant="subtle"
          size="compact-sm"
          justify="start"
          data-autofocus={at === 0 || undefined}
          onClick={() => onShow(view)}
        >
          {view.name}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label={`Delete view ${view.name}`}
          title="Delete view"
          onClick={() => onDelete(view)}
        >
          <IconTrash size={14} aria-hidden />
        </ActionIcon>
      </li>
    ))}
  </ul>
)

interface SaveViewProps {
  readonly views: readonly SavedView[]
  readonly onSave: (name: string) => void
}

function SaveView({ views, onSave }: SaveViewProps) {
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isTaken = hasView(views, name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name === '') return
    onSave(name)
    setTyped('')
  }
  return (
    <form onSubmit={submit}>
      <TextInput
        size="xs"
        label="Save this view as"
        description={views.length >= MOST_VIEWS && !isTaken ? messages.oldestViewGoes : undefined}
        placeholder="Not delivered yet"
        maxLength={LONGEST_VIEW_NAME}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus={views.length === 0 || undefined}
      />
      <Button type="submit" size="xs" disabled={name === ''}>
        {isTaken ? 'Replace' : 'Save'}
      </Button>
    </form>
  )
}
