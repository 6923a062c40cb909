/** The filters of a listing: beside the products, or in a drawer where there is no room. */
import { Drawer, Skeleton } from '@mantine/core'
import type { Offered } from '../../shared/domain/catalogue/listing-filters.ts'
import { messages } from '../../shared/messages.ts'
import stack from '../parts/stack.module.css'
import { FilterFacet } from './filter-facet.tsx'
import classes from './filter-panel.module.css'
import type { FacetToggle } from './use-filters.ts'

export interface FilterPanelProps {
  readonly offered: readonly Offered[]
  readonly onToggle: FacetToggle
  readonly isChosen: FacetToggle<boolean>
  /** Closes the drawer; undefined if the filters stand beside the products. */
  readonly onClose: (() => void) | undefined
  readonly opened: boolean
  /** True while the choices are being loaded. */
  readonly isLoading: boolean
}

export function FilterPanel(props: FilterPanelProps) {
  const { onClose, opened } = props
  if (onClose !== undefined) {
    return (
      <Drawer opened={opened} onClose={onClose} title="Filters" size={320} closeButtonProps={{ 'aria-label': 'Close' }}>
        <Facets {...props} />
      </Drawer>
    )
  }
  if (!opened) return null
  return (
    <search className={`${stack.box} ${classes.panel}`} aria-label="Filters">
      <Facets {...props} />
    </search>
  )
}

/** The number of facets open at first; others open if something in them is chosen. */
const OPEN = 5

function Facets({ offered, onToggle, isChosen, isLoading }: FilterPanelProps) {
  if (offered.length === 0) {
    return isLoading ? <Skeleton height={320} animate={false} /> : <p className={classes.none}>{messages.noFilters}</p>
  }
  return offered.map(({ facet, choices }, at) => (
    <FilterFacet
      key={facet}
      facet={facet}
      choices={choices}
      isOpen={at < OPEN || choices.some(({ id }) => isChosen(facet, id))}
      isFirst={at === 0}
      onToggle={onToggle}
      isChosen={isChosen}
    />
  ))
}
