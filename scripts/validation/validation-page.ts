import type { FormRow } from './form-table.ts'
import type { MessageRow } from './message-table.ts'
import { ruleTable } from './rule-table.ts'

const head = `# Validation: where each rule and each message is

Written by \`npm run validation\` from the forms of \`core/validation/forms\`, each filled in wrongly in every way we know, and from the sources; \`npm test\` fails while it says something else than they do. What the rules are: [validation](rules/validation.md).

- A form is named as its schema is; \`enquiry.phone\` is its field.
- *Checked by* are the files that hold a form against what a visitor typed: those of the site before it is sent, those of the leasing API in any case. A form that only the leasing API checks shows its messages after it is sent.`

/** The text of docs/VALIDATION.md. */
export function validationPage(
  forms: readonly FormRow[],
  messages: readonly MessageRow[],
  restrictedBy: readonly string[],
): string {
  return `${[
    head,
    '## Forms',
    table(
      ['form', 'checked by'],
      forms.map(({ name, usedBy }) => [code(name), files(usedBy)]),
    ),
    '## Rules',
    `A rule without a field has none on the site: no form here asks for a web address, a plain number, a percentage, a day of a month or a tax number. Restricting what is typed (V-30): ${files(restrictedBy)}.`,
    table(
      ['rule', 'what', 'fields'],
      ruleTable.map(({ id, name, isOf }) => [
        id,
        name,
        fieldsOf(forms, isOf).map(code).join(', ') || 'none',
      ]),
    ),
    '## Messages',
    table(
      ['message', 'key', 'fields', 'also said by'],
      messages.map(({ key, text, saidBy }) => [
        `"${text}"`,
        code(key),
        fieldsOf(forms, ({ keys }) => keys.includes(key))
          .map(code)
          .join(', '),
        saidBy.length > 0 ? files(saidBy) : '',
      ]),
    ),
  ].join('\n\n')}\n`
}

function fieldsOf(
  forms: readonly FormRow[],
  isWanted: (field: FormRow['fields'][number]) => boolean,
): string[] {
  return forms.flatMap(({ name, fields }) =>
    fields.filter(isWanted).map(({ field }) => `${name}.${field}`),
  )
}

const code = (text: string) => `\`${text}\``

const files = (names: readonly string[]) => names.map(code).join(', ') || 'nothing yet'

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}
