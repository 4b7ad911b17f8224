import type { SourceText } from './citations.ts'
import type { BookRule } from './rule-book.ts'

/** Code that only tests run. */
const isForTests = /(^|\/)test\/|^core\/fixtures\//

/**
 * Errors of the list of unreached code: unreached but not listed, or listed but reached or deleted.
 * @param waiting names by the page that they wait for, as in `unreached-yet.ts`
 */
export function reachErrors(
  unreached: readonly string[],
  waiting: Readonly<Record<string, readonly string[]>>,
): string[] {
  const listed = Object.values(waiting).flat()
  return [
    ...unreached
      .filter((name) => !listed.includes(name))
      .map(
        (name) =>
          `${name} is reached by no program: use it, delete it, or name it in scripts/rules/unreached-yet.ts with the page that it waits for`,
      ),
    ...listed
      .filter((name) => !unreached.includes(name))
      .map(
        (name) => `${name} does not wait any more: take it out of scripts/rules/unreached-yet.ts`,
      ),
  ]
}

/** Rules whose code no program reaches, and none of whose code waits for its page. */
export function waitingErrors(
  rules: readonly BookRule[],
  code: ReadonlyMap<string, readonly string[]>,
  reached: ReadonlyMap<string, readonly string[]>,
  waiting: Readonly<Record<string, readonly string[]>>,
): string[] {
  const files = new Set(
    Object.values(waiting)
      .flat()
      .map((name) => name.split('#')[0]),
  )
  return rules
    .filter(({ id }) => code.has(id) && !reached.has(id))
    .filter(({ id }) => !code.get(id)!.some((file) => files.has(file)))
    .map(({ id }) => `${id} is cited by no code that a program reaches`)
}

/** The source texts without what only tests run and without what no program reaches. */
export function reachedTexts(
  sources: readonly SourceText[],
  unreached: readonly string[],
): SourceText[] {
  const files = new Set(unreached)
  const names = Map.groupBy(
    unreached.map((name) => name.split('#')).filter(({ length }) => length > 1),
    ([file]) => file!,
  )
  return sources
    .filter(({ file }) => !files.has(file) && !isForTests.test(file))
    .map(({ file, text }) => ({
      file,
      text: (names.get(file) ?? []).reduce((left, [, name]) => withoutExport(left, name!), text),
    }))
}

/** A text without one exported declaration and the comment above it. */
function withoutExport(text: string, name: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) =>
    new RegExp(`^export (async )?(function|const|type|interface|class) ${name}\\b`).test(line),
  )
  if (at === -1) return text
  let from = at
  if (lines[at - 1]?.endsWith('*/')) {
    do from--
    while (!lines[from]!.startsWith('/**'))
  }
  const next = lines.findIndex(
    (line, index) => index > at && /^(\/\*\*|export |function |const |type |interface )/.test(line),
  )
  return [...lines.slice(0, from), ...(next === -1 ? [] : lines.slice(next))].join('\n')
}
