/** The columns of a list and their widths. Files and paper use the same columns. */
import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3, IconMinus, IconPlus } from '@tabler/icons-react'
import type { Column } from '../../shared/lists/columns.ts'
import { LEAST_WIDTH } from '../../shared/lists/layout.ts'
import { say } from '../../shared/messages.ts'
import { useTextScale } from '../theme/device.ts'
import classes from './list.module.css'
import type { Layout } from './use-layout.ts'

/** Pixels by which a click widens or narrows a column. */
const STEP = 20
/** Pixels that stay free around the menu. */
const AROUND = 8

/** The menu ends inside the window and scrolls. */
const INSIDE = {
  padding: AROUND,
  apply: ({ availableHeight, elements }: { availableHeight: number; elements: { floating: HTMLElement } }) =>
    elements.floating.style.setProperty('--room', `${Math.max(0, availableHeight)}px`),
}

export interface ColumnMenuProps {
  readonly columns: Readonly<Record<string, Pick<Column<never>, 'title' | 'under' | 'width'>>>
  readonly layout: Layout
  /** Keys of the columns that can be hidden, if not all can. */
  readonly among?: readonly string[]
  readonly compact?: boolean
}

export function ColumnMenu({ columns, layout, among = layout.there, compact = false }: ColumnMenuProps) {
  const scale = useTextScale()
  const visibleKeys = new Set(layout.keys)
  const hosts = [...layout.shown, ...layout.overflow]
  const widthOf = (key: string) => {
    const drawn = layout.drawnWidth(key)
    return drawn === undefined ? (layout.widths[key] ?? columns[key]?.width ?? LEAST_WIDTH) : drawn / scale
  }
  return (
    <Popover
      position="bottom-end"
      width={330}
      trapFocus
      withinPortal={false}
      middlewares={{ shift: true, flip: true, size: INSIDE }}
    >
      <Popover.Target>
        <ActionIcon variant="default" size={compact ? 26 : 30} aria-label="Columns" title="Columns">
          <IconColumns3 size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={classes.columns}>
          <legend>Columns</legend>
          {among.map((key) => (
            <ColumnRow
              key={key}
              title={columns[key]?.title ?? key}
              isUnder={columns[key]?.under !== undefined}
              isShown={visibleKeys.has(key)}
              isLast={hosts.length === 1 && hosts[0]?.key === key}
              onToggle={() => layout.toggle(key)}
              onWider={(pixels) => layout.resize(key, widthOf(key) + pixels)}
            />
          ))}
        </fieldset>
        {layout.overflow.length > 0 && (
          <p className={classes.noRoom}>
            {say('columnsNoRoom', { columns: layout.overflow.map(({ column }) => column.title).join(', ') })}
          </p>
        )}
        {/* Always rendered: if the button unmounted, the focus would be lost and Escape wouldn’t close the menu. */}
        <Button variant="subtle" size="compact-sm" onClick={layout.reset}>
          Reset
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}

interface ColumnRowProps {
  readonly title: string
  readonly isUnder: boolean
  readonly isShown: boolean
  /** True for the last visible column, which can't be hidden. */
  readonly isLast: boolean
  readonly onToggle: () => void
  /** Widens the column by pixels; a negative number narrows it. */
  readonly onWider: (pixels: number) => void
}

function ColumnRow({ title, isUnder, isShown, isLast, onToggle, onWider }: ColumnRowProps) {
  return (
    <div className={classes.columnRow} data-under={isUnder || undefined}>
      <Checkbox size="xs" label={title} checked={isShown} disabled={isLast} onChange={onToggle} />
      {isShown && !isUnder && (
        <span className={classes.columnWidth}>
          <ActionIcon size={22} aria-label={`Narrower: ${title}`} title="Narrower" onClick={() => onWider(-STEP)}>
            <IconMinus size={13} aria-hidden />
          </ActionIcon>
          <ActionIcon size={22} aria-label={`Wider: ${title}`} title="Wider" onClick={() => onWider(STEP)}>
            <IconPlus size={13} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </div>
  )
}
