/** Before the fault tests: the program that they kill. It is started some two hundred times. */
import { bundleOf, makeBundle } from '../support/bundled.ts'

export const BUNDLE = bundleOf('fault-child')

export async function setup(): Promise<void> {
  await makeBundle('fault-child', 'tests/fault/child.ts')
}
