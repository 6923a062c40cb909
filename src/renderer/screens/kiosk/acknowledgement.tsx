/** Confirms the kiosk order in the address as soon as it is opened, and moves on with any result. */
import { Loader } from '@mantine/core'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { KIOSK_CONFIRMED, type KioskAcknowledgement } from '../../../shared/domain/orders/kiosk.ts'
import { inWords } from '../../../shared/errors.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { Page } from '../../parts/page.tsx'
import classes from './kiosk.module.css'

export default function Acknowledgement() {
  const { poid = '', _id: id = '' } = useParams()
  const navigate = useNavigate()
  useEffect(() => {
    let isHere = true
    const goOn = (result: KioskAcknowledgement) => {
      // Replaces the entry, as going back must not confirm again.
      if (isHere) navigate(KIOSK_CONFIRMED, { replace: true, state: { acknowledgement: result } })
    }
    ask('kiosk.acknowledge', { poid, id, again: false }).then(goOn, (thrown: unknown) =>
      goOn({ poid, id, outcome: 'failed', message: inWords(appErrorOf(thrown)) }),
    )
    return () => {
      isHere = false
    }
  }, [poid, id, navigate])
  return (
    <Page title="Kiosk order" note={`Order ${poid}`}>
      <p className={classes.working} role="status" aria-busy>
        <Loader size="sm" aria-hidden />
        Confirming kiosk order {id}…
      </p>
    </Page>
  )
}
