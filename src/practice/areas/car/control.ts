/** Changes the CAR cart of a store as another operator would, for tests of the app's reaction. */
import { z } from 'zod'
import type { AreaControl, PracticeOf } from '../../practice.ts'
import { id } from '../../state/fields.ts'

const changes = z.array(z.object({ id, qty: z.int().min(0) })).min(1)
type Changes = z.output<typeof changes>

export interface CarHandles {
  /** Sets the pieces of products in the CAR cart of the store with this id: 0 removes a line, a new product adds one. */
  changeCar(user: number, put: Changes): void
}

export function carControl({ record, world }: PracticeOf<'car'>): AreaControl<CarHandles> {
  const changeCar = (user: number, put: Changes): void => {
    const stranger = put.find(({ id: product }) => world.productOf(product) === undefined)
    if (stranger !== undefined) throw new Error(`There is no product ${stranger.id}`)
    record({ type: 'carChanged', user, put })
  }
  return {
    handles: { changeCar },
    routes: (app) =>
      app.post('/car/:user', async (ask) => {
        changeCar(Number(ask.req.param('user')), changes.parse(await ask.req.json()))
        return ask.json({ message: 'Done.' })
      }),
  }
}
