import { ok } from '../../shared/errors.ts'
import type { Handlers } from '../handlers.ts'
import type { UpdateService } from './update-service.ts'

export const updateHandlers = (
  updates: UpdateService,
): Pick<Handlers, 'updates.read' | 'updates.check' | 'updates.install'> => ({
  'updates.read': async () => ok(updates.read()),
  'updates.check': async () => ok(await updates.check()),
  'updates.install': () => updates.install(),
})
