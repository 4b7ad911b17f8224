import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProviderList } from './provider-list.tsx'

const provider = {
  id: 1,
  slug: 'drivestone',
  name: 'Drivestone',
  logo: '/providers/drivestone.svg',
  phone: '020 7946 0018',
  openingHours: [],
  shortInfo: 'Large stock.',
  deliveryArea: 'Mainland Great Britain',
  creditCheckKind: 'soft' as const,
  firmReferenceNumber: '000000',
  commissionStatement: 'It pays us a commission.',
  hasRates: true,
  derivatives: 1204,
  checkedAt: '2026-11-20T23:30:00.000Z',
}

test('a provider says how many cars it has prices for and of which day they are', () => {
  const html = renderToStaticMarkup(<ProviderList providers={[provider]} responseTimes={[]} />)
  expect(html).toContain('1,204')
  expect(html).toContain('20 November 2026')
})

test('nothing is said of prices that nobody read', () => {
  const unread = { ...provider, derivatives: 0, checkedAt: null }
  const html = renderToStaticMarkup(
    <ProviderList providers={[unread, provider]} responseTimes={[]} />,
  )
  expect(html.match(/read on/g)).toHaveLength(1)
})

test('W-173 a provider’s response time stands in its entry, and nothing where there is none', () => {
  const entry = (brandId: number) =>
    renderToStaticMarkup(
      <ProviderList providers={[provider]} responseTimes={[{ brandId, minutes: 75, leads: 12 }]} />,
    )
  expect(entry(provider.id)).toContain('are called within 1½ hours of its opening hours')
  expect(entry(provider.id)).toContain('12 enquiries')
  expect(entry(provider.id + 1)).not.toContain('are called within')
})
