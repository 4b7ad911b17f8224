import { offerFormId } from './offers/offer-choices.tsx'
import { changedWords, changedOfferChoice } from './changed-words.ts'
import { dealId } from './deal-id.ts'
import { dealTexts } from './deal-texts.ts'
import { sentenceFormId } from './summary/deal-sentence-form.tsx'

/**
 * Asks for what a deal page shows until it comes; until then the page is the server's HTML, whose links
 * and forms work. A choice that was made meanwhile is taken back where nothing comes, which the page
 * says, and the next one asks again. Rules L-42, L-43, D-101.
 * @param onFailure told each time that nothing came
 */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  onFailure: () => void,
): Promise<Answer> {
  for (;;) {
    try {
      const answer = await ask()
      // As the server wrote it, before React compares.
      say('')
      return answer
    } catch {
      onFailure()
      if (hasChoice()) {
        takeBack()
        say(dealTexts.failed)
      }
      await nextChoice()
    }
  }
}

const hasChoice = (): boolean =>
  Object.keys({ ...changedWords(), ...changedOfferChoice() }).length > 0

function takeBack(): void {
  for (const id of [sentenceFormId, offerFormId]) {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) form.reset()
  }
}

/** Where a deal says what the last change did. */
function say(text: string): void {
  const line = document.querySelector(`#${dealId} output`)
  if (line) line.textContent = text
}

/** On its way down: React stops an event within what it has not taken over. */
const nextChoice = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    const choose = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(`#${dealId}`)) return
      listening.abort()
      resolve()
    }
    window.addEventListener('change', choose, { capture: true, signal: listening.signal })
  })
