import { describe, expect, test } from 'vitest'
import { sourceTexts } from '../rules/source-texts.ts'
import { root } from '../start/root.mjs'

const anyIgnore = /(?:v8|c8|istanbul)\s+ignore[^\n]*/g
/** One branch or a marked stretch, and words behind `--` that say why nothing can reach it. */
const reasoned = /^v8 ignore (?:next(?: \d+)?|if|else|start) -- (?:\S+ ){2,}\S+/
const endOfStretch = /^v8 ignore stop\b/

/** Comments that take code out of the coverage without a reason. */
const unreasoned = (text: string) =>
  (text.match(anyIgnore) ?? []).filter(
    (comment) => !reasoned.test(comment) && !endOfStretch.test(comment),
  )

describe('what counts as a reason', () => {
  test.each([
    ['/* v8 ignore next -- the id was just made */', 0],
    ['/* v8 ignore next 3 -- the id was just made */', 0],
    ['/* v8 ignore start -- the id was just made */\n/* v8 ignore stop */', 0],
    ['/* v8 ignore next */', 1],
    ['/* v8 ignore next -- */', 1],
    ['/* v8 ignore next -- @preserve */', 1],
    ['/* v8 ignore file -- the id was just made */', 1], // a whole file is never left out
    ['/* c8 ignore next -- the id was just made */', 1],
    ['/* istanbul ignore else -- the id was just made */', 1],
  ])('%s', (text, count) => {
    expect(unreasoned(text)).toHaveLength(count)
  })
})

test('whatever core leaves out of its coverage says why', () => {
  const found = sourceTexts(root, 'core').flatMap(({ file, text }) =>
    unreasoned(text).map((comment) => `${file}: ${comment}`),
  )
  expect(found).toEqual([])
})
