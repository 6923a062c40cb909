/**
 * A chart with two bars per group. The bars are one tab stop: arrows move between groups, and the current group's values are shown above. A
 * bar is a link to its subject.
 */
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import classes from './bar-chart.module.css'

export interface BarGroup {
  readonly key: string
  /** Shown below the bars where there is room. */
  readonly label: string
  /** The text with all values of the group. */
  readonly words: string
  readonly to: string
  readonly values: readonly [number, number]
}

export interface BarChartProps {
  readonly groups: readonly BarGroup[]
  /** Shown above while no group is pointed at. */
  readonly caption: string
  /** The value at the top of the scale. */
  readonly top: number
  /** The labels of the scale: top, middle, bottom. */
  readonly scale: readonly [string, string, string]
  readonly legend: readonly [string, string]
  /** True if the second bar is the shortfall of the first. */
  readonly slim?: boolean
  /** The group that Tab goes to; the first one if undefined. */
  readonly start?: number
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

export function BarChart({ groups, caption, top, scale, legend, slim, start = 0 }: BarChartProps) {
  const bars = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number>()
  const [chosen, setStop] = useState(start)
  // There may be fewer groups by now.
  const stop = Math.min(chosen, groups.length - 1)
  const step = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(stop, groups.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    bars.current?.querySelectorAll('a')[next]?.focus()
  }
  return (
    <figure className={classes.chart} data-slim={slim || undefined}>
      <figcaption className={classes.told}>{(pointed !== undefined && groups[pointed]?.words) || caption}</figcaption>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden>
          {scale.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is moved between. */}
        <div className={classes.bars} ref={bars} onKeyDown={step} onMouseLeave={() => setPointed(undefined)}>
          {groups.map(({ key, to, words, values: [first, second] }, at) => (
            <Link
              key={key}
              to={to}
              className={classes.group}
              aria-label={words}
              tabIndex={at === stop ? 0 : -1}
              onFocus={() => {
                setStop(at)
                setPointed(at)
              }}
              onBlur={() => setPointed(undefined)}
              onMouseEnter={() => setPointed(at)}
            >
              <Bar share={first / top} />
              <Bar share={second / top} isSecond />
            </Link>
          ))}
        </div>
        <div className={classes.labels} aria-hidden>
          {groups.map(({ key, label }) => (
            <span key={key}>{label}</span>
          ))}
        </div>
      </div>
      <p className={classes.legend} aria-hidden>
        <span className={classes.key} /> {legend[0]}
        <span className={classes.key} data-second /> {legend[1]}
      </p>
    </figure>
  )
}

const Bar = ({ share, isSecond }: { readonly share: number; readonly isSecond?: boolean }) => (
  <span
    className={classes.bar}
    data-second={isSecond}
    data-empty={share === 0 || undefined}
    style={{ height: `${share * 100}%` }}
  />
)
