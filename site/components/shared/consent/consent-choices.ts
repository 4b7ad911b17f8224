import type { ConsentCategory } from '#core/consent/stored-items.ts'
import texts from '#site/messages/en/consent-choices.json' with { type: 'json' }

/**
 * Opens in the banner a box to tick for each category, with a button to save; the buttons beside it
 * stay as they are. Built here and not on the server, so that no page carries it for whom it is not
 * opened. Rule A-30.
 */
export function openChoices(
  banner: HTMLElement,
  categories: readonly ConsentCategory[],
  granted: readonly ConsentCategory[],
): void {
  closeChoices(banner)
  const legend = element('legend', { textContent: texts.legend })
  const necessary = choiceOf('necessary', { checked: true, disabled: true })
  const choices = categories.map((each) => choiceOf(each, { checked: granted.includes(each) }))
  const fieldset = element('fieldset', { id: choicesId })
  fieldset.append(legend, necessary, ...choices)
  const save = banner.querySelector<HTMLElement>('[data-do=choose]')
  if (save) {
    save.dataset.do = 'save'
    save.textContent = texts.save
    save.parentElement?.before(fieldset)
  }
  fieldset.querySelector<HTMLInputElement>('input:enabled')?.focus()
}

/** Closes them again. */
export function closeChoices(banner: HTMLElement): void {
  banner.querySelector(`#${choicesId}`)?.remove()
  const save = banner.querySelector<HTMLElement>('[data-do=save]')
  if (!save) return
  save.dataset.do = 'choose'
  save.textContent = texts.choose
}

/** The categories that are ticked. */
export const chosenCategories = (banner: HTMLElement): ConsentCategory[] =>
  [...banner.querySelectorAll<HTMLInputElement>(`#${choicesId} input:checked:enabled`)].map(
    ({ value }) => value as ConsentCategory,
  )

const choicesId = 'consent-choices'

function choiceOf(
  category: keyof typeof texts.categories,
  more: Partial<HTMLInputElement>,
): HTMLElement {
  const { name, about } = texts.categories[category]
  const input = element('input', { type: 'checkbox', value: category, ...more })
  const label = element('label', {})
  const words = element('span', {})
  words.append(element('strong', { textContent: name }), ` ${about}`)
  label.append(input, words)
  return label
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, props: object) =>
  Object.assign(document.createElement(tag), props)
