/** Confirms the kiosk order of the address as soon as it is opened, and goes on whatever became of it. */
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { KIOSK_CONFIRMED, type KioskAcknowledgement } from '../../../shared/domain/kiosk.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Page } from '../../parts/page.tsx'

export default function Acknowledgement() {
  const { poid = '', _id: id = '' } = useParams()
  const navigate = useNavigate()
  useEffect(() => {
    let isHere = true
    const goOn = (told: KioskAcknowledgement) => {
      // Going back must not lead here again.
      if (isHere) navigate(KIOSK_CONFIRMED, { replace: true, state: { told } })
    }
    ask('kiosk.acknowledge', { poid, id, again: false }).then(goOn, (thrown: unknown) =>
      goOn({ poid, id, outcome: 'failed', message: appErrorOf(thrown).message }),
    )
    return () => {
      isHere = false
    }
  }, [poid, id, navigate])
  return (
    <Page title="Kiosk order" note={`Order ${poid}`}>
      <LoadingState label="Confirming the kiosk order" />
    </Page>
  )
}
