/** `npm run readings` writes docs/readings.md again: the field names that StoreDesk chose, from their marks in the registry. */
import { writeFileSync } from 'node:fs'
import { calls } from '../src/shared/portal/calls.ts'
import { READINGS, readingsPage } from './readings/page.ts'

writeFileSync(READINGS, readingsPage(calls))
console.log(`${READINGS} is up to date`)
