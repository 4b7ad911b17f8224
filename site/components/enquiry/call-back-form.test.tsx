import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { corsaPcp36, corsaPersonal36 } from '#core/fixtures/offers.ts'
import { messageText } from '#core/messages/message-text.ts'
import { callTimes } from '#core/contract/http/call-times.ts'
import { confirmedEnquiry, type FlowMessages } from '#core/wizard/deal-flow-state.ts'
import { dealSubject } from '#core/wizard/deal-subject.ts'
import { callBackTexts } from '#site/components/shared/enquiry/enquiry-texts.ts'
import { CallBackForm, type CallBackFormProps } from './call-back-form.tsx'

function rendered(
  {
    offer = corsaPersonal36 as Parameters<typeof dealSubject>[0],
    writeToken = 'w1' as string | null,
    callBack = 'offered' as const as 'offered' | 'left',
    messages = {} as FlowMessages,
  },
  typed: CallBackFormProps['typed'] = {},
): string {
  const order = {
    orderRef: 'r1',
    writeToken,
    codeSentAtMs: null,
    codeSentTo: null,
    isTextTaken: true,
  }
  return renderToStaticMarkup(
    <CallBackForm
      start={confirmedEnquiry(dealSubject(offer), order, callBack, messages)}
      typed={typed}
      times={callTimes.filter((time) => time !== 'today')}
      title="When should Drivestone call you?"
      lede="It gets these answers."
      texts={callBackTexts}
    />,
  )
}

test('W-103 a call back is asked for as a plain form, with what proves the right to ask', () => {
  const html = rendered({})
  expect(html).toContain('action="/forms/call-back"')
  expect(html).toContain('name="writeToken" value="w1"')
  expect(html).toContain('name="kind" value="lease"')
  expect(rendered({ offer: corsaPcp36 })).toContain('name="kind" value="pcp"')
  const times = [...html.matchAll(/<option value="([^"]+)"[^>]*>([^<]+)/g)].map(
    ([, , text]) => text,
  )
  expect(times, 'W-48 W-49').toEqual([
    'Tomorrow',
    'As soon as possible',
    'In the morning',
    'In the afternoon',
    'Another time',
    'Not urgent',
    'Urgent',
  ])
})

test('W-51 without the token nothing is asked, and what was left is said', () => {
  expect(rendered({ writeToken: null })).toBe('')
  const html = rendered({ callBack: 'left' })
  expect(html).toContain('Your answers are with your enquiry.')
  expect(html).not.toContain('<form')
})

test('W-103 what is wrong stands beside its field, with what was typed', () => {
  const postcode = messageText('errors.postcode')
  const html = rendered({ messages: { postcode } }, { postcode: 'nowhere', callTime: 'PM' })
  expect(postcode).toBe('Invalid post code.')
  expect(html).toContain('href="#call-postcode"')
  expect(html.match(/Invalid post code\./g)).toHaveLength(2)
  expect(html).toContain('value="nowhere"')
  expect(html).toMatch(/<option value="PM" selected/)
})
