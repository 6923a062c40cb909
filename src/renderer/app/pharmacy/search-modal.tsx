/** A product search by name: Enter searches, choosing a suggestion opens that product. */
import { Autocomplete, Button, Modal } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchText } from '../../../shared/domain/catalogue/search-text.ts'
import { useSuggestions } from '../../catalogue/suggestions.ts'
import textClasses from '../../parts/text.module.css'
import { PHARMACY_PLACES } from '../../products/places.ts'
import classes from './pharmacy.module.css'

export interface SearchModalProps {
  readonly opened: boolean
  readonly onClose: () => void
}

export const SearchModal = ({ opened, onClose }: SearchModalProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title="Search products"
    // The dialog opens without a transition, so that the user can type at once.
    transitionProps={{ duration: 0 }}
    size="lg"
    yOffset="12vh"
    centered={false}
    closeButtonProps={{ 'aria-label': 'Close' }}
    // Suggestions overflow the dialog.
    classNames={{ content: classes.dialog ?? '' }}
  >
    <SearchForm onDone={onClose} />
  </Modal>
)

function SearchForm({ onDone }: { readonly onDone: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { products: suggestions } = useSuggestions(text)
  const goTo = (address: string) => {
    onDone()
    navigate(address)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (searchText(text) !== '') goTo(PHARMACY_PLACES.search(text))
  }
  return (
    <form className={classes.search} onSubmit={submit}>
      <Autocomplete
        className={classes.field ?? ''}
        aria-label="Search products"
        placeholder="Name of a product, a brand, a size"
        description="Enter shows all that fits."
        size="sm"
        data-autofocus
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={setText}
        onOptionSubmit={(id) => goTo(PHARMACY_PLACES.product(Number(id)))}
        data={suggestions.map(({ id }) => String(id))}
        filter={({ options }) => options}
        // Tall enough for all suggestions.
        maxDropdownHeight={440}
        comboboxProps={{ withinPortal: false }}
        renderOption={({ option }) => {
          const product = suggestions.find(({ id }) => String(id) === option.value)
          return (
            <span className={classes.suggestion}>
              <span>{product?.name}</span>
              <span className={textClasses.smallParagraph}>
                {product?.brand} · {product?.category}
              </span>
            </span>
          )
        }}
      />
      <Button type="submit" size="sm" leftSection={<IconSearch size={16} aria-hidden />}>
        Search
      </Button>
    </form>
  )
}
