/** Which columns are shown, and how wide they are. Files and paper have the same ones. */
import { ActionIcon, Button, Checkbox, NumberInput, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import type { Column } from '../../shared/lists/columns.ts'
import { LEAST_WIDTH, MOST_WIDTH } from '../../shared/lists/layout.ts'
import classes from './list.module.css'
import type { Layout } from './use-layout.ts'

/** Pixels. */
const STEP = 10
/** Pixels that stay free around the menu. */
const AROUND = 8

/** It ends where the window ends, and scrolls inside. */
const INSIDE = {
  padding: AROUND,
  apply: ({ availableHeight, elements }: { availableHeight: number; elements: { floating: HTMLElement } }) =>
    elements.floating.style.setProperty('--room', `${Math.max(0, availableHeight)}px`),
}

export interface ColumnMenuProps {
  readonly columns: Readonly<Record<string, Pick<Column<never>, 'title' | 'under' | 'width'>>>
  readonly layout: Layout
  /** Keys of those that can be chosen, where not all can. */
  readonly among?: readonly string[]
  readonly compact?: boolean
}

export function ColumnMenu({ columns, layout, among = layout.there, compact = false }: ColumnMenuProps) {
  const shown = new Set(layout.keys)
  const hosts = layout.shown.length
  return (
    <Popover
      position="bottom-end"
      width={330}
      trapFocus
      withinPortal={false}
      middlewares={{ shift: true, flip: true, size: INSIDE }}
    >
      <Popover.Target>
        <ActionIcon variant="default" size={compact ? 26 : 34} aria-label="Columns" title="Columns">
          <IconColumns3 size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={classes.columns}>
          <legend>Columns and their widths</legend>
          {among.map((key) => (
            <ColumnRow
              key={key}
              title={columns[key]?.title ?? key}
              isUnder={columns[key]?.under !== undefined}
              isShown={shown.has(key)}
              isLast={hosts === 1 && layout.shown[0]?.key === key}
              width={layout.widths[key] ?? columns[key]?.width ?? LEAST_WIDTH}
              onToggle={() => layout.toggle(key)}
              onWidth={(pixels) => layout.resize(key, pixels)}
            />
          ))}
        </fieldset>
        {/* Always there: a button that goes away takes the focus along, and Escape closes nothing any more. */}
        <Button variant="subtle" size="compact-sm" onClick={layout.reset}>
          As at first
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}

interface ColumnRowProps {
  readonly title: string
  readonly isUnder: boolean
  readonly isShown: boolean
  /** A list without a column is none. */
  readonly isLast: boolean
  readonly width: number
  readonly onToggle: () => void
  readonly onWidth: (pixels: number) => void
}

function ColumnRow({ title, isUnder, isShown, isLast, width, onToggle, onWidth }: ColumnRowProps) {
  return (
    <div className={classes.columnRow} data-under={isUnder || undefined}>
      <Checkbox size="xs" label={title} checked={isShown} disabled={isLast} onChange={onToggle} />
      {isShown && !isUnder && (
        <NumberInput
          className={classes.columnWidth ?? ''}
          size="xs"
          aria-label={`Width of ${title}`}
          min={LEAST_WIDTH}
          max={MOST_WIDTH}
          step={STEP}
          clampBehavior="blur"
          value={width}
          onChange={(value) =>
            typeof value === 'number' && value >= LEAST_WIDTH && value <= MOST_WIDTH && onWidth(value)
          }
        />
      )}
    </div>
  )
}
