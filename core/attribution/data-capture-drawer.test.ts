import { describe, expect, test } from 'vitest'
import { isDataCaptureDrawerShown } from './data-capture-drawer.ts'

const bothOn = { dataCaptureDrawer: 'on', dataCaptureDrawerFb: 'on' }

test.each([[{ gclid: 'a' }], [{ dclid: 'a' }], [{ gclid: 'a', fbclid: 'b' }]])(
  'A-18 the drawer is skipped for %j',
  (campaign) => {
    expect(isDataCaptureDrawerShown(campaign, bothOn)).toBe(false)
  },
)

describe('A-19 the experiment of where the visitor came from decides', () => {
  test.each([
    [{ fbclid: 'a' }, 'off', 'on', true],
    [{ fbclid: 'a' }, 'on', 'off', false],
    [{}, 'on', 'off', true],
    [{}, 'off', 'on', false],
    [{}, 'other', 'on', false],
    [{ fbclid: 'a' }, 'on', 'other', false],
    [{ gclid: '', fbclid: '' }, 'on', 'off', true],
  ])(
    '%j, general %s, Facebook %s: %j',
    (campaign, dataCaptureDrawer, dataCaptureDrawerFb, isShown) => {
      expect(isDataCaptureDrawerShown(campaign, { dataCaptureDrawer, dataCaptureDrawerFb })).toBe(
        isShown,
      )
    },
  )
})
