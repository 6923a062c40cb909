/** Adds a product to the comparison: by name or number, or one of those viewed last. */
import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { typedId } from '../../shared/domain/scanning/scan.ts'
import { messages } from '../../shared/messages.ts'
import textClasses from '../parts/text.module.css'
import classes from './product-compare.module.css'
import { ProductField } from './product-field.tsx'
import { useViewedProducts } from './use-product.ts'

/** The number of recently viewed products offered, without those being compared. */
const OFFERED = 4

export interface CompareMoreProps {
  readonly ids: readonly number[]
  readonly onAdd: (id: number) => void
}

export function CompareMore({ ids, onAdd }: CompareMoreProps) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const viewed = useViewedProducts(OFFERED + ids.length).filter(({ facts }) => !ids.includes(facts.id))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const id = typedId(field.current?.value ?? '')
    if (id === undefined || ids.includes(id)) {
      setWrong(true)
      return
    }
    setText('')
    onAdd(id)
  }
  return (
    <div className={classes.more}>
      <form className={classes.add} aria-label="Add a product to compare" onSubmit={submit} noValidate>
        <ProductField
          field={field}
          value={text}
          invalid={isWrong}
          inCart={() => undefined}
          onChange={(typed) => {
            setWrong(false)
            setText(typed)
          }}
          // After the field has taken the id.
          onChosen={() => setTimeout(() => field.current?.form?.requestSubmit())}
        />
        <Button type="submit" variant="default" size="xs">
          Add to compare
        </Button>
        {isWrong && <span role="alert">{messages.productNotFound}</span>}
      </form>
      {viewed.slice(0, OFFERED).length > 0 && (
        <div className={classes.add}>
          <span className={textClasses.small}>Recently viewed:</span>
          {viewed.slice(0, OFFERED).map(({ facts }) => (
            <Button key={facts.id} variant="subtle" size="compact-sm" onClick={() => onAdd(facts.id)}>
              {facts.name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
