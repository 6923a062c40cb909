import type { ReactNode } from 'react'
import type { Store } from '../../../../shared/domain/people/store.ts'
import { Card } from '../../../parts/card.tsx'
import stack from '../../../parts/stack.module.css'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import classes from './user-details.module.css'

type Flag = { readonly [K in keyof Store]-?: Store[K] extends boolean ? K : never }[keyof Store]

const FLAGS: readonly (readonly [flag: Flag, words: string])[] = [
  ['canOrder', 'Ordering'],
  ['canCartUpload', 'CSV cart upload'],
  ['hasFoodLicense', 'Food licence'],
  ['enableLedger', 'Ledger'],
  ['enableARS', 'Automatic replenishment (ARS)'],
  ['enableAFS', 'AFS cart'],
  ['enablecar', 'CAR cart'],
  ['canViewStorePerformance', 'Store performance'],
  ['isApparels', 'Apparel store'],
  ['isApparelsstoreCart', 'Separate apparel and non-apparel carts'],
  ['isAdmin', 'Admin console'],
]

export function UserFacts({ user }: { readonly user: Store }) {
  return (
    <>
      <Card title="User">
        <Facts
          facts={[
            ['Name', user.firstname],
            ['Email', user.email],
            ['Mobile', user.mobilenumber],
            ['User number', String(user.id)],
            ['Role', user.role],
            ['Concept', user.fcf.concept],
            ['Signage', user.fcf.signage],
            ['Region', user.fcf.subregion],
            ['GST number', user.GSTNumber],
          ]}
        />
      </Card>
      <Card title="Addresses">
        <Facts
          facts={[
            ['Billing', lines(user.companyName, user.address1, place(user.city, user.pincode), user.state)],
            [
              'Shipping',
              lines(
                user.shippingAddress1,
                user.shippingAddress2,
                place(user.shippingCity, user.shippingPincode),
                user.shippingState,
              ),
            ],
          ]}
        />
      </Card>
      <Card title="Permissions">
        <ul className={`${stack.bare} ${classes.flags}`}>
          {FLAGS.map(([flag, words]) => (
            <li key={flag}>
              <span>{words}</span>
              <StatusBadge tone={user[flag] ? 'good' : 'calm'}>{user[flag] ? 'Yes' : 'No'}</StatusBadge>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

const place = (city: string, pincode: string): string => [city, pincode].filter((part) => part !== '').join(' ')

const lines = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join('\n')

/** An unknown value is a dash: a missing line would look as if it didn't exist. */
const Facts = ({ facts }: { readonly facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={classes.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value === '' ? '–' : value}</dd>
      </div>
    ))}
  </dl>
)
