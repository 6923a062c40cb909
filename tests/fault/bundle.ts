/** Runs before the fault tests: bundles the programs that they kill, which are started some two hundred times. */
import { bundleOf, makeBundle } from '../support/bundled.ts'

export const BUNDLE = bundleOf('fault-child')
export const ONCE_BUNDLE = bundleOf('once-child')

export async function setup(): Promise<void> {
  await makeBundle('fault-child', 'tests/fault/child.ts')
  await makeBundle('once-child', 'tests/fault/once-child.ts')
}
