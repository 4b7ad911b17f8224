import { type Damage, damageKinds } from '#core/pricing/hand-back/hand-back-kinds.ts'
import type { CostRow } from './cost-row.ts'

const source =
  'Our own estimate of what leasing companies usually charge; as known on 24 November 2026'

/** Typical charges in pounds, from and to. */
const charges: Readonly<Record<Damage, readonly [least: number, most: number]>> = {
  alloy: [60, 110],
  scratch: [120, 250],
  dent: [80, 180],
  bumper: [120, 250],
  glass: [50, 350],
  tyre: [90, 180],
  interior: [60, 180],
  key: [180, 320],
  service: [80, 250],
}

/** What damage at the end of a lease typically costs. */
export const damageRows: readonly CostRow[] = (
  Object.entries(charges) as [Damage, (typeof charges)[Damage]][]
).flatMap(([damage, pounds]) =>
  damageKinds[damage].map((kind, at): CostRow => [
    kind,
    '2026-01-01',
    pounds[at]! * 100,
    source,
    '2026-12-31',
  ]),
)
