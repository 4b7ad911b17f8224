import { cookieValue } from '../attribution/cookie-value.ts'
import { choiceSeconds, type ConsentCategory, consentCategories } from './stored-items.ts'

/** The name of the cookie that holds a choice. Rule A-27. */
export const consentCookieName = 'larkway_consent'

/** What a choice was made about, and what the browser says for its user. */
export type ConsentQuestion = {
  /** Of the table of stored items. */
  version: string
  /** Whether the browser sends the Global Privacy Control. */
  hasPrivacySignal: boolean
}

const letters: Readonly<Record<ConsentCategory, string>> = {
  statistics: 's',
  marketing: 'm',
  services: 'v',
}

/**
 * What a visitor has agreed to, out of `document.cookie`; null when there is no choice about this
 * version of the table, so that it must be asked for. With the browser's privacy signal nobody is
 * asked and nothing is agreed to, unless the choice was made in spite of it. Rules.
 */
export function consentOf(
  cookies: string,
  { version, hasPrivacySignal }: ConsentQuestion,
): ConsentCategory[] | null {
  const [about, granted = '', , signal] = cookieValue(cookies, consentCookieName).split('.')
  const isAnswer = about === version && (!hasPrivacySignal || signal === 'g')
  if (!isAnswer) return hasPrivacySignal ? [] : null
  return consentCategories.filter((each) => granted.includes(letters[each]))
}

/**
 * The cookie that stores a choice, as `document.cookie` takes it: which version, what was agreed to,
 * on which day, and whether in spite of the browser's privacy signal. Rule A-27.
 * @param today `YYYY-MM-DD` in London
 */
export function consentCookie(
  granted: readonly ConsentCategory[],
  { version, hasPrivacySignal }: ConsentQuestion,
  { today, isSecure }: { today: string; isSecure: boolean },
): string {
  const agreed = consentCategories.filter((each) => granted.includes(each))
  const value = [
    version,
    agreed.map((each) => letters[each]).join('') || '-',
    today.replaceAll('-', ''),
    ...(hasPrivacySignal ? ['g'] : []),
  ].join('.')
  const secure = isSecure ? '; Secure' : ''
  return `${consentCookieName}=${value}; Max-Age=${choiceSeconds}; Path=/; SameSite=Lax${secure}`
}

/** The day on which the stored choice was made, as `YYYY-MM-DD`; null without one. Rule A-27. */
export function choiceDay(cookies: string): string | null {
  const day = /^[^.]*\.[^.]*\.(\d{4})(\d\d)(\d\d)/.exec(cookieValue(cookies, consentCookieName))
  return day ? day.slice(1).join('-') : null
}
