// `npm run rules`: every rule of the book with the files and tests that cite it, and how many of them
// a program carries. Fails when a rule has no code or no test, when no program reaches its code and
// `unreached-yet.ts` does not say which page that waits for, when a citation is of no rule, and when
// the book has errors. `--check` prints the errors only; `--book` reads another folder or file.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { endWith } from '../data-commands/end-with.ts'
import { citationErrors } from '../rules/citation-errors.ts'
import { findCitations } from '../rules/citations.ts'
import { reachedTexts, reachErrors, waitingErrors } from '../rules/reach-errors.ts'
import { bookErrors, readRuleBook } from '../rules/rule-book.ts'
import { sourceTexts } from '../rules/source-texts.ts'
import { unreachedNames } from '../rules/unreached-names.ts'
import { unreachedYet } from '../rules/unreached-yet.ts'
import { UserError } from '#server-kit/user-error.mjs'
import { root } from '../start/root.mjs'

const ownBook = path.join(root, 'docs/rules')

/** The Markdown files of a folder in the order of their names, or the one file. */
function bookFiles(book: string) {
  const isFolder = statSync(book).isDirectory()
  const names = isFolder ? readdirSync(book).filter((name) => name.endsWith('.md')) : ['']
  return names.toSorted().map((name) => {
    const file = path.join(book, name)
    return { file: path.relative(root, file), text: readFileSync(file, 'utf8') }
  })
}

function main(): boolean {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      book: { type: 'string', default: ownBook },
    },
  })
  if (!existsSync(values.book)) {
    throw new UserError(
      `The rule book ${values.book} is not there. Name a folder or a file with --book.`,
    )
  }
  const rules = readRuleBook(bookFiles(values.book))
  if (rules.length === 0) {
    throw new UserError(
      `${values.book} holds no rule. A rule is a list item: - **Z-01** What holds.`,
    )
  }
  const letters = new Set(rules.map((rule) => rule.letter))
  const sources = sourceTexts(root)
  const citations = findCitations(sources, letters)
  // Another book is not that of the programs.
  const isOwnBook = values.book === ownBook
  const unreached = isOwnBook ? unreachedNames(root) : []
  const reached = findCitations(reachedTexts(sources, unreached), letters).code
  const names = (files: string[] = []) => files.join(', ') || '(none)'
  if (!values.check) {
    for (const { id } of rules) {
      console.log(`${id}  ${names(citations.code.get(id))}  |  ${names(citations.tests.get(id))}`)
    }
  }
  const errors = [
    ...bookErrors(rules),
    ...citationErrors(rules, citations),
    ...(isOwnBook ? reachErrors(unreached, unreachedYet) : []),
    ...waitingErrors(rules, citations.code, reached, unreachedYet),
  ]
  for (const error of errors) console.log(`FAILED  ${error}`)
  const carried = rules.filter(({ id }) => reached.has(id)).length
  console.log(
    `${rules.length} rules in ${letters.size} areas: ${carried} carried by a program, ${rules.length - carried} waiting for their page, ${errors.length} errors`,
  )
  return errors.length === 0
}

await endWith(main)
