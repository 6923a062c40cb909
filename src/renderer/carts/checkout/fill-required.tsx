import { messages } from '../../../shared/messages.ts'
import { Notice } from '../../parts/notice.tsx'

/** Said where an address lacks something without which nothing can be delivered. No call of the portal changes one. */
export const FillRequired = () => (
  <Notice tone="bad">
    {messages.fillRequired}. {messages.addressesKept}
  </Notice>
)
