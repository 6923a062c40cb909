import { sessionCalls } from './calls.ts'
import { sessionControl } from './control.ts'
import { sessionState } from './events.ts'
import { createOtps } from './otps.ts'

export const session = {
  calls: sessionCalls,
  open: [
    'otpGenerate',
    'otpVerify',
    'loginWithCams',
    'forgetPassword',
    'forgotPassword',
    'checkResetToken',
    'resetPassword',
  ] as const,
  state: sessionState,
  memory: createOtps,
  control: sessionControl,
}
