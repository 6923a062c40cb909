import { z } from 'zod'
import { buildCalendar, LONGEST_BABY_NAME } from '../domain/papers/calendar.ts'
import { refuse } from '../errors.ts'
import { fromRule, paper, WHOLE_SHEETS } from './paper.ts'
import { pictureId, refusePictures } from './picture-id.ts'

export const calendar = paper({
  subject: z.object({
    kind: z.literal('calendar'),
    year: z.int().optional(),
    babyName: z.string().max(LONGEST_BABY_NAME),
    birthDate: z.string().max(10).optional(),
    picture: pictureId.optional(),
  }),
  load: ({ year, babyName, birthDate, picture }, _, context) => {
    const why = refusePictures([picture], context)
    return why === undefined
      ? fromRule(buildCalendar({ year, babyName, birthDate, picture }, context.today))
      : refuse(why)
  },
  about: ({ babyName }) => `calendar of ${babyName}`,
  plural: 'calendars',
  title: ({ year, babyName }) => `Calendar ${year} of ${babyName}`,
  fileName: ({ year, babyName }) => `Calendar ${year} ${babyName}`,
  page: WHOLE_SHEETS,
})
