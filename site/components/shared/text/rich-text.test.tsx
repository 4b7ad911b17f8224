import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { markedText } from '#site/components/shared/text/test/marked-text.ts'
import { RichText, type RichTextValue } from './rich-text.tsx'

/** As a fixed page is made: with everything in it that is loaded on the way. */
const html = async (...value: unknown[]) => {
  const page = <RichText value={value as unknown as RichTextValue} />
  return text((await prerenderToNodeStream(page)).prelude)
}
const sha = '0a'.repeat(20)

test('a picture comes from our own origin with its size, its words and its caption', async () => {
  const image = {
    asset: { _id: `image-${sha}-1000x500-png`, url: 'https://cdn.sanity.io/x.png', metadata: null },
    hotspot: null,
    crop: null,
  }
  const shown = await html({ _type: 'figure', _key: 'f', image, alt: 'A tyre', caption: 'Worn.' })
  expect(shown).toContain('alt="A tyre"')
  expect(shown).toContain('width="1200" height="600"')
  expect(shown).toContain('loading="lazy"')
  expect(shown).toContain('<figcaption')
  expect(shown).not.toContain('cdn.sanity.io')
  expect(shown).not.toContain('style=')
})

test('a picture that is gone leaves nothing', async () => {
  expect(await html({ _type: 'figure', _key: 'f', image: { asset: null }, alt: 'A tyre' })).toBe('')
})

test('a comparison says of each option what it is good for', async () => {
  const option = (name: string, lessGoodFor: string[]) => ({
    _key: name,
    name,
    summary: `About ${name}`,
    goodFor: [`${name} when short`],
    lessGoodFor,
  })
  const shown = await html({
    _type: 'comparison',
    _key: 'c',
    title: 'Two ways',
    options: [option('Lease', ['Owning']), option('Buy', [])],
  })
  for (const words of ['Two ways', 'About Lease', 'Lease when short', 'Owning', 'About Buy'])
    expect(shown).toContain(words)
  expect(shown.match(/Less good for/g)).toHaveLength(1)
})

test('E-14 a calculator has a label for every field and its worked example as a table', async () => {
  const shown = await html({
    _type: 'calculator',
    _key: 'k',
    kind: 'leaseTotal',
    title: 'Add it up',
  })
  const labelled = [...shown.matchAll(/<label[^>]* for="([^"]*)"/g)].map(([, id]) => id)
  const controls = [...shown.matchAll(/<(?:input|select)[^>]* id="([^"]*)"/g)].map(([, id]) => id)
  expect(labelled).toEqual(controls)
  expect(labelled).toHaveLength(4)
  expect(shown).toContain('Add it up')
  expect(shown).toMatch(/<table.*£10,250.*<\/table>/s)
  expect(shown).toContain('role="status"')
  expect(shown).not.toContain('style=')
})

test.each(['initialRental', 'excessMileage', 'vatReclaim', 'leaseTotal'])(
  'E-14 every word of %s is there',
  async (kind) => {
    const shown = await html({ _type: 'calculator', _key: 'k', kind })
    expect(shown).not.toMatch(/undefined|\{\w+\}/)
    expect(shown.match(/<th scope="row"><\/th>/)).toBeNull()
  },
)

test('E-11 a regulatory claim carries the demonstration mark, others do not', async () => {
  const note = (isDemonstration: boolean) => ({
    _type: 'claimNote',
    _key: 'n',
    claim: { text: 'We are a broker.' },
    isDemonstration,
  })
  expect(await html(note(true))).toMatch(/We are a broker\..*Demonstration/)
  expect(await html(note(false))).not.toContain('Demonstration')
})

test.each([
  ['/faq', 'href="/faq"'],
  ['/shaking-news', 'href="/shaking-news"'],
  ['https://www.gov.uk/', 'href="https://www.gov.uk/"'],
])('a link to %s leads there', async (href, attribute) => {
  const shown = await html({
    _type: 'block',
    _key: 'b',
    style: 'normal',
    markDefs: [{ _type: 'link', _key: 'l', href }],
    children: [{ _type: 'span', _key: 's', text: 'there', marks: ['l'] }],
  })
  expect(shown).toContain(attribute)
})

test('under a column without a name stand the names of the rows', async () => {
  const shown = await html({
    _type: 'contentTable',
    _key: 't',
    caption: 'Two ways',
    columns: ['', 'Lease'],
    rows: [{ _key: 'r', cells: ['Deposit', 'None'] }],
  })
  expect(shown).toContain('<td></td><th scope="col">Lease</th>')
  expect(shown).toContain('<th scope="row">Deposit</th><td>None</td>')
})

test('E-08 a column without a name has none in the preview either', async () => {
  const shown = await html({
    _type: 'contentTable',
    _key: 't',
    caption: 'Two ways',
    columns: [markedText(' '), 'Lease'],
    rows: [{ _key: 'r', cells: ['Deposit', 'None'] }],
  })
  expect(shown.match(/<th scope="col"/g)).toHaveLength(1)
  expect(shown).toContain('<th scope="row">Deposit</th>')
})

test('a member nobody knows is left out', async () => {
  expect(await html({ _type: 'newThing', _key: 'x' })).toBe('')
})
