import type { DerivativeRecord } from '#leasing-api/queries/catalogue/upsert-derivatives.ts'
import type { ApiUnderTest } from './api-under-test.ts'
import { smallWorld } from './small-world.ts'

const like = smallWorld().derivatives.find(({ manufacturer }) => manufacturer.slug === 'vauxhall')!

/** A Vauxhall Nova of our own catalogue that nobody quotes for. */
export const ownNova: DerivativeRecord = {
  ...like,
  range: { slug: 'nova', name: 'Nova', kind: 'car' },
  carModel: { slug: 'nova', name: 'Nova' },
  storedKey: 'vauxhall nova',
  capId: 12_345_678,
  name: '1.0 45 Merit',
}

/** The only car of an imported make, without prices. */
export const importedVoyager: DerivativeRecord = {
  ...ownNova,
  manufacturer: { slug: 'chrysler', name: 'Chrysler' },
  range: { slug: 'voyager', name: 'Voyager', kind: 'car' },
  carModel: { slug: 'voyager', name: 'Voyager' },
  storedKey: 'chrysler voyager',
  capId: null,
  source: 'vca',
}

/** Adds both to the world of a test. */
export async function addUnquotedCars({ database, deals }: ApiUnderTest): Promise<void> {
  await database.call.upsertDerivatives({ derivatives: [ownNova, importedVoyager] })
  await deals.reload()
}
