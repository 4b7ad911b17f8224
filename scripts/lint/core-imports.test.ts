import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceTexts } from '../rules/source-texts.ts'
import { root } from '../start/root.mjs'

/**
 * What the files of core really import, read from their text: the linter's rule is proved in
 * boundaries.test.ts, and this would still stand if the linter were switched off for a line.
 */
const specifier =
  /(?:^(?:import|export)\b[^;'"`]*?\bfrom\s+|^import\s+|\bimport\(\s*)['"`]([^'"`\n]+)['"`]/gm
const files = sourceTexts(root, 'core').map(({ file, text }) => ({
  file,
  specifiers: [...text.matchAll(specifier)].map(([, name]) => name ?? ''),
}))
const isTest = (file: string) => /\.(test\.tsx?|e2e\.ts)$/.test(file)
const isFixture = (file: string) => file.startsWith('core/fixtures/')
const isContract = (file: string) => file.startsWith('core/contract/')

/** The packages these files import, without repetition, in the order of their names. */
function packagesOf(chosen: (file: string) => boolean): string[] {
  const names = files
    .filter(({ file }) => chosen(file))
    .flatMap(({ specifiers }) => specifiers)
    .filter((name) => !/^[.#]/.test(name))
  return [...new Set(names)].toSorted()
}

test('core/contract imports zod and no other package', () => {
  expect(packagesOf((file) => isContract(file) && !isTest(file))).toEqual(['zod'])
})

test('the rest of core imports yup and libphonenumber-js and no other package', () => {
  const allowed = /^(yup|libphonenumber-js(\/\w+)*)$/
  const found = packagesOf((file) => !isContract(file) && !isTest(file) && !isFixture(file))
  expect(found.filter((name) => !allowed.test(name))).toEqual([])
  expect(found).toContain('yup')
})

test('tests of core import vitest, fast-check and what core imports', () => {
  const allowed = /^(vitest|fast-check|yup|zod|libphonenumber-js(\/\w+)*)$/
  expect(packagesOf(isTest).filter((name) => !allowed.test(name))).toEqual([])
})

test('fixtures import fast-check and no other package, and only tests import them', () => {
  expect(packagesOf(isFixture).filter((name) => name !== 'fast-check')).toEqual([])
  const importers = ['core', 'site', 'leasing-api', 'schemas', 'content-lake']
    .flatMap((folder) => sourceTexts(root, folder))
    .filter(({ file }) => !isTest(file) && !isFixture(file))
    .filter(({ text }) => /['"`](?:[^'"`\n]*core|[./]+)\/fixtures\//.test(text))
  expect(importers.map(({ file }) => file)).toEqual([])
})

test('every other import is a file of core, named with its ending', () => {
  const outside = files.flatMap(({ file, specifiers }) =>
    specifiers
      .filter((name) => /^[.#]/.test(name))
      .map((name) =>
        name.startsWith('#')
          ? path.posix.normalize(name.slice(1))
          : path.posix.join(path.posix.dirname(file), name),
      )
      .filter((target) => !/^core\/.+\.(ts|json)$/.test(target))
      .map((target) => `${file} → ${target}`),
  )
  expect(outside).toEqual([])
})
