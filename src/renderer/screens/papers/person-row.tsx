import { NumberInput, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  type BadgePerson,
  copiesOf,
  DESIGNATION_NAMES,
  LONGEST_NAME,
  MOST_COPIES,
} from '../../../shared/domain/papers/badges.ts'
import { type MessageKey, say } from '../../../shared/messages.ts'
import type { Designation } from '../../../shared/reference.ts'
import { changePerson } from './drafts.ts'
import classes from './papers.module.css'
import { PictureField } from './picture-field.tsx'

export const fieldId = (nth: number, field: 'name' | 'designation'): string => `badge-${nth}-${field}`

export interface PersonRowProps {
  readonly nth: number
  readonly person: BadgePerson
  readonly offered: readonly Designation[]
  /** The missing values, once they are to be reported. */
  readonly wrong: { readonly name: MessageKey | undefined; readonly designation: MessageKey | undefined } | undefined
}

export function PersonRow({ nth, person, offered, wrong }: PersonRowProps) {
  const who = `person ${nth + 1}`
  /** The copies as typed while the field has the focus, afterwards their valid number. */
  const [typing, setTyping] = useState<number | string>()
  return (
    <li className={classes.person}>
      <span className={classes.nr} aria-hidden>
        {nth + 1}
      </span>
      <PictureField
        label={`Photo of ${who}`}
        shape="round"
        picture={person.picture}
        onChange={(picture) => changePerson(nth, { picture })}
      />
      <TextInput
        id={fieldId(nth, 'name')}
        aria-label={`Name of ${who}`}
        maxLength={LONGEST_NAME}
        value={person.name}
        error={wrong?.name && say(wrong.name)}
        onChange={(event) => changePerson(nth, { name: event.currentTarget.value })}
      />
      <Select
        id={fieldId(nth, 'designation')}
        aria-label={`Designation of ${who}`}
        data={offered.map((value) => ({ value, label: DESIGNATION_NAMES[value] }))}
        value={person.designation ?? null}
        error={wrong?.designation && say(wrong.designation)}
        onChange={(value) => changePerson(nth, { designation: offered.find((one) => one === value) })}
      />
      <NumberInput
        className={classes.copies ?? ''}
        aria-label={`Copies for ${who}`}
        title="Copies"
        value={typing ?? person.copies}
        min={1}
        max={MOST_COPIES}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        onChange={(value) => {
          setTyping(value)
          changePerson(nth, { copies: copiesOf(value) })
        }}
        onBlur={() => setTyping(undefined)}
      />
    </li>
  )
}
