import { type ComponentType, lazy, useState } from 'react'
import { useCameAsHtml } from '#site/ui/when-used/came-as-html.ts'
import { firstUse } from '#site/ui/when-used/first-use.ts'
import type { CalculatorProps } from './calculator.tsx'
import { withStyles } from '#site/ui/page-styles/whole-styles.ts'

const load = () => withStyles(import('./calculator.tsx'))

const AtOnce = lazy(async () => ({ default: (await load()).Calculator }))

/** One for each calculator of a page, by its id: React asks again for what it could not draw yet. */
const whenUsed = new Map<string, ComponentType<CalculatorProps>>()

function calculatorWhenUsed(id: string): ComponentType<CalculatorProps> {
  const known = whenUsed.get(id)
  if (known) return known
  const made = lazy(async () => {
    await firstUse(id)
    const { Calculator } = await load()
    // Read before React takes the fields up and puts them back.
    const typedBefore = typedInto(id)
    return {
      default: function TakenOver(props: CalculatorProps) {
        return <Calculator {...props} typedBefore={typedBefore} />
      },
    }
  })
  whenUsed.set(id, made)
  return made
}

/** The fields of a calculator that stand otherwise than they were sent, by their names. */
function typedInto(id: string): Record<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `#${CSS.escape(id)} :is(input, select)`,
  )
  return Object.fromEntries(
    [...fields].filter(isChanged).map((field) => [field.id.slice(id.length + 1), field.value]),
  )
}

const isChanged = (field: HTMLInputElement | HTMLSelectElement): boolean =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : !field.selectedOptions[0]?.defaultSelected

/**
 * The browser's side of a calculator in a text, which package.json puts in the place of the server's:
 * on a page that came as HTML its script waits for the first use, on one reached by a link it comes
 * with the page.
 */
export function Calculator(props: CalculatorProps) {
  const cameAsHtml = useCameAsHtml()
  const [Part] = useState(() => (cameAsHtml ? calculatorWhenUsed(props.id) : AtOnce))
  return <Part {...props} />
}
