import { getRequestConfig } from 'next-intl/server'
import { messages } from '../messages/en.ts'

/** English only for now, with no locale in the address. Client components get their texts as props. */
export default getRequestConfig(async () => ({
  locale: 'en',
  timeZone: 'Europe/London',
  messages,
}))
