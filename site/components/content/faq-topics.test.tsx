import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messages } from '#site/messages/en.ts'
import { FaqTopics } from './faq-topics.tsx'
import { textOf } from './text-of.ts'

type Faqs = Parameters<typeof FaqTopics>[0]['faqs']

const faq = (question: string, topic: string, text: string) => ({
  _id: question,
  question,
  topic: topic as Faqs[number]['topic'],
  routes: [],
  answer: [
    { _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text, marks: [] }] },
  ] as Faqs[number]['answer'],
})

const faqs = [
  faq('Can I end it early?', 'ending', 'Yes, for money.'),
  faq('What about scratches?', 'ending', 'Fair wear is accepted.'),
  faq('Who drives?', 'driving', 'Whoever your insurance covers.'),
]

/** The questions that can be seen, and how many the page says there are. */
function shown(find: string) {
  const page = renderToStaticMarkup(<FaqTopics faqs={faqs} find={find} />)
  const seen = page.replaceAll(/<div data-topic="\w+" hidden="">.*?<\/section><\/div>/g, '')
  return {
    questions: [...seen.matchAll(/<details class="\w*">\s*<summary[^>]*>([^<]+)/g)].map(
      ([, question]) => question,
    ),
    status: /role="status"[^>]*>([^<]*)</.exec(page)?.[1],
    links: [...page.matchAll(/<li><a href="#(\w+)"/g)].map(([, topic]) => topic),
  }
}

test('E-22 without words to find every question is shown, and no number said', () => {
  expect(shown('')).toEqual({
    questions: ['Who drives?', 'Can I end it early?', 'What about scratches?'],
    status: '',
    links: ['driving', 'ending'],
  })
})

test.each([
  ['insur', ['Who drives?'], '1 question', ['driving']],
  ['a', ['What about scratches?'], '1 question', ['ending']],
  ['i', ['Who drives?', 'Can I end it early?', 'What about scratches?'], '3 questions', undefined],
  ['balloon', [], messages.content.findQuestions.none, []],
])('E-22 "%s" shows what has it in question or answer', (find, questions, status, links) => {
  expect(shown(find)).toEqual({ questions, status, links: links ?? ['driving', 'ending'] })
})

test('E-22 words of a claim in an answer are found', () => {
  expect(
    textOf([{ _type: 'claimNote', claim: { key: 'x', text: 'Delivery is free.' } }]),
  ).toContain('Delivery is free.')
})
