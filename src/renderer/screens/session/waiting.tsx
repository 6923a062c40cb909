/** The progress of signing in: answers as they arrive, and a message if it takes long. */
import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react'
import type { StartCall, StartStep } from '../../../shared/bridge/session.ts'
import { messages } from '../../../shared/messages.ts'
import { ask } from '../../bridge/bridge.ts'
import { Notice } from '../../parts/notice.tsx'
import { useDelayed } from '../../parts/use-delayed.ts'
import { useApp } from '../../session/app-state.ts'
import classes from './waiting.module.css'

const STEPS: Readonly<Record<StartCall, string>> = {
  'session.me': 'Your profile',
  'session.gstRates': 'GST rates',
  'session.storeConfig': 'Store settings',
  'session.mapping': 'Warehouses',
  'session.apparelMapping': 'Warehouses for apparel',
  'session.rules': 'Products for your store',
  'session.states': 'States',
  'session.categoryTree': 'Categories',
  'catalogue.carters': 'Blocked products',
}

/** Milliseconds after which steps are shown, and after which a message about the wait is. */
const STEPS_AFTER = 300
const LONG_AFTER = 8_000

const cancel = () => void ask('session.cancelSignIn', undefined).catch(() => undefined)

/** `on` is true while the portal is asked. */
export function Waiting({ on }: { readonly on: boolean }) {
  const steps = useApp((app) => app.steps)
  const begins = on && steps.length > 0
  const showSteps = useDelayed(STEPS_AFTER, begins)
  const takesLong = useDelayed(LONG_AFTER, on && !begins)
  if (showSteps) return <Steps steps={steps} />
  if (!takesLong) return null
  return (
    <Notice
      tone="warn"
      actions={
        <Button variant="default" size="compact-sm" onClick={cancel}>
          Cancel
        </Button>
      }
    >
      {messages.signInSlow}
    </Notice>
  )
}

function Steps({ steps }: { readonly steps: readonly StartStep[] }) {
  return (
    <ul className={classes.steps} aria-label="Preparing your store">
      {steps.map(({ call, state }) => (
        <li key={call} className={classes.step} data-state={state}>
          {state === 'asked' && <Loader size={14} aria-hidden />}
          {state === 'done' && <IconCircleCheckFilled size={15} aria-hidden />}
          {state === 'failed' && <IconAlertTriangle size={15} aria-hidden />}
          {STEPS[call]}
          {state === 'failed' && <span className={classes.note}>not available now, StoreDesk retries later</span>}
        </li>
      ))}
    </ul>
  )
}
