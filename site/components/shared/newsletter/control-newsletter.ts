import { messageText } from '#core/messages/message-text.ts'
import { checkForm, type FieldErrors } from '#core/validation/check-form.ts'
import { isErrorShown } from '#core/validation/errors/is-error-shown.ts'
import { type FadingMessage, messagePhase } from '#core/validation/errors/message-fade.ts'
import {
  isNewsletterButtonGrey,
  newsletterSchema,
} from '#core/validation/forms/mailing-list-forms.ts'
import { type NewsletterField, newsletterFields } from '#core/validation/newsletter-fields.ts'
import { postNewsletter } from '#site/data/newsletter/browser.ts'
import t from '#site/messages/en/newsletter.json' with { type: 'json' }

/** Time between looks at messages that are about to go. */
const lookMs = 100

let forms = 0

type Shown = {
  input: HTMLInputElement
  message: HTMLElement
  isBlurred: boolean
  fading: FadingMessage | null
}

/**
 * Takes over a newsletter form that was rendered as plain HTML: its fields say what is wrong once they
 * are left, its button is grey meanwhile, and it is sent without leaving the page. Rules V-29, V-44,
 * V-45, D-11.
 */
export function controlNewsletter(form: HTMLFormElement): void {
  forms += 1
  const button = form.querySelector('button')!
  const whole = form.appendChild(document.createElement('p'))
  whole.role = 'alert'
  const shown = Object.fromEntries(
    newsletterFields.map((name) => [name, shownField(form, name)]),
  ) as Record<NewsletterField, Shown>
  let isSubmitted = false
  let isBusy = false
  /** What the API refused, until the field is changed. */
  let refused: Partial<Record<NewsletterField, string>> = {}

  const typed = () => Object.fromEntries(new FormData(form)) as Record<string, string>

  function show(): FieldErrors<NewsletterField> {
    const check = checkForm(newsletterSchema, typed())
    const errors = check.ok ? {} : check.errors
    const nowMs = Date.now()
    let isGoing = false
    for (const name of newsletterFields) {
      const field = shown[name]
      const key = isErrorShown({ isBlurred: field.isBlurred, isSubmitted })
        ? errors[name]
        : undefined
      const text = key ? messageText(key) : refused[name]
      if (text) {
        if (!field.fading || field.fading.mendedAtMs !== null)
          field.fading = { shownAtMs: nowMs, mendedAtMs: null }
        field.message.textContent = text
      } else if (field.fading?.mendedAtMs === null) field.fading.mendedAtMs = nowMs
      const phase = field.fading ? messagePhase(field.fading, nowMs) : 'gone'
      if (phase === 'gone') field.message.textContent = ''
      else isGoing ||= !text
      field.message.dataset.phase = phase
      field.input.ariaInvalid = text ? 'true' : null
    }
    const isGrey = isNewsletterButtonGrey(
      newsletterFields.map((name) => ({
        messageKey: errors[name] ?? refused[name] ?? null,
        isBlurred: shown[name].isBlurred,
        isSubmitted,
      })),
    )
    button.ariaDisabled = isGrey || isBusy ? 'true' : null
    button.textContent = isBusy ? t.sending : t.submit
    if (isGoing) setTimeout(show, lookMs)
    return errors
  }

  async function send(): Promise<void> {
    isBusy = true
    whole.textContent = ''
    show()
    const { form: failure, ...fields } = await postNewsletter(typed())
    isBusy = false
    refused = fields
    show()
    whole.textContent = failure ?? ''
    const wrong = newsletterFields.find((name) => fields[name])
    if (wrong) shown[wrong].input.focus()
    else if (failure === undefined) thank(form)
  }

  form.addEventListener('focusout', ({ target }) => {
    const field = newsletterFields.find((name) => shown[name].input === target)
    if (!field || shown[field].input.value === '') return
    shown[field].isBlurred = true
    show()
  })
  form.addEventListener('input', ({ target }) => {
    const field = newsletterFields.find((name) => shown[name].input === target)
    if (field) delete refused[field]
    show()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy) return
    isSubmitted = true
    refused = {}
    const errors = show()
    const wrong = newsletterFields.find((name) => errors[name])
    if (wrong) shown[wrong].input.focus()
    else void send()
  })
}

/** A field and the place of its message, which is said when it appears. */
function shownField(form: HTMLFormElement, name: NewsletterField): Shown {
  const input = form.elements.namedItem(name) as HTMLInputElement
  const cell = input.closest('div')!
  const message = cell.querySelector('p') ?? cell.appendChild(document.createElement('p'))
  message.id = `newsletter-${forms}-${name}`
  message.ariaLive = 'polite'
  input.setAttribute('aria-describedby', message.id)
  return { input, message, isBlurred: false, fading: null }
}

/** The thank-you in the form's place. The form itself stays, hidden: React holds it. */
function thank(form: HTMLFormElement): void {
  const thanks = document.createElement('p')
  thanks.tabIndex = -1
  thanks.role = 'status'
  thanks.textContent = t.thanks
  form.hidden = true
  form.after(thanks)
  thanks.focus()
}
