import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { useCameAsHtml } from './came-as-html.ts'
import { firstUse } from './first-use.ts'
import { heldSubmit } from './held-submit.ts'

/**
 * A form whose script waits for its first use on a page that came as HTML, and comes with the page on
 * one reached by a link. Without its script it is the server's HTML, which can be sent as it is; so it
 * stays when the script does not come.
 * @param formId of the form in the server's HTML
 */
export function formWhenUsed<Props extends object>(
  formId: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const AtOnce = lazy(async () => ({ default: await load() }))
  const WhenUsed = lazy(async () => {
    await firstUse(formId)
    const release = heldSubmit(formId)
    try {
      const Form = await load()
      return {
        default: function TakenOver(props: Props) {
          useEffect(release, [])
          return createElement(Form, props)
        },
      }
    } catch {
      release()
      return new Promise<never>(() => {})
    }
  })
  return function Form(props: Props) {
    const cameAsHtml = useCameAsHtml()
    const [Part] = useState<ComponentType<Props>>(() => (cameAsHtml ? WhenUsed : AtOnce))
    return createElement(Part, props)
  }
}
