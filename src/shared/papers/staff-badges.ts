import { z } from 'zod'
import { buildBadges, LONGEST_NAME, MOST_COPIES, MOST_PERSONS } from '../domain/papers/badges.ts'
import { refuse } from '../errors.ts'
import { DESIGNATIONS } from '../reference.ts'
import { fromRule, paper, WHOLE_SHEETS } from './paper.ts'
import { pictureId, refusePictures } from './picture-id.ts'

const person = z.object({
  name: z.string().max(LONGEST_NAME),
  designation: z.enum(DESIGNATIONS).optional(),
  picture: pictureId.optional(),
  copies: z.number().int().min(1).max(MOST_COPIES),
})

export const staffBadges = paper({
  subject: z.object({ kind: z.literal('staffBadges'), persons: z.array(person).max(MOST_PERSONS) }),
  load: ({ persons }, _, context) => {
    const why = refusePictures(
      persons.map(({ picture }) => picture),
      context,
    )
    const complete = persons.map(({ designation, picture, ...known }) => ({ ...known, designation, picture }))
    if (why !== undefined) return refuse(why)
    return fromRule(buildBadges(complete, context.store, context.reference.badges))
  },
  about: () => 'staff badges',
  plural: 'sheets of staff badges',
  title: () => 'Staff badges',
  fileName: ({ storeName }) => `Staff badges ${storeName}`,
  page: WHOLE_SHEETS,
})
