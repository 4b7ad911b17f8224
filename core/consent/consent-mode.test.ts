import { expect, test } from 'vitest'
import { consentSignals } from './consent-mode.ts'

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

test.each([
  [[], denied],
  [['services'], denied],
  [['statistics'], { ...denied, analytics_storage: 'granted' }],
  [
    ['marketing'],
    { ...denied, ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
  ],
] as const)('A-32 with %j agreed to, Consent Mode is sent %j', (granted, signals) => {
  expect(consentSignals(granted)).toEqual(signals)
})
