/** A paper as it will be printed, scaled to the room available. */
import { useElementSize } from '@mantine/hooks'
import type { CSSProperties } from 'react'
import type { PageFormat } from '../../shared/papers/paper.ts'
import type { PaperKind } from '../../shared/papers.ts'
import { Drawn, type DrawnProps } from './drawings.tsx'
import { drawnSize } from './page-rules.ts'
import classes from './paper-sheet.module.css'

/** CSS pixels per millimetre at 96 dots per inch, and the free space around a sheet. */
const DOTS = 96 / 25.4
const GROUND = 24
/** Beyond this scale, a line is too wide to read at a glance. */
const LARGEST = 1.25
const LARGEST_PART = 2

export interface PaperSheetProps<K extends PaperKind> extends DrawnProps<K> {
  readonly page: PageFormat
  /** The name of the paper, such as `invoice`. */
  readonly name: string
  /** Millimetres from the top left corner: only this part of a bare sheet is shown, as there is nothing else on it. */
  readonly part?: { readonly width: number; readonly height: number } | undefined
}

const isBare = ({ margins }: PageFormat): boolean => margins.every((margin) => margin === 0)

function classNameOf(page: PageFormat, isPart: boolean): string | undefined {
  if (isPart) return classes.part
  return isBare(page) ? classes.bare : classes.sheet
}

export function PaperSheet<K extends PaperKind>({ page, name, part, ...drawn }: PaperSheetProps<K>) {
  const { ref, width: room } = useElementSize<HTMLDivElement>()
  const { width, height } = drawnSize(page)
  const fitting = Math.max(0, room - 2 * GROUND) / Math.round((part?.width ?? width) * DOTS)
  const scale = Math.min(part === undefined ? LARGEST : LARGEST_PART, fitting)
  const style = {
    '--sheet-scale': scale,
    '--sheet-width': `${width}mm`,
    '--sheet-height': `${height}mm`,
    '--part-width': part && `${part.width}mm`,
    '--part-height': part && `${part.height}mm`,
    '--sheet-margins': page.margins.map((margin) => `${margin}mm`).join(' '),
  } as CSSProperties
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key.
    <section ref={ref} className={classes.ground} tabIndex={0} aria-label={`Preview of the ${name}`}>
      {room > 0 && (
        <div className={classNameOf(page, part !== undefined)} style={style}>
          <Drawn {...drawn} />
        </div>
      )}
    </section>
  )
}
