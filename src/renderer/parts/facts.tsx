import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import classes from './facts.module.css'
import textClasses from './text.module.css'

interface Fact {
  readonly label: string
  readonly text: string
  /** An address of this app, if the fact has a screen of its own. */
  readonly to?: string | undefined
}

export interface FactsProps {
  readonly facts: readonly Fact[]
  /** The text if there are no facts. */
  readonly none: string
}

export function Facts({ facts, none }: FactsProps) {
  if (facts.length === 0) return <p className={textClasses.quiet}>{none}</p>
  return (
    <dl className={`${textClasses.terms} ${classes.facts}`}>
      {facts.map(({ label, text, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {to === undefined ? (
              text
            ) : (
              <Anchor component={Link} to={to} size="sm" fw={600}>
                {text}
              </Anchor>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
