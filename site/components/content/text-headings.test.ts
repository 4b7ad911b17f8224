import { expect, test } from 'vitest'
import type { RichTextValue } from '#site/components/shared/text/rich-text.tsx'
import { textHeadings } from './text-headings.ts'

const block = (text: string, style: 'h2' | 'h3' | 'normal') => ({
  _type: 'block' as const,
  _key: text,
  style,
  children: [{ _type: 'span' as const, _key: 's', text }],
})

test('the parts of a text are its headings of the first rank', () => {
  const body: RichTextValue = [
    block('What is it?', 'h2'),
    block('words', 'normal'),
    block('In detail', 'h3'),
    block('What it costs', 'h2'),
  ]
  expect(textHeadings(body)).toEqual([
    { id: 'what-is-it', label: 'What is it?' },
    { id: 'what-it-costs', label: 'What it costs' },
  ])
})

test('a text of one part needs no list of its parts', () => {
  expect(textHeadings([block('What is it?', 'h2')])).toEqual([])
})
