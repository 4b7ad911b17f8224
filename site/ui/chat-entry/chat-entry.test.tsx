import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChatEntry } from './chat-entry.tsx'

const words = { title: 'Talk to a person', hours: ['Weekdays, 09:00 to 17:30'] }
const phone = { number: '020 7946 0123', href: 'tel:02079460123' }

test('D-06 R-24 where messages are taken it leads there, by a name for each width', () => {
  const html = renderToStaticMarkup(
    <ChatEntry
      {...words}
      label="Live chat"
      messages={{ url: 'https://chat.example/', label: 'Message us' }}
    />,
  )
  expect(html).toMatch(/^<a [^>]*href="https:\/\/chat\.example\/"/)
  expect(html).toMatch(/live_\w*">Live chat<.*floating_\w*">Message us</)
})

test('R-24 elsewhere it opens the phone number and the hours', () => {
  const html = renderToStaticMarkup(<ChatEntry {...words} label="Talk to us" phone={phone} />)
  expect(html).toMatch(/<button[^>]* popoverTarget="chat"/i)
  expect(html).toMatch(/<div id="chat" popover="auto".*href="tel:02079460123".*09:00 to 17:30/)
  expect(renderToStaticMarkup(<ChatEntry {...words} label="Talk to us" />)).not.toContain('tel:')
})

test('A-33 where a live chat is configured a press is a script’s on wide screens, by its own name', () => {
  const html = renderToStaticMarkup(
    <ChatEntry {...words} label="Talk to us" live="Live chat" phone={phone} />,
  )
  expect(html).toMatch(/<button[^>]* popoverTarget="chat"[^>]* data-do="chat"/i)
  expect(html).toMatch(/live_\w*">Live chat<.*floating_\w*">Talk to us</)
})
