import { faqFindKey, isFaqFound } from '#core/content/faq-found.ts'
import type { Messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'

export type FindTexts = Pick<Messages['content']['findQuestions'], 'none' | 'one' | 'many'>

/** How many questions were found; empty where nothing is looked for. Rule E-22. */
export function foundText(count: number, find: string, { none, one, many }: FindTexts): string {
  if (find.trim() === '') return ''
  if (count === 0) return none
  return count === 1 ? one : fill(many, { count })
}

/**
 * Shows the questions that have the words of the box, whenever these change, says how many there are
 * and has the words in the page's address. Everything is the server's HTML, which React draws once, so
 * it is changed by hand. Ends with `signal`.
 */
export function findQuestions(place: HTMLElement, texts: FindTexts, signal: AbortSignal): void {
  const form = place.querySelector('form')!
  const box = form.querySelector('input')!
  const show = () => {
    const count = showFound(place, box.value)
    const text = foundText(count, box.value, texts)
    place.querySelector('[role=status]')!.textContent = text
    place.querySelector<HTMLElement>('[data-all]')!.hidden = text === '' || count > 0
    window.history.replaceState(null, '', addressOf(box.value))
  }
  form.addEventListener('input', show, { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  // Typed before this script was there.
  if (box.value !== box.defaultValue) show()
}

/** The page's own address with the words to find, or without any. */
function addressOf(words: string): URL {
  const address = new URL(window.location.href)
  address.searchParams.delete(faqFindKey)
  if (words.trim()) address.searchParams.set(faqFindKey, words)
  return address
}

/** Shows the questions that have the words, and topics with any of them; returns how many there are. */
function showFound(place: HTMLElement, words: string): number {
  let count = 0
  for (const topic of place.querySelectorAll<HTMLElement>('[data-topic]')) {
    let inTopic = 0
    for (const question of topic.querySelectorAll('details')) {
      question.hidden = !isFaqFound(question.textContent, words)
      if (!question.hidden) inTopic += 1
    }
    topic.hidden = inTopic === 0
    const link = place.querySelector(`a[href="#${topic.dataset['topic']}"]`)
    link?.closest('li')?.toggleAttribute('hidden', topic.hidden)
    count += inTopic
  }
  return count
}
