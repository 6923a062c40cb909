/** A button of the bar that opens a panel of ways on. */
import { Popover, Tooltip, UnstyledButton } from '@mantine/core'
import { IconChevronDown, type TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './navbar.module.css'
import panel from './panel.module.css'
import { useRoving } from './roving.ts'

export interface BarMenuProps {
  readonly label: string
  readonly icon: TablerIcon
  /** What stands on the button beside the icon, and how it is read out; the label where it is left out. */
  readonly face?: { readonly drawn: ReactNode; readonly spoken: string }
  /** True while a screen is open that stands in it. */
  readonly isHere?: boolean
  /** Rem that the panel takes where there is room. */
  readonly width: number
  readonly position?: 'bottom-start' | 'bottom-end'
  /** What is in it; `close` for whatever is done without leaving. */
  readonly children: (close: () => void) => ReactNode
}

export function BarMenu(props: BarMenuProps) {
  const { label, icon: Icon, face, isHere = false, width, position = 'bottom-start', children } = props
  const [isOpen, setIsOpen] = useState(false)
  const onKeyDown = useRoving()
  const close = () => setIsOpen(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position={position}
      offset={2}
      shadow="lg"
      trapFocus
      returnFocus
      // The bar never scrolls away, so its button is never out of sight.
      hideDetached={false}
      width={`min(${width}rem, calc(100vw - 1rem))`}
      transitionProps={{ duration: 80 }}
    >
      <Popover.Target>
        <Tooltip label={label} disabled={isOpen} events={{ hover: true, focus: true, touch: false }}>
          <UnstyledButton
            className={classes.entry ?? ''}
            aria-label={face?.spoken ?? label}
            data-here={isHere || undefined}
            data-open={isOpen || undefined}
            onClick={() => setIsOpen(!isOpen)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' || isOpen) return
              event.preventDefault()
              setIsOpen(true)
            }}
          >
            <Icon size={18} stroke={1.7} aria-hidden />
            {face?.drawn ?? <span className={classes.label}>{label}</span>}
            <IconChevronDown size={13} aria-hidden />
          </UnstyledButton>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={panel.panel ?? ''} aria-label={label} onKeyDown={onKeyDown}>
        {children(close)}
      </Popover.Dropdown>
    </Popover>
  )
}
