/** An error boundary: a defect of one screen leaves the rest of StoreDesk working. */
import { Button } from '@mantine/core'
import { IconBug } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import { HOME } from '../../../shared/domain/people/access.ts'
import { messages } from '../../../shared/messages.ts'
import { EmptyState } from '../../parts/empty-state.tsx'

export function ScreenFault() {
  const navigate = useNavigate()
  return (
    <main role="alert">
      <EmptyState
        icon={IconBug}
        title={messages.defect}
        actions={
          <>
            <Button onClick={() => navigate(0)}>Retry</Button>
            <Button variant="default" onClick={() => navigate(HOME)}>
              Go to Home
            </Button>
          </>
        }
      />
    </main>
  )
}
