import type { SanityClient } from '@sanity/client'
import { config } from '../config.ts'

/** The address of a path on a storefront's host, which browsers take for this machine. */
export const at = (host: string, path: string): string => {
  const url = new URL(path, config.siteUrl)
  url.hostname = host
  return url.href
}

/** The demonstration's storefronts: what tells each from the others on its own pages. */
export const seeded = [
  {
    key: 'larkway',
    host: new URL(config.siteUrl).hostname,
    name: 'Larkway',
    phone: '020 7946 0123',
    hours: 'Monday to Friday, 09:00 to 17:30',
    headline: 'Find out what the car really costs',
    accent: '#f2b233',
  },
  {
    key: 'fairmile',
    host: 'fairmile.localhost',
    name: 'Fairmile Compare',
    phone: '020 7946 0456',
    hours: 'Monday to Friday, 09:00 to 17:30',
    headline: 'Leasing prices, compared the Fairmile way',
    accent: '#8fc7e8',
  },
  {
    key: 'oakmoney',
    host: 'oakmoney.localhost',
    name: 'Oak Money',
    phone: '020 7946 0789',
    hours: 'Monday to Saturday, 08:00 to 20:00',
    headline: 'Your next car, added up',
    accent: '#bfd98a',
  },
] as const

/** A storefront for one test, as the Studio publishes it; with how to take it away again. */
export async function publishStorefront(
  client: SanityClient,
  key: string,
  more: Readonly<Record<string, unknown>> = {},
) {
  const host = `${key}.localhost`
  const _id = `storefront-${key}`
  await client.createOrReplace({
    _id,
    _type: 'storefront',
    name: `Storefront ${key}`,
    key,
    hosts: [host],
    layout: 'partner',
    tokens: { _type: 'storefrontTokens', accent: '#1F3A5F', radius: 0 },
    ...more,
  })
  return { host, _id, remove: () => client.delete(_id) }
}
