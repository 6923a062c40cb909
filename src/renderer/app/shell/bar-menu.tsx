import { Popover, Tooltip, UnstyledButton } from '@mantine/core'
import { IconChevronDown, type TablerIcon } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import classes from './navbar.module.css'
import panel from './panel.module.css'
import { useRoving } from './roving.ts'

export interface BarMenuProps {
  readonly label: string
  readonly icon: TablerIcon
  /** The text on the button beside the icon, as shown and as read out; the label if undefined. */
  readonly face?: { readonly drawn: ReactNode; readonly spoken: string }
  /** The screen that a click on the word opens; only the arrow beside it opens the panel then. */
  readonly to?:
    | { readonly path: string; readonly title: string; readonly keys: string | undefined; readonly isHere: boolean }
    | undefined
  /** True while a screen from the panel is open. */
  readonly isHere?: boolean
  /** The panel's width in rem where there is room. */
  readonly width: number
  readonly position?: 'bottom-start' | 'bottom-end'
  /** The panel's content; calls `close` for actions that don't navigate away. */
  readonly children: (close: () => void) => ReactNode
}

const HINT = { hover: true, focus: true, touch: false }

export function BarMenu(props: BarMenuProps) {
  const { label, icon: Icon, face, to, isHere = false, width, position = 'bottom-start', children } = props
  const [isOpen, setIsOpen] = useState(false)
  const onKeyDown = useRoving()
  const close = () => setIsOpen(false)
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return
    event.preventDefault()
    setIsOpen(true)
  }
  const current = to?.isHere === true ? 'page' : true
  const drawn = (
    <>
      <Icon className={classes.symbol} size={18} stroke={1.7} aria-hidden />
      {face?.drawn ?? <span className={classes.label}>{label}</span>}
    </>
  )
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position={position}
      offset={2}
      shadow="lg"
      trapFocus
      returnFocus
      // The bar never scrolls out of view, so its button is always visible.
      hideDetached={false}
      width={`min(${width}rem, calc(100vw - 1rem))`}
      transitionProps={{ duration: 80 }}
    >
      {to !== undefined && (
        <Tooltip label={to.keys === undefined ? to.title : `${to.title} (${to.keys})`} disabled={isOpen} events={HINT}>
          <Link
            to={to.path}
            className={classes.entry}
            aria-label={label}
            aria-current={isHere ? current : undefined}
            data-split
            onClick={close}
            onKeyDown={openByKey}
          >
            {drawn}
          </Link>
        </Tooltip>
      )}
      <Popover.Target>
        <Tooltip label={to === undefined ? label : `${label}: all screens`} disabled={isOpen} events={HINT}>
          <UnstyledButton
            className={classes.entry ?? ''}
            aria-label={to === undefined ? (face?.spoken ?? label) : `${label} menu`}
            data-here={(isHere && to === undefined) || undefined}
            data-open={isOpen || undefined}
            data-arrow={to !== undefined || undefined}
            onClick={() => setIsOpen(!isOpen)}
            onKeyDown={openByKey}
          >
            {to === undefined && drawn}
            <IconChevronDown className={classes.arrow} size={13} aria-hidden />
          </UnstyledButton>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={panel.panel ?? ''} aria-label={label} onKeyDown={onKeyDown}>
        {children(close)}
      </Popover.Dropdown>
    </Popover>
  )
}
