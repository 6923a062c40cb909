/** Chooses a store and a part of its CAR cart: each list offers only what matches the choices before it. */
import { Button, Select } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReadAnswer } from '../../../shared/bridge/portal.ts'
import {
  chosenAt,
  offeredBrands,
  onlyChoice,
  type PartChoice,
  type PartLevel,
  partChosen,
  typesWithin,
} from '../../../shared/domain/carts/car-parts.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages, say } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import classes from '../../carts/proposed/proposed.module.css'
import { knownFrom } from '../../navigation/loadable.ts'
import { useIsPortalDown } from '../../parts/net.ts'
import { Retry } from '../../parts/retry.tsx'

export interface PartChooserProps {
  readonly choice: PartChoice
  readonly onChange: (choice: PartChoice) => void
  readonly onOpen: () => void
  readonly isLeaving: boolean
}

export function PartChooser({ choice, onChange, onOpen, isLeaving }: PartChooserProps) {
  const { user } = choice
  const stores = usePortal('car.configurations', {})
  const { subcategories, types, brands } = usePartLists(choice)
  const choose = (level: PartLevel) => (id: number | undefined) => onChange(chosenAt(choice, level, id))
  useOnlyChoice(choice, 'typeid', types, choose('typeid'))
  useOnlyChoice(choice, 'brandid', brands, choose('brandid'))
  const refusal = partChosen(choice) === undefined ? messages.selectAllFilters : undefined
  return (
    <div className={classes.part}>
      <Choice
        label="Store"
        list={{
          ...listOf(stores, 'The list of stores'),
          data: (stores.data?.answer ?? []).map(({ userid, companyName, concept }) => ({
            id: userid,
            name: concept === '' ? companyName : `${companyName} (${concept})`,
          })),
        }}
        value={user}
        onChange={choose('user')}
      />
      <Choice label="Subcategory" list={subcategories} value={choice.subcatid} onChange={choose('subcatid')} />
      <Choice label="Type" list={types} value={choice.typeid} onChange={choose('typeid')} />
      <Choice label="Brand" list={brands} value={choice.brandid} onChange={choose('brandid')} />
      <Button onClick={onOpen} loading={isLeaving} disabled={refusal !== undefined} title={refusal}>
        Open cart
      </Button>
      <PartFacts choice={choice} />
    </div>
  )
}

interface Choices {
  readonly data: readonly { readonly id: number; readonly name: string }[]
  /** True if nothing can be chosen, because an earlier choice is missing or the list is loading. */
  readonly isOff: boolean
  /** True while the list, or more of it, is loading. */
  readonly busy: boolean
  /** The reason why it is missing or incomplete. */
  readonly why: string | undefined
  readonly retry: () => void
}

type Read = Pick<UseQueryResult<ReadAnswer>, 'data' | 'error' | 'isFetching' | 'refetch'>

function listOf(read: Read, what: string): Omit<Choices, 'data'> {
  const { data, error, isFetching, refetch } = read
  const is = knownFrom(read, what)
  const hasFailed = error !== null || (data !== undefined && data.unread > 0)
  return {
    isOff: data === undefined,
    busy: isFetching,
    why: hasFailed && !is.known ? is.why : undefined,
    retry: () => void refetch(),
  }
}

function usePartLists({
  user,
  subcatid,
  typeid,
  brandid,
}: PartChoice): Readonly<Record<'subcategories' | 'types' | 'brands', Choices>> {
  const ofStore = { query: { userid: user ?? 0 } }
  const filters = usePortal('car.filters', ofStore, { enabled: user !== undefined })
  const within = usePortal(
    'catalogue.subcategoryTypes',
    { query: { subcategoryId: subcatid ?? 0 } },
    { enabled: subcatid !== undefined },
  )
  const hasType = user !== undefined && subcatid !== undefined && typeid !== undefined
  const brands = usePortal(
    'carParts.brands',
    { user: user ?? 0, subcatid: subcatid ?? 0, typeid: typeid ?? 0 },
    { enabled: hasType },
  )
  const { subcategories = [], types = [] } = filters.data?.answer ?? {}
  const ofFilters = listOf(filters, 'The contents of this store’s cart')
  const ofTypes = listOf(within, 'The list of types')
  const ofBrands = listOf(brands, 'The list of brands')
  const found = offeredBrands(brands.data?.answer ?? [], brandid)
  const uncounted = found.filter(({ lines }) => lines === undefined)
  return {
    subcategories: { ...ofFilters, data: subcategories },
    types: {
      ...ofTypes,
      data: typesWithin(types, within.data?.answer),
      // Without the category tree every type of the cart can be chosen.
      isOff: ofFilters.isOff || subcatid === undefined || (within.data === undefined && within.error === null),
    },
    brands: {
      ...ofBrands,
      data: found.map(({ id, name, lines }) => ({
        id,
        name: lines === undefined ? name : `${name} (${counted.lines(lines.length)})`,
      })),
      why:
        ofBrands.why ??
        (uncounted.length > 0
          ? say('carBrandsUncounted', { brands: uncounted.map(({ name }) => name).join(', ') })
          : undefined),
    },
  }
}

/** Chooses the only option automatically. */
function useOnlyChoice(
  choice: PartChoice,
  level: PartLevel,
  { data, isOff, busy }: Choices,
  choose: (id: number) => void,
): void {
  const only = isOff || busy || choice[level] !== undefined ? undefined : onlyChoice(data)
  useEffect(() => {
    if (only !== undefined) choose(only)
  }, [only, choose])
}

interface ChoiceProps {
  readonly label: string
  readonly list: Choices
  readonly value: number | undefined
  readonly onChange: (id: number | undefined) => void
}

function Choice({ label, list: { data, isOff, busy, why, retry }, value, onChange }: ChoiceProps) {
  const isDown = useIsPortalDown()
  return (
    <div className={classes.choice}>
      <Select
        label={label}
        placeholder={isOff && busy ? 'Loading…' : 'Select'}
        searchable
        allowDeselect={false}
        disabled={isOff}
        nothingFoundMessage={busy ? 'Loading…' : messages.carNoChoice}
        data={data.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value === undefined ? null : String(value)}
        onChange={(chosen) => onChange(chosen === null ? undefined : Number(chosen))}
      />
      {why !== undefined && !busy && (
        <span className={classes.refusal} role="status">
          {why} {!isDown && <Retry onClick={retry} busy={busy} />}
        </span>
      )}
    </div>
  )
}

/** For example `Previous seasons: SS26, AW25`; undefined if the portal names none. */
export function useSeasons(): string | undefined {
  const seasons = usePortal('car.seasons', {})
  const { previousseason = '', previoustopreviousseason = '' } = seasons.data?.answer ?? {}
  const before = [previousseason, previoustopreviousseason].filter((season) => season !== '')
  return before.length > 0 ? say('carSeasons', { seasons: before.join(', ') }) : undefined
}

/** The sizes in a set of the chosen part. */
function PartFacts({ choice }: { readonly choice: PartChoice }) {
  const part = partChosen(choice)
  const { subcatid = 0, typeid = 0, brandid = 0 } = part ?? {}
  const ratios = usePortal('car.sizeRatios', { body: { subcatid, typeid, brandid } }, { enabled: part !== undefined })
  const sizes = part === undefined ? [] : (ratios.data?.answer ?? [])
  return (
    <span className={classes.quiet}>
      {sizes.length > 0 &&
        say('carSetSizes', { sizes: sizes.map(({ size, ratio }) => `${size} × ${ratio ?? '–'}`).join(', ') })}
    </span>
  )
}
