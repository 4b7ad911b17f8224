import { expect, test } from 'vitest'
import { corsaPersonal36 } from '#core/fixtures/offers.ts'
import { messages } from '#site/messages/en.ts'
import { providerMark } from './provider-mark.ts'

test('D-50 a provider’s mark leads to its paragraph among the providers', () => {
  const { provider } = corsaPersonal36
  expect(providerMark(provider, messages.deal.card)).toEqual({
    src: provider.logoPath,
    href: `/our-brokers#provider-${provider.id}`,
    label: `About ${provider.name}`,
  })
})
