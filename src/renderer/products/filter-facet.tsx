/** The choices of one facet: with counts, and searchable if there are many. */
import { TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Facet, FacetChoice } from '../../shared/domain/catalogue/listing.ts'
import { choiceGroups, FACET_TITLES, shownChoices } from '../../shared/domain/catalogue/listing-filters.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import text from '../parts/text.module.css'
import classes from './filter-panel.module.css'
import type { FacetToggle } from './use-filters.ts'

/** Choices shown at first. */
const MOST = 7
/** The number of choices from which on there is a search field. */
const SEARCH_FROM = 12

export interface FilterFacetProps {
  readonly facet: Facet
  readonly choices: readonly FacetChoice[]
  readonly isOpen: boolean
  /** True if it takes the focus when the filters open over the products. */
  readonly isFirst: boolean
  readonly onToggle: FacetToggle
  readonly isChosen: FacetToggle<boolean>
}

export function FilterFacet({ facet, choices, isOpen, isFirst, onToggle, isChosen }: FilterFacetProps) {
  const [open, setOpen] = useState(isOpen)
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const id = useId()
  const title = FACET_TITLES[facet]
  const most = all ? choices.length : MOST
  const visible = shownChoices(choices, { typed, most, isChosen: (one) => isChosen(facet, one) })
  return (
    <section className={classes.facet}>
      <h2 className={classes.title}>
        <UnstyledButton
          className={classes.open}
          aria-expanded={open}
          aria-controls={id}
          data-autofocus={isFirst || undefined}
          onClick={() => setOpen(!open)}
        >
          {title}
          <IconChevronDown size={15} aria-hidden />
        </UnstyledButton>
      </h2>
      {open && (
        <fieldset id={id} className={classes.choices}>
          <legend className={text.unseen}>{title}</legend>
          {choices.length >= SEARCH_FROM && (
            <TextInput
              className={classes.find ?? ''}
              aria-label={`Search ${title}`}
              placeholder="Search"
              leftSection={<IconSearch size={13} aria-hidden />}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          {choiceGroups(facet, visible).map((group) => (
            <div key={group.title ?? ''}>
              {group.title !== undefined && <h3 className={classes.group}>{group.title}</h3>}
              {group.choices.map((choice) => (
                <Choice
                  key={choice.id}
                  choice={choice}
                  isChosen={isChosen(facet, choice.id)}
                  onToggle={() => onToggle(facet, choice.id)}
                />
              ))}
            </div>
          ))}
          {typed !== '' && visible.length === 0 && <p className={classes.none}>No match.</p>}
          {typed === '' && choices.length > visible.length && (
            <button type="button" className={`${text.link} ${classes.more}`} onClick={() => setAll(true)}>
              Show all {choices.length}
            </button>
          )}
          {all && choices.length > MOST && (
            <button type="button" className={`${text.link} ${classes.more}`} onClick={() => setAll(false)}>
              Show fewer
            </button>
          )}
        </fieldset>
      )}
    </section>
  )
}

interface ChoiceProps {
  readonly choice: FacetChoice
  readonly isChosen: boolean
  readonly onToggle: () => void
}

const Choice = ({ choice: { name, count }, isChosen, onToggle }: ChoiceProps) => (
  <label className={classes.choice} data-none={count === 0 || undefined}>
    <input type="checkbox" checked={isChosen} onChange={onToggle} />
    <span className={classes.name}>{name}</span>
    {count !== undefined && <span className={text.smallFigures}>{formatCount(count)}</span>}
  </label>
)
