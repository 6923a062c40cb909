/** The kinds of field that events are made of. */
import { z } from 'zod'
import { type Paise, paise } from '../../shared/domain/values/money.ts'

/** Whole paise. */
export const amount = z.int().transform((value): Paise => paise(value))
export const id = z.int()
