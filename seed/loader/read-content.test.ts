import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentFields } from './document-fields.ts'
import { frontMatter, readContent } from './read-content.ts'
import { seedImage } from './seed-image.ts'

const content = path.resolve(import.meta.dirname, '../content')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'larkway-content-'))
  cpSync(content, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file of Markdown is a document, named by the file', () => {
  writeFileSync(
    path.join(folder, 'faqs/new.md'),
    '---\nquestion: Is it new?\norder: 5\nroutes: [/faq]\n---\n\nYes.\n',
  )
  const { documents } = readContent(folder)
  expect(documents.find(({ _id }) => _id === 'faq-new')).toMatchObject({
    _type: 'faq',
    question: 'Is it new?',
    order: 5,
    routes: ['/faq'],
    answer: [{ _key: 'p1', children: [{ text: 'Yes.' }] }],
  })
})

test('a file of the folder that no type reads is refused', () => {
  writeFileSync(path.join(folder, 'gudies.yaml'), 'a: 1')
  expect(() => readContent(folder)).toThrow('Nothing reads gudies.yaml')
})

test('fields get the types and keys of the content model', () => {
  expect(
    documentFields({
      slug: 'a-guide',
      category: 'electric-cars',
      relatedCapIds: { 'Kia EV3': '641620766' },
      seo: { title: 'A guide' },
      news: [{ title: 'New', text: 'Some **words**.' }],
      menus: { deals: { title: 'Deals', columns: [{ links: [{ label: 'All', href: '/' }] }] } },
      scenarios: { button: { variants: { on: { weight: 100 } } } },
    }),
  ).toMatchObject({
    slug: { _type: 'slug', current: 'a-guide' },
    category: { _type: 'reference', _ref: 'guide-category-electric-cars' },
    relatedCapIds: ['641620766'],
    seo: { _type: 'seo', title: 'A guide' },
    news: [{ _type: 'newsItem', _key: 'n1', text: [{ _key: 'p1', _type: 'block' }] }],
    menus: [{ _key: 'deals', columns: [{ _key: 'c1', links: [{ _key: 'l1', href: '/' }] }] }],
    scenarios: [{ _key: 'button', name: 'button', variants: [{ _key: 'on', name: 'on' }] }],
  })
})

test('what cannot be read names its file', () => {
  writeFileSync(path.join(folder, 'faqs/bad.md'), '---\nquestion: Why?\n---\n\n# Because\n')
  expect(() => readContent(folder)).toThrow(/faqs\/bad\.md: Write headings as ## or ###\.$/)
  expect(() => frontMatter('Only text.')).toThrow('Begin with fields between two lines')
})

test('a picture that is missing, or none, is named', () => {
  const images = path.join(folder, 'images')
  writeFileSync(path.join(images, 'text.png'), 'text')
  expect(() => seedImage('bus.png', images)).toThrow('"bus.png"')
  expect(() => seedImage('bus.png', images)).toThrow('lease-and-pcp-payments.png')
  expect(() => seedImage('text.png', images)).toThrow('text.png is not a PNG')
})
