/** Opens a screen in its own window: its address is built here from a rule and a number, never by the page. */
import type { WindowScreen } from '../shared/bridge/app.ts'
import { mayOpen } from '../shared/domain/people/access.ts'
import type { Store } from '../shared/domain/people/store.ts'
import { ruleOf } from '../shared/domain/screens.ts'
import { fail, ok, type Result, sessionEnded } from '../shared/errors.ts'
import { say } from '../shared/messages.ts'

export function openScreen(
  store: Store | undefined,
  { screen, id }: { readonly screen: WindowScreen; readonly id: number },
  openBeside: (path: string) => void,
): Result<undefined> {
  if (store === undefined) return sessionEnded()
  const rule = ruleOf(screen)
  if (!mayOpen(store, rule)) return fail({ kind: 'request', message: say('badRequest') })
  openBeside(rule.path.replace(':id', String(id)))
  return ok(undefined)
}
