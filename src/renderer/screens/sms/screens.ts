import { type Screen, screen } from '../../navigation/screen.ts'

export const smsScreens: readonly Screen[] = [
  screen('smsRequest', '/home/account/smsrequest', () => import('./sms-requests.tsx')),
]
