import { useState } from 'react'
import { useCameAsHtml } from '#site/ui/when-used/came-as-html.ts'

/**
 * What was typed in the server's HTML of a form before its script came, by field; nothing of a form
 * that a link led to.
 * @param idPrefix what stands before a field's name in its id
 */
export function useTypedBefore<Field extends string>(
  fields: readonly Field[],
  idPrefix: string,
): Partial<Record<Field, string>> {
  const cameAsHtml = useCameAsHtml()
  const [typed] = useState(() => (cameAsHtml ? typedIn(fields, idPrefix) : {}))
  return typed
}

function typedIn<Field extends string>(fields: readonly Field[], idPrefix: string) {
  if (typeof document === 'undefined') return {}
  return Object.fromEntries(
    fields.flatMap((field) => {
      const element = document.getElementById(`${idPrefix}${field}`)
      return element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement
        ? [[field, element.value]]
        : []
    }),
  ) as Partial<Record<Field, string>>
}
