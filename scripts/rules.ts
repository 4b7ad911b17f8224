// `npm run rules`: every rule of the book with the files and tests that cite it. Fails when one has
// no code or no test, when a citation is of no rule, and when the book's numbering has faults.
// `--check` prints the failures only; `--book FILE` reads another book.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { citationErrors } from './rules/citation-errors.ts'
import { findCitations } from './rules/citations.ts'
import { bookErrors, readRuleBook } from './rules/rule-book.ts'
import { sourceTexts } from './rules/source-texts.ts'
import { explain, UserError } from './start/user-error.mjs'
import { root } from './start/root.mjs'

function main(): number {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      book: { type: 'string', default: path.join(root, 'docs/RULES.md') },
    },
  })
  if (!existsSync(values.book)) {
    throw new UserError(`The rule book ${values.book} is not there. Name one with --book FILE.`)
  }
  const rules = readRuleBook(readFileSync(values.book, 'utf8'))
  if (rules.length === 0) {
    throw new UserError(
      `${values.book} holds no rule. A rule is a list item: - **Z-01** What holds.`,
    )
  }
  const letters = new Set(rules.map((rule) => rule.letter))
  const citations = findCitations(sourceTexts(root), letters)
  const names = (files: string[] = []) => files.join(', ') || '(none)'
  if (!values.check) {
    for (const { id } of rules) {
      console.log(`${id}  ${names(citations.code.get(id))}  |  ${names(citations.tests.get(id))}`)
    }
  }
  const problems = [...bookErrors(rules), ...citationErrors(rules, citations)]
  for (const problem of problems) console.log(`FAILED  ${problem}`)
  console.log(`${rules.length} rules in ${letters.size} areas, ${problems.length} problems`)
  return problems.length > 0 ? 1 : 0
}

try {
  process.exitCode = main()
} catch (error) {
  process.exitCode = explain(error)
}
