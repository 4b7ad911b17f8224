import { getRequestConfig } from 'next-intl/server'
import { siteLanguage } from '#core/messages/language.ts'
import { messages } from '../messages/en.ts'

/** One language, with none in the address (Rule D-41). Client components get their texts as props. */
export default getRequestConfig(async () => ({
  locale: siteLanguage,
  timeZone: 'Europe/London',
  messages,
}))
