/** The sizes and colours of a style: how many there are of each, how many are in the cart, and which are chosen. */
import { IconShoppingCart } from '@tabler/icons-react'
import { type Style, sizeNames, stockLevel } from '../../shared/domain/catalogue/styles.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import type { StyleItem } from './product-items.ts'
import classes from './size-strip.module.css'

export interface SizeStripProps extends Pick<StyleItem, 'inCart' | 'picked' | 'onPick'> {
  readonly label: string
  readonly style: Style
}

const LEVELS = {
  none: { text: () => 'none', said: () => 'none in stock' },
  few: { text: (pieces: number) => `only ${pieces}`, said: (pieces: number) => `only ${pieces} in stock` },
  enough: { text: formatCount, said: (pieces: number) => `${formatCount(pieces)} in stock` },
} as const

export function SizeStrip({ label, style, inCart, picked, onPick }: SizeStripProps) {
  const names = sizeNames(style.map(({ facts }) => facts))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset doesn't scroll inside a card
    <div className={classes.strip} role="group" aria-label={label}>
      {style.map(({ facts: { id }, available }) => {
        const level = stockLevel(available)
        const pieces = inCart.get(id)
        const name = names.get(id) ?? ''
        const inTheCart = pieces === undefined ? '' : `, ${formatCount(pieces)} in the cart`
        const said = `${name}: ${LEVELS[level].said(available)}${inTheCart}`
        return (
          <button
            key={id}
            type="button"
            className={classes.size}
            data-level={level}
            aria-pressed={picked.has(id)}
            aria-label={said}
            title={said}
            onClick={({ shiftKey }) => onPick([id], shiftKey)}
          >
            <span className={classes.name}>{name}</span>
            <span className={classes.pieces}>{LEVELS[level].text(available)}</span>
            {pieces !== undefined && (
              <span className={classes.inCart}>
                <IconShoppingCart size={11} aria-hidden />
                {formatCount(pieces)}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
