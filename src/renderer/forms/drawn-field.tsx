import { PasswordInput, Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { counted } from '../../shared/domain/values/counts.ts'
import { DayInput } from '../parts/day-input.tsx'
import type { FieldKind } from './field-kinds.ts'
import type { Field } from './fields.ts'
import classes from './form.module.css'

export type Fielded = UseFormReturnType<Record<string, string | boolean>>

interface DrawnFieldProps {
  readonly id: string
  readonly name: string
  readonly field: Field
  readonly form: Fielded
  readonly below?: ReactNode
  readonly isFirst: boolean
  /** True if the field is required and others in the form aren't. */
  readonly isMarked: boolean
}

/** The number of characters left from which on a counter is shown. */
const NEAR_END = 200

interface Drawn extends DrawnFieldProps {
  readonly text: string
  readonly input: object
}

const line = (more: object) => (props: Drawn) => <TextInput {...props.input} {...more} maxLength={props.field.most} />

const kinds: Readonly<Record<FieldKind, (props: Drawn) => ReactNode>> = {
  text: line({}),
  email: line({ type: 'email', spellCheck: false }),
  number: line({ inputMode: 'decimal', className: classes.number }),
  amount: line({ inputMode: 'decimal', className: classes.number, leftSection: '₹' }),
  long: ({ input, field: { most }, text }) => {
    // Spaces at the ends aren't sent, so they don't count.
    const sent = text.trim().length
    return (
      <div>
        <Textarea
          {...input}
          autosize
          minRows={3}
          maxRows={10}
          {...(most !== undefined && { maxLength: most + text.length - sent })}
        />
        {most !== undefined && most - sent <= NEAR_END && (
          <p className={classes.left}>{counted.characters(most - sent)} left</p>
        )}
      </div>
    )
  },
  password: ({ input }) => <PasswordInput {...input} />,
  day: ({ id, name, field, form, text, isMarked }) => (
    <DayInput
      id={id}
      className={classes.day}
      label={field.label}
      help={field.help}
      required={isMarked}
      size="sm"
      day={text === '' ? undefined : text}
      // Any day can be typed; the form's rule refuses it with a message.
      isWrong={(day) => day < (field.earliest?.() ?? day) || day > (field.latest?.() ?? day)}
      error={form.errors[name]}
      onChange={(day) => form.setFieldValue(name, day ?? '')}
    />
  ),
  choice: ({ input, name, field, form, text }) => (
    <Select
      {...input}
      data={field.choices ?? []}
      value={text === '' ? null : text}
      allowDeselect={!field.required}
      comboboxProps={{ withinPortal: false }}
      onChange={(chosen) => form.setFieldValue(name, chosen ?? '')}
    />
  ),
  toggle: ({ id, name, field, form }) => (
    <Switch
      {...form.getInputProps(name, { type: 'checkbox' })}
      id={id}
      label={field.label}
      description={field.help}
      size="sm"
    />
  ),
}

export function DrawnField(props: DrawnFieldProps) {
  const { id, name, field, form, below, isFirst, isMarked } = props
  const typed = form.getValues()[name]
  const input = {
    ...form.getInputProps(name),
    id,
    label: field.label,
    description: field.help,
    placeholder: field.placeholder,
    autoComplete: field.autoComplete,
    size: 'sm',
    required: isMarked,
    autoFocus: isFirst,
    'data-autofocus': isFirst || undefined,
    ...(below !== undefined && { 'aria-describedby': `${id}-below` }),
  }
  return (
    <>
      {kinds[field.kind]({ ...props, input, text: typeof typed === 'string' ? typed : '' })}
      {below !== undefined && <div id={`${id}-below`}>{below}</div>}
    </>
  )
}
