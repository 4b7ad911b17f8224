import { paints } from '#core/vehicle/paint.ts'
import type { DerivativeRecord } from '#leasing-api/queries/catalogue/upsert-derivatives.ts'
import type { ProviderDetails } from '#leasing-api/queries/providers/providers.ts'
import { pick, randomNumbers } from './random.ts'

const makes = 44

/** A derivative with what its prices are made from. */
export type GeneratedCar = { record: DerivativeRecord; listPounds: number }

const bodies = ['suv', 'hatchback', 'estate', 'saloon', 'coupe', 'convertible', 'mpv'] as const

/** Made-up cars of 44 makes, a few of which have most of them. */
export function generateCars(count: number): GeneratedCar[] {
  const random = randomNumbers(20_260_101)
  const bell = () => random() + random() + random() + random() + random() + random() - 3
  const ranges = Array.from({ length: makes }, () =>
    Array.from({ length: 3 + Math.floor(random() * 12) }, () => ({
      body: bodies[Math.floor(random() ** 1.6 * bodies.length)]!,
      pounds: Math.exp(10.35 + 0.53 * bell()),
    })),
  )
  return Array.from({ length: count }, (_, at) => {
    const make = Math.floor(random() ** 1.9 * makes)
    const rangeAt = Math.floor(random() ** 1.3 * ranges[make]!.length)
    const range = ranges[make]![rangeAt]!
    const model = Math.floor(random() * 4)
    const fuel = random()
    const fuelType = (
      fuel < 0.36
        ? 'petrol'
        : fuel < 0.64
          ? 'electric'
          : fuel < 0.8
            ? 'hybrid'
            : fuel < 0.9
              ? 'plug-in-hybrid'
              : 'diesel'
    ) as DerivativeRecord['fuelType']
    const listPounds = Math.round(range.pounds * (0.85 + 0.5 * random()))
    const named = (kind: string, ...path: number[]) => ({
      slug: [kind, ...path].join('-'),
      name: [kind, ...path].join(' '),
    })
    const record = {
      manufacturer: named('make', make),
      range: { ...named('range', make, rangeAt), kind: 'car' },
      carModel: named('model', make, rangeAt, model),
      capId: 50_000 + at * 7,
      storedKey: `bench ${at}`,
      name: `Derivative ${at}`,
      bodyType: range.body,
      fuelType,
      transmission: fuelType === 'electric' || random() < 0.62 ? 'automatic' : 'manual',
      doors: range.body === 'coupe' || range.body === 'convertible' ? 2 : pick(random, [3, 5, 5]),
      seats: 5,
      batteryRangeMiles: fuelType === 'electric' ? Math.round(120 + random() * 300) : null,
      features: [],
      paint: paints[0],
      isApproximate: true,
      source: 'authored',
    } as unknown as DerivativeRecord
    return { record, listPounds }
  })
}

export function generateProviders(count: number): ProviderDetails[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    slug: `provider-${at + 1}`,
    name: `Provider ${String(at + 1).padStart(2, '0')}`,
    phone: '0113 496 0112',
    openingHours: [],
    logoPath: '/logo.svg',
    shortInfo: '',
    firmReferenceNumber: '',
    commissionStatement: '',
    creditCheckKind: 'soft',
    deliveryArea: 'UK',
    leadEmail: null,
    leadWebhookUrl: null,
  }))
}
