/** Messages that the store requested, with a button for another one. */
import { Button } from '@mantine/core'
import { IconMessagePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ListScreen } from '../../lists/list-screen.tsx'
import { SmsDialog } from './sms-dialog.tsx'

export default function SmsRequests() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <ListScreen
        list="smsRequests"
        headerActions={
          <Button leftSection={<IconMessagePlus size={16} aria-hidden />} onClick={() => setAsking(true)}>
            New SMS request
          </Button>
        }
      />
      {asking && <SmsDialog onClose={() => setAsking(false)} />}
    </>
  )
}
