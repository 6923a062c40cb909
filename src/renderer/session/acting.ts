/** Starts and stops acting for a store; shows an error as a toast. */

import { appErrorOf, ask } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'
import { setSession } from './app-state.ts'

export async function actFor(id: number): Promise<void> {
  try {
    setSession(await ask('session.actFor', { id }))
  } catch (thrown) {
    toast.failed(appErrorOf(thrown).message)
  }
}

export async function stopActing(): Promise<void> {
  try {
    setSession(await ask('session.stopActing', undefined))
  } catch (thrown) {
    toast.failed(appErrorOf(thrown).message)
  }
}
