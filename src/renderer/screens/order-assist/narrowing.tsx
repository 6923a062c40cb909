import { NumberInput } from '@mantine/core'
import { setSize } from '../../../shared/domain/carts/cart-rules.ts'
import { priceBandName } from '../../../shared/domain/pricing/bands.ts'
import { formatCount, formatRupees } from '../../../shared/domain/values/money.ts'
import classes from './narrowing.module.css'
import type { SubcategoryTotals } from './queries.ts'
import type { Narrowed } from './use-narrowing.ts'

interface NarrowingProps {
  readonly narrowing: Narrowed
  readonly totals: readonly SubcategoryTotals[]
  /** The sizes from which on products count as a set; undefined if there are no sets. */
  readonly least: number | undefined
  readonly onLeast: (least: number) => void
}

const pieces = (count: number | undefined): string => (count === undefined ? '–' : formatCount(count))

/** For example `Rompers: 34 sold for ₹ 20,400.00, 12 in the store worth ₹ 7,200.00`. */
const inWords = ({ name, sold, soldValue, stock, stockValue }: SubcategoryTotals): string =>
  `${name}: ${pieces(sold)} sold${soldValue === undefined ? '' : ` for ${formatRupees(soldValue)}`}, ` +
  `${pieces(stock)} in the store${stockValue === undefined ? '' : ` worth ${formatRupees(stockValue)}`}`

export function Narrowing({ narrowing, totals, least, onLeast }: NarrowingProps) {
  const { subcategory, slab, slabs, all, choose } = narrowing
  // Without totals, the subcategories are those of the listed products.
  const known = new Map(totals.map((one) => [one.id, one.name]))
  for (const { view } of all) known.set(view.facts.subcategory.id, view.facts.subcategory.name)
  const words = new Map(totals.map((one) => [one.id, inWords(one)]))
  return (
    <search className={classes.bar} aria-label="Filters: subcategory and MRP">
      <fieldset className={classes.chips}>
        <legend className={classes.legend}>Subcategory</legend>
        <Chip label="All" isChosen={subcategory === undefined} onChoose={() => choose({ subcategory: undefined })} />
        {[...known].map(([id, name]) => (
          <Chip
            key={id}
            label={name}
            words={words.get(id)}
            isChosen={subcategory === id}
            onChoose={() => choose({ subcategory: subcategory === id ? undefined : String(id) })}
          />
        ))}
      </fieldset>
      {slabs.length > 0 && (
        <fieldset className={classes.chips}>
          <legend className={classes.legend}>MRP</legend>
          <Chip label="Any" isChosen={slab === undefined} onChoose={() => choose({ slab: undefined })} />
          {slabs.map((one) => (
            <Chip
              key={one.key}
              label={priceBandName(one.from, one.to)}
              isChosen={slab === one.key}
              onChoose={() => choose({ slab: slab === one.key ? undefined : one.key })}
            />
          ))}
        </fieldset>
      )}
      {least !== undefined && <LeastOfSet least={least} onChange={onLeast} />}
    </search>
  )
}

interface LeastOfSetProps {
  readonly least: number
  readonly onChange: (least: number) => void
}

const LeastOfSet = ({ least, onChange }: LeastOfSetProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the number is in it
  <label className={classes.set}>
    <span className={classes.legend}>Show as a set from</span>
    <NumberInput
      className={classes.sizes ?? ''}
      aria-label="Minimum sizes in a set"
      suffix=" sizes"
      min={1}
      max={99}
      allowDecimal={false}
      allowNegative={false}
      value={least}
      onChange={(value) => onChange(setSize(Number(value)))}
    />
  </label>
)

interface ChipProps {
  readonly label: string
  readonly words?: string | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Chip = ({ label, words, isChosen, onChoose }: ChipProps) => (
  <button type="button" className={classes.chip} aria-pressed={isChosen} title={words} onClick={onChoose}>
    {label}
  </button>
)
