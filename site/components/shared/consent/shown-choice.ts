import { choiceDay } from '#core/consent/consent-record.ts'
import { writtenDay } from '#core/time/written-day.ts'
import texts from '#site/messages/en/consent-choices.json' with { type: 'json' }
import { fill } from '#site/messages/fill.ts'
import { consentQuestion, grantedConsent } from '#site/stores/consent.ts'

/** Says on the cookie page what is chosen now, beside the button to change it. */
export function showChoice(): void {
  const place = document.querySelector<HTMLElement>('[data-choice]')
  if (!place) return
  const [words, button] = place.children as unknown as [HTMLElement, HTMLElement]
  words.textContent = choiceText()
  button.hidden = false
}

function choiceText(): string {
  const granted = grantedConsent()
  if (granted === null) return texts.notChosen
  const day = choiceDay(document.cookie)
  if (granted.length === 0 && consentQuestion().hasPrivacySignal) return texts.signal
  const categories = granted.map((each) => texts.categories[each].name.toLowerCase()).join(', ')
  return fill(granted.length === 0 ? texts.refused : texts.agreed, {
    categories,
    day: day ? writtenDay(day) : '',
  })
}
