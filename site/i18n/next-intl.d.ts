import type { Messages } from '../messages/en.ts'

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'en'
    Messages: Messages
  }
}
