/** The field of a quantity, and what puts it into the cart, changes it there or takes it out. */
import { IconShoppingCartPlus, IconTrash } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './order-form.module.css'
import { PlainButton } from './plain-button.tsx'
import { QuantityField } from './quantity-field.tsx'

const ICON = 15

export interface OrderFormProps {
  /** Whose quantity it is; names the buttons to whoever hears them. */
  readonly of: string
  readonly label: string
  readonly typing: Typing
  /** What the field shows. */
  readonly text: string
  /** Something of it isn't in the cart yet. */
  readonly isNew: boolean
  /** Products that it is about, where they are several. */
  readonly count?: number | undefined
  readonly busy: boolean
  /** Beside a button that does more: it isn't the main one. */
  readonly isSecond?: boolean
  readonly onSubmit: (form: HTMLFormElement) => void
  readonly onRemove: () => void
}

export function OrderForm(props: OrderFormProps) {
  const { of, label, typing, text, isNew, count, busy, isSecond = false, onSubmit, onRemove } = props
  const several = count === undefined ? '' : ` ${count}`
  const act = (isNew ? 'Add' : 'Update') + several
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={typing.revert} noValidate>
      <div className={classes.line}>
        <QuantityField
          label={label}
          className={classes.field}
          text={text}
          isWrong={typing.refusal !== undefined}
          isTyped={typing.typed !== undefined}
          onChange={typing.type}
        />
        <PlainButton type="submit" look={isSecond ? 'default' : 'filled'} busy={busy} aria-label={`${act} ${of}`}>
          {isNew && <IconShoppingCartPlus size={ICON} aria-hidden />}
          {act}
        </PlainButton>
        {!isNew && (
          <PlainButton look="icon" aria-label={`Remove${several} ${of} from the cart`} onClick={onRemove} busy={busy}>
            <IconTrash size={ICON} aria-hidden />
          </PlainButton>
        )}
      </div>
      {typing.refusal !== undefined && (
        <p className={classes.refusal} role="alert">
          {typing.refusal}
        </p>
      )}
    </form>
  )
}

export type Typing = ReturnType<typeof useTyping>

/** What is typed, until it is sent or given up, and why it wasn't taken. */
export function useTyping() {
  /** Undefined until something is typed: the field shows what the cart has. */
  const [typed, setTyped] = useState<string>()
  const [refusal, refuse] = useState<string>()
  const type = (value: string | undefined) => {
    setTyped(value)
    refuse(undefined)
  }
  /** What was typed and not sent is given up. */
  const revert = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || typed === undefined) return
    // At once: whoever gives the key up for the person looks at the field right after.
    flushSync(() => type(undefined))
    event.preventDefault()
  }
  return { typed, refusal, type, refuse, revert }
}
