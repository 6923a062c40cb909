/** The portal's progress with a cart that it creates: a word, or a number that stands for one. */
import { z } from 'zod'
import { decidingText, text } from './fields.ts'

export const cartStatus = z.object({ status: decidingText(40), message: text(2000) })
