/** The portal's answers with the documents' field names, from tests/areas/: exactly these fields. */
import type { CallName } from '../../src/shared/portal/calls.ts'
import { areas } from '../areas.ts'
import { fresh } from '../support/documented.ts'

type Documents = Readonly<Record<string, (() => unknown) | undefined>>

const answers = new Map(
  Object.entries<{ readonly documents: Documents }>(areas).flatMap(([area, { documents }]) =>
    Object.entries(documents).map(([key, answer]) => [`${area}.${key}`, answer]),
  ),
)

export const isDocumented = (name: CallName): boolean => answers.has(name)

/** An answer of this call with only the documents' fields. */
export function documentedAnswer(name: CallName): unknown {
  const answer = answers.get(name)
  return answer === undefined ? undefined : fresh(answer)
}
