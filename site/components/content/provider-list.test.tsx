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
  const html = renderToStaticMarkup(<ProviderList providers={[provider]} />)
  expect(html).toContain('1,204')
  expect(html).toContain('20 November 2026')
})

test('nothing is said of prices that nobody read', () => {
  const unread = { ...provider, derivatives: 0, checkedAt: null }
  const html = renderToStaticMarkup(<ProviderList providers={[unread, provider]} />)
  expect(html.match(/read on/g)).toHaveLength(1)
})
