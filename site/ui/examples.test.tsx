import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { allExamples } from './gallery/all-examples.ts'
import { Gallery } from './gallery/gallery.tsx'

const cases = Object.entries(allExamples).flatMap(([component, examples]) =>
  Object.entries(examples).map(([state, example]) => [component, state, example] as const),
)

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
const repeated = (ids: readonly (string | undefined)[]) =>
  ids.filter((id, index) => ids.indexOf(id) !== index)

describe.each(cases)('%s: %s', (_component, _state, example) => {
  const html = renderToStaticMarkup(example)

  test('shows something', () => expect(html).toMatch(/>[^<]+<|<img|<svg/))

  // The content security policy drops them, so they would work in development alone.
  test('has no inline styles', () => expect(html).not.toMatch(/\sstyle=/))

  test('gives an id once', () => expect(repeated(idsIn(html))).toEqual([]))

  test('has an alternative for every picture', () => {
    const pictures = html.match(/<img\b[^>]*>/g) ?? []
    expect(pictures.filter((picture) => !/\salt="/.test(picture))).toEqual([])
  })
})

describe('the gallery', () => {
  const html = renderToStaticMarkup(<Gallery title="Gallery" lede="All of it." />)

  test('gives an id once, over all examples', () => expect(repeated(idsIn(html))).toEqual([]))

  test('has a target for every label, description and popover', () => {
    const ids = new Set(idsIn(html))
    const references = html.matchAll(
      /\s(?:for|popoverTarget|popovertarget|aria-labelledby|aria-describedby)="([^"]*)"/g,
    )
    const named = [...references].flatMap(([, list = '']) => list.split(' '))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })
})

const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).map((file) => ({
  file,
  source: readFileSync(path.join(import.meta.dirname, file), 'utf8'),
}))

test('every file of examples is in the gallery', () => {
  const gallery = files.find(({ file }) => file.endsWith('all-examples.ts'))?.source ?? ''
  const examples = files.filter(({ file }) => file.endsWith('.examples.tsx'))
  expect(examples.filter(({ file }) => !gallery.includes(`'../${file}'`))).toEqual([])
})

test('every component is in an example, by itself or inside another', () => {
  const components = files
    .filter(({ file }) => /^(?!gallery\/).*\.tsx$/.test(file) && !/\.(examples|test)\./.test(file))
    .flatMap(({ source }) => [...source.matchAll(/^export function ([A-Z]\w*)/gm)])
    .map(([, name]) => name)
  const isUsed = (name: string | undefined) =>
    files.some(({ source }) => new RegExp(`<${name}[\\s/>]`).test(source))
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter((name) => !isUsed(name))).toEqual([])
})
