import { expect, test } from 'vitest'
import { refuseDetails } from '../../../../../src/shared/domain/orders/details-filter.ts'
import { messages } from '../../../../../src/shared/messages.ts'

test.each([
  [undefined, 'Please select Order From and Order To date'],
  [{ from: '2026-04-01' }, 'Please select Order From and Order To date'],
  [{ to: '2026-04-01' }, 'Please select Order From and Order To date'],
  [{ from: '2026-04-05', to: '2026-05-05' }, undefined],
  [{ from: '2026-04-05', to: '2026-05-06' }, 'Choose a period of at most one month.'],
  [{ from: '2024-01-31', to: '2024-02-29' }, undefined],
  [{ from: '2024-01-31', to: '2024-03-01' }, 'Choose a period of at most one month.'],
  [{ from: '2026-04-05', to: '2026-04-04' }, 'The “from” date must be before the “to” date.'],
])('the details of orders for %o: %s', (days, sentence) => {
  const key = refuseDetails(days)
  expect(key && messages[key]).toBe(sentence)
})
