/** The product search: Enter searches, an arrow key and Enter open a suggestion. */

import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSuggested, searchAddress, searchText } from '../../../shared/domain/catalogue/search-text.ts'
import { explicitOrderNumber } from '../../../shared/domain/orders/order-number.ts'
import { typedId } from '../../../shared/domain/scanning/scan.ts'
import { codeOf } from '../../../shared/domain/scanning/scanned-code.ts'
import {
  boxAddress,
  loadAddress,
  orderSearchAddress,
  productAddress,
} from '../../../shared/domain/screens/addresses.ts'
import { messages } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { type Suggestions, useSuggestions } from '../../catalogue/suggestions.ts'
import { useCommand } from '../../navigation/commands.ts'
import { KeyHint } from '../../parts/key-hint.tsx'
import text from '../../parts/text.module.css'
import { useSearchScanner } from '../../scans/use-scanner.ts'
import { useTourMark } from '../../tour/tour.ts'
import classes from './search-box.module.css'

/** The option value for the typed text itself, beside the products' ids. */
const TEXT = 'text'

export function SearchBox() {
  const { field, combobox, typed, setTyped, go } = useSearch()
  const mark = useTourMark('search')
  const selected = useSelectedOnFocus()
  const found = useSuggestions(typed, combobox.dropdownOpened)
  const isOpen = combobox.dropdownOpened && isSuggested(typed)
  return (
    <search className={classes.search} data-app-search {...mark}>
      <Combobox
        store={{ ...combobox, dropdownOpened: isOpen }}
        onOptionSubmit={go}
        shadow="lg"
        offset={4}
        position="bottom-start"
        middlewares={{ flip: false, shift: { padding: 8 } }}
        width="target"
        classNames={{ dropdown: classes.dropdown ?? '' }}
        transitionProps={{ duration: 0 }}
        withinPortal={false}
      >
        <Combobox.Target>
          <TextInput
            ref={field}
            classNames={{ input: classes.field ?? '' }}
            aria-label="Search products"
            placeholder="Search"
            size="sm"
            maxLength={100}
            autoComplete="off"
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={typed === '' && <KeyHint keys="/" />}
            rightSectionPointerEvents="none"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              combobox.resetSelectedOption()
              combobox.openDropdown()
            }}
            onFocus={(event) => {
              selected.onFocus(event)
              combobox.openDropdown()
            }}
            onMouseUp={selected.onMouseUp}
            onBlur={() => combobox.closeDropdown()}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !isOpen) setTyped('')
              if (event.key === 'Enter' && combobox.getSelectedOptionIndex() === -1) go(TEXT)
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Options typed={typed} found={found} />
          {isOpen && <State found={found} />}
        </Combobox.Dropdown>
      </Combobox>
    </search>
  )
}

/** The address for the typed text. An id, typed or scanned, opens its product; the number of an order, a load or a box opens that. */
function placeOf(typed: string): string {
  const id = typedId(typed)
  if (id !== undefined) return productAddress(id)
  const code = codeOf(typed)
  if (code.kind === 'box') return boxAddress(code.box, code.load)
  if (code.kind === 'load') return loadAddress(code.load)
  const order = explicitOrderNumber(typed)
  return order === undefined ? searchAddress(typed) : orderSearchAddress(order)
}

function verbOf(typed: string): string {
  if (typedId(typed) !== undefined) return 'Open product'
  if (explicitOrderNumber(typed) !== undefined) return 'Search orders for'
  const { kind } = codeOf(typed)
  if (kind === 'box') return 'Open box'
  return kind === 'load' ? 'Open load' : 'Search for'
}

function useSearch() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  // The text of a search is cleared when the user leaves its results; text typed while another screen opens is kept.
  const lastPath = useRef(pathname)
  useEffect(() => {
    const previous = lastPath.current
    lastPath.current = pathname
    if (pathname !== previous) setTyped((now) => (previous === searchAddress(now) ? '' : now))
  }, [pathname])
  useCommand('search', () => {
    field.current?.focus()
    field.current?.select()
  })
  const go = (chosen: string) => {
    if (chosen === TEXT && searchText(typed) === '') return
    combobox.closeDropdown()
    field.current?.blur()
    const to = chosen === TEXT ? placeOf(typed) : productAddress(Number(chosen))
    if (to !== searchAddress(typed)) setTyped('')
    navigate(to)
  }
  // Handles a scanner that ends with Tab.
  useSearchScanner(() => go(TEXT))
  return { field, combobox, typed, setTyped, go }
}

/** Selects the text on focus, so that typing replaces it. */
function useSelectedOnFocus() {
  /** True if the mouse press that focused the field isn't over yet. */
  const isPressed = useRef(false)
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      currentTarget.select()
      isPressed.current = currentTarget.matches(':active')
    },
    /** The end of that press would place the cursor and clear the selection. */
    onMouseUp: (event: MouseEvent) => {
      if (isPressed.current) event.preventDefault()
      isPressed.current = false
    },
  }
}

const Options = ({ typed, found }: { readonly typed: string; readonly found: Suggestions }) => (
  <Combobox.Options aria-label="Suggested products" className={classes.options ?? ''}>
    <Combobox.Option value={TEXT} className={classes.option ?? ''}>
      <span>
        {verbOf(typed)} <strong>{typed.trim()}</strong>
      </span>
      <KeyHint keys="Enter" />
    </Combobox.Option>
    {found.products.map(({ id, name, brand, category }) => (
      <Combobox.Option key={id} value={String(id)} className={classes.option ?? ''}>
        <span className={classes.name}>{name}</span>
        <span className={text.small}>{dotted(String(id), brand, category)}</span>
      </Combobox.Option>
    ))}
  </Combobox.Options>
)

/** A line below the suggestions: pending, failed or none found. */
function State({ found: { products, isAsking, error } }: { readonly found: Suggestions }) {
  return (
    <p className={classes.state} role="status">
      {stateOf(products.length, isAsking, error?.kind, error?.message)}
    </p>
  )
}

function stateOf(count: number, isAsking: boolean, kind: string | undefined, message: string | undefined): string {
  if (isAsking) return 'Asking the portal…'
  if (kind === 'offline' || kind === 'timeout') return messages.suggestionsOffline
  if (message !== undefined) return message
  return count === 0 ? messages.productsNotFound : ''
}
