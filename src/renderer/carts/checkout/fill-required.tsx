import { messages } from '../../../shared/messages.ts'
import { Notice } from '../../parts/notice.tsx'

/** Shown if an address lacks a field that delivery requires. The portal has no call that changes an address. */
export const FillRequired = () => (
  <Notice tone="bad">
    {messages.fillRequired}. {messages.addressesKept}
  </Notice>
)
