import { expect, test } from 'vitest'
import { emailOf, textBlock } from './email-template.ts'

const email = emailOf({
  to: 'ada@example.com',
  subject: 'Your enquiry\r\nBcc: all@example.com',
  title: 'Your enquiry',
  blocks: [
    textBlock('Dear <b>Ada</b>,\nhello'),
    { kind: 'facts', title: 'The deal', rows: [['Price', '£199.00 & no more']] },
    { kind: 'link', label: 'See it', href: 'https://larkway.example/x?a=1&b=2' },
  ],
  reason:
    'You get this e-mail because you asked for it.\nStop it: https://larkway.example/unsubscribe',
  siteUrl: 'https://larkway.example',
})

test('W-102 an e-mail is whole in plain text', () => {
  expect(email.text).toBe(
    [
      'Dear <b>Ada</b>,\nhello',
      'The deal\nPrice: £199.00 & no more',
      'See it:\nhttps://larkway.example/x?a=1&b=2',
      '-- \nLarkway, https://larkway.example\nYou get this e-mail because you asked for it.\nStop it: https://larkway.example/unsubscribe',
    ].join('\n\n'),
  )
})

test('W-102 what people typed is text in its HTML, and a subject is one line', () => {
  expect(email.subject).toBe('Your enquiry Bcc: all@example.com')
  expect(email.html).toContain('Dear &lt;b&gt;Ada&lt;/b&gt;,<br />hello')
  expect(email.html).toContain('£199.00 &amp; no more')
  expect(email.html).toContain('href="https://larkway.example/x?a=1&amp;b=2"')
  expect(email.html).toContain('href="https://larkway.example/unsubscribe"')
  expect(email.html).not.toMatch(/<b>|<script|src=/)
})

test('W-102 an e-mail says who sends it and why', () => {
  for (const text of [email.text, email.html]) {
    expect(text).toContain('larkway.example')
    expect(text).toContain('You get this e-mail because')
  }
})

test('W-182 the first link of an e-mail is its button, those after it have an outline', () => {
  const { html } = emailOf({
    to: 'ada@example.com',
    subject: 'Two links',
    blocks: ['first', 'second'].map((label) => ({
      kind: 'link',
      label,
      href: `https://larkway.example/${label}`,
    })),
    reason: 'A test.',
    siteUrl: 'https://larkway.example',
  })
  const looks = [...html.matchAll(/class="([^"]+)"\s+style="([^"]+)"\s*>(first|second)</g)]
  expect(looks.map(([, name, , label]) => [label, name])).toEqual([
    ['first', 'button'],
    ['second', 'ink other'],
  ])
  expect(looks.map(([, , style]) => style!.includes('background:'))).toEqual([true, false])
})
