import { expect, test } from './site-test.ts'
import { randomWalk } from './larkway/random-walk.ts'

/** Of these the walks of `npm run prove:walks` are many, and from another seed. */
const walks = Number(process.env.WALKS ?? 1)
const steps = Number(process.env.WALK_STEPS ?? 9)
const seed = Number(process.env.WALK_SEED ?? 20_261_124)

for (let walk = 0; walk < walks; walk++) {
  test(`walk ${seed + walk}: a list is what its address says, whatever was pressed @wide`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000)
    const log = await randomWalk(page, request, { seed: seed + walk, steps })
    expect(log.length).toBe(steps)
  })
}
