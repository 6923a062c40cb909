/** The portal's progress with a cart that it creates: a word, or a number that stands for one. */
import { z } from 'zod'
import * as f from './fields.ts'

export const cartStatus = z.object({ status: f.decidingText(40), message: f.text(2000) })
