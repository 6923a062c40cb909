/** All users of the portal, for its staff. */

import { kindOf } from '../../domain/people/user-kind.ts'
import { userAddress } from '../../domain/screens/addresses.ts'
import { fromRows } from '../choices.ts'
import { badge, link, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'

export const users = list({ users: 'session.userList' }, ({ users: rows }) => ({ rows }))({
  title: 'Users',
  noun: ['user', 'users'],
  pages: 'whole',
  filters: {
    who: filter.text('Name, store or email', {
      of: ({ companyName, firstname, email }) => `${companyName} ${firstname} ${email}`,
    }),
    kind: filter.choice('User type', fromRows(), { of: kindOf }),
    concept: filter.several('Concept', fromRows({ within: ['kind'] }), { of: ({ concept }) => concept }),
    signage: filter.several('Signage', fromRows({ within: ['kind', 'concept'] }), { of: ({ signage }) => signage }),
  },
  columns: {
    company: link('Store', ({ companyName, email }) => (companyName === '' ? email : companyName), {
      to: ({ id }) => userAddress(id),
      width: 240,
      grow: 2,
    }),
    name: text('Name', ({ firstname }) => firstname, { under: 'company' }),
    email: text('Email', (row) => row.email, { width: 220, grow: 2 }),
    kind: badge('User type', kindOf, { tone: () => 'calm' }),
    concept: text('Concept', (row) => row.concept, { width: 110 }),
    signage: text('Signage', (row) => row.signage, { width: 120 }),
    id: text('User ID', (row) => String(row.id), { width: 84, grow: 0, at: 'chosen' }),
  },
  asks: () => ({ users: {} }),
  key: ({ id }) => String(id),
  isFor: ({ store }) => store.isAdmin,
  opens: ({ id }) => userAddress(id),
  none: 'usersNotFound',
})
