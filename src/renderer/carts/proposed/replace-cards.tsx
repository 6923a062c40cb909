import { Button, Checkbox } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { genderWords } from '../../../shared/domain/carts/proposal.ts'
import {
  isShortOf,
  type Pair,
  type PiecesOf,
  placesInFirst,
  type Replaceable,
  type Replaced as ReplacedUnit,
  replacingPieces,
  stockWords,
} from '../../../shared/domain/carts/replace-proposed.ts'
import { ageLabel, ageSpan, readAge } from '../../../shared/domain/catalogue/age.ts'
import type { Product } from '../../../shared/domain/catalogue/product.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import type { UnitPrice } from '../../../shared/domain/pricing/pricing.ts'
import { shortSize, styleName } from '../../../shared/domain/pricing/styles.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatAmount } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { ProductPicture } from '../../products/product-picture.tsx'
import classes from './proposed.module.css'

const ageWords = (product: Product, text?: string): string | undefined => {
  const span = ageSpan(product, text)
  return span && ageLabel(span.from, span.to)
}

/** The size, if it says more than the age does. */
const sizeBesideAge = (product: Product): string | undefined =>
  readAge(product.size) === undefined ? product.size : undefined

const sizesOf = (products: readonly Product[]): string => products.map(({ size }) => shortSize(size)).join(', ')

/** The name of a product; for a set, the name of its style and its colour. */
export function nameOfUnit(products: readonly Product[]): string {
  const name = styleName(products.map((product) => product.name))
  const { color = '' } = products[0] ?? {}
  return products.length < 2 || color === '' || name.includes(color) ? name : `${name} - ${color}`
}

const pieces = (lines: readonly PricedLine[]): string =>
  counted.pieces(lines.reduce((sum, line) => sum + replacingPieces(line), 0))

interface ReplacedRowProps {
  readonly unit: ReplacedUnit
  /** The replacement, once it is chosen. */
  readonly pair: Pair | undefined
  readonly onTakeBack: (key: string) => void
}

export function ReplacedRow({ unit: { lines, products }, pair, onTakeBack }: ReplacedRowProps) {
  const [first] = products
  if (first === undefined) return null
  return (
    <li className={classes.line}>
      <span className={classes.picture}>
        <ProductPicture name={String(first.id)} size="108x131" alt="" />
      </span>
      <span className={classes.half}>
        <strong>{nameOfUnit(products)}</strong>
        <span className={classes.quiet}>
          {dotted(
            genderWords(first.gender),
            lines.length > 1 ? sizesOf(products) : ageWords(first, lines[0]?.line.proposal?.Age),
            first.color,
            `MRP ${formatAmount(first.mrp)}`,
            pieces(lines),
          )}
        </span>
      </span>
      <IconArrowRight size={16} aria-hidden className={classes.arrow} />
      <span className={classes.half}>
        {pair === undefined ? (
          <span className={classes.quiet}>Not selected</span>
        ) : (
          <span className={classes.comes}>
            {nameOfUnit(pair.products)}
            <RemoveButton name={nameOfUnit(pair.products)} onClick={() => onTakeBack(pair.by.key)} />
          </span>
        )}
      </span>
    </li>
  )
}

export const RemoveButton = ({ name, onClick }: { readonly name: string; readonly onClick: () => void }) => (
  <Button size="compact-xs" variant="subtle" flex="none" aria-label={`Remove ${name}`} onClick={onClick}>
    Remove
  </Button>
)

export interface CandidateProps {
  readonly units: readonly ReplacedUnit[]
  readonly by: Replaceable
  /** The pair it belongs to, once it is chosen. */
  readonly pair: Pair | undefined
  readonly isChosen: boolean
  readonly piecesOf: PiecesOf
  readonly price: UnitPrice | undefined
  readonly onChoose: (isChosen: boolean) => void
}

export function Candidate({ units, by, pair, isChosen, piecesOf, price, onChoose }: CandidateProps) {
  const comes = pair?.products ?? placesInFirst(units, by, piecesOf)
  const [product] = comes
  if (product === undefined) return null
  const name = nameOfUnit(comes)
  const isShort = isShortOf(units, by, piecesOf)
  return (
    <article className={classes.candidate} aria-label={name} data-chosen={isChosen || undefined}>
      <span className={classes.candidateHead}>
        <Checkbox
          aria-label={`Select ${name}`}
          checked={isChosen}
          disabled={isShort && !isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span className={classes.picture}>
          <ProductPicture name={String(product.id)} size="108x131" alt="" />
        </span>
        <strong>{name}</strong>
      </span>
      <span>
        {dotted(
          genderWords(product.gender),
          ...(comes.length > 1 ? [sizesOf(comes)] : [ageWords(product), sizeBesideAge(product)]),
        )}
      </span>
      <span>{dotted(product.brand.name, product.type.name, product.color)}</span>
      <span className={classes.quiet}>
        {dotted(`MRP ${formatAmount(product.mrp)}`, price && `net ${formatAmount(price.net)}`)}
      </span>
      <span className={isShort ? classes.refusal : classes.quiet}>{stockWords(units, by, piecesOf)}</span>
      {isShort && <span className={classes.refusal}>{messages.alternateShort}</span>}
      {pair !== undefined && <span className={classes.pairing}>Replaces {nameOfUnit(pair.unit.products)}</span>}
    </article>
  )
}
