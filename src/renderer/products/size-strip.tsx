import { IconShoppingCart } from '@tabler/icons-react'
import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import { coloursOf, type Style, shortSize, sizeNames, stockLevel } from '../../shared/domain/pricing/styles.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import type { StyleItem } from './product-items.ts'
import classes from './size-strip.module.css'

export interface SizeStripProps extends Pick<StyleItem, 'inCart' | 'picked' | 'onPick'> {
  readonly label: string
  readonly style: Style
}

const LEVELS = {
  none: { text: () => 'none', label: () => 'out of stock' },
  few: { text: (pieces: number) => `only ${pieces}`, label: (pieces: number) => `only ${pieces} in warehouses` },
  enough: { text: formatCount, label: (pieces: number) => `${formatCount(pieces)} in warehouses` },
} as const

export function SizeStrip({ label, style, inCart, picked, onPick }: SizeStripProps) {
  const names = sizeNames(style.map(({ facts }) => facts))
  const colours = coloursOf(style)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset doesn't scroll inside a card
    <div className={classes.strip} role="group" aria-label={label}>
      {[...colours].map(([colour, sizes]) => (
        <div key={colour} className={classes.colour}>
          {colours.size > 1 && sizes.some(({ facts }) => facts.size !== '') && (
            <span className={classes.of}>{colour}</span>
          )}
          {sizes.map((view) => (
            <Size
              key={view.facts.id}
              view={view}
              name={names.get(view.facts.id) ?? ''}
              pieces={inCart.get(view.facts.id)}
              isPicked={picked.has(view.facts.id)}
              onPick={onPick}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface SizeProps extends Pick<StyleItem, 'onPick'> {
  readonly view: ProductView
  readonly name: string
  /** Pieces in the cart. */
  readonly pieces: number | undefined
  readonly isPicked: boolean
}

function Size({ view: { facts, available }, name, pieces, isPicked, onPick }: SizeProps) {
  const level = stockLevel(available)
  const inTheCart = pieces === undefined ? '' : `, ${formatCount(pieces)} in the cart`
  const label = `${name}: ${LEVELS[level].label(available)}${inTheCart}`
  const short = shortSize(facts.size) || name
  const stockText = LEVELS[level].text(available)
  const ordered = pieces === undefined ? '' : formatCount(pieces)
  return (
    <button
      type="button"
      className={classes.size}
      data-level={level}
      aria-pressed={isPicked}
      aria-label={`${[short, stockText, ordered].filter(Boolean).join(' ')}: ${label}`}
      title={label}
      onClick={({ shiftKey }) => onPick([facts.id], shiftKey)}
    >
      <span className={classes.name}>{short}</span> <span className={classes.pieces}>{stockText}</span>{' '}
      {pieces !== undefined && (
        <span className={classes.inCart}>
          <IconShoppingCart size={11} aria-hidden />
          {ordered}
        </span>
      )}
    </button>
  )
}
