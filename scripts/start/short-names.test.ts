import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { classNames, shortenNames } from './short-names.mjs'

let output: string
beforeEach(() => (output = mkdtempSync(path.join(tmpdir(), 'build-'))))
afterEach(() => rmSync(output, { recursive: true }))

const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(output, name)), { recursive: true })
    writeFileSync(path.join(output, name), text)
  }
}
const read = (name: string) => readFileSync(path.join(output, name), 'utf8')
const chunks = () => readdirSync(path.join(output, 'static/chunks')).sort()

/** A build in which `page.js` shows a class of `style.css` and loads `later.js`. */
const build = (later = 'later') => ({
  'static/chunks/0style-abcdef.css': '._7vNYyW_block:hover{color:red}.hP-3lG_table{}.icon{}',
  'static/chunks/0page-abcdef.js':
    '({"block":"_7vNYyW_block"},load("static/chunks/0later-abcdef.js"))',
  'static/chunks/0later-abcdef.js': later,
  'static/chunks/0react-abcdef.js': 'react',
  'server/app/page.js': '({"block":"_7vNYyW_block hP-3lG_table"})',
  'build-manifest.json': '["static/chunks/0style-abcdef.css","static/chunks/0page-abcdef.js"]',
  'cache/kept.json': '"_7vNYyW_block"',
})

test('a class has one short name in styles, scripts and on the server', () => {
  write(build())
  shortenNames(output)
  const [block, table] = /"(\w\w) (\w\w)"/.exec(read('server/app/page.js'))!.slice(1)
  const [style, page] = (JSON.parse(read('build-manifest.json')) as [string, string]).map(read)
  expect(style).toBe(`.${block}:hover{color:red}.${table}{}.icon{}`)
  expect(page).toContain(`({"block":"${block}"}`)
  expect(block).not.toBe(table)
  expect(read('cache/kept.json')).toBe('"_7vNYyW_block"')
})

test('a chunk is found under its new name by those that load it', () => {
  write(build())
  shortenNames(output)
  const [, page] = JSON.parse(read('build-manifest.json')) as [string, string]
  const later = /static\/chunks\/[\w.]+/.exec(read(page))![0]
  expect(read(later)).toBe('later')
  expect(chunks()).toHaveLength(4)
})

test('a chunk that changes changes its name and the names of those that lead to it, no others', () => {
  write(build())
  shortenNames(output)
  const before = chunks()
  rmSync(output, { recursive: true })
  write(build('later, and more'))
  shortenNames(output)
  const after = chunks()
  expect(after.filter((name) => before.includes(name))).toHaveLength(2)
})

test('the same build has the same names', () => {
  write(build())
  shortenNames(output)
  const before = chunks()
  rmSync(output, { recursive: true })
  write(build())
  shortenNames(output)
  expect(chunks()).toEqual(before)
})

test('another class changes few names', () => {
  const style = (count: number) =>
    Array.from({ length: count }, (_, at) => `.AbCd${10 + (at % 90)}_name${at}{}`).join('')
  const [before, after] = [classNames([style(800)]), classNames([style(801)])]
  expect(new Set(before.values()).size).toBe(800)
  const changed = [...before].filter(([name, short]) => after.get(name) !== short)
  expect(changed.length).toBeLessThan(8)
})

test('more classes than names end the build', () => {
  const style = Array.from({ length: 4000 }, (_, at) => `.AbCdEf_name${at}{}`).join('')
  expect(() => classNames([style])).toThrow('4000 classes, but 3224 names')
})
