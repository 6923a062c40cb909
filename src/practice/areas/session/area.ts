import { sessionCalls } from './calls.ts'
import { sessionControl } from './control.ts'
import { providerPages } from './providers.ts'

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
  control: sessionControl,
  pages: providerPages,
}
