/** All tasks, in the order of a day; replenishment is last. */
import { closing, filling, placing, reordering, replacing } from './closing.ts'
import { assisted, byId, fromFile, mending, sizes } from './filling.ts'
import { comparing, knowing, marked, misspelt, signingIn, words } from './finding.ts'
import { entry, invoicing, view, where } from './following.ts'
import {
  balance,
  explained,
  halfWord,
  lateOnes,
  morning,
  nextStore,
  refusedFirst,
  suggestion,
  toBePaid,
  weekOnPaper,
} from './morning.ts'
import { operating, replacements, setReplaced } from './operating.ts'
import { proposal, targets } from './replenishing.ts'
import type { Task } from './task.ts'

export const tasks: readonly Task[] = [
  signingIn,
  misspelt,
  marked,
  sizes,
  byId,
  fromFile,
  mending,
  assisted,
  closing,
  replacing,
  filling,
  placing,
  reordering,
  where,
  invoicing,
  entry,
  view,
  comparing,
  words,
  knowing,
  targets,
  proposal,
  replacements,
  setReplaced,
  operating,
  morning,
  lateOnes,
  toBePaid,
  suggestion,
  balance,
  weekOnPaper,
  nextStore,
  halfWord,
  explained,
  refusedFirst,
]
