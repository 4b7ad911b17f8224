import { unsubscribePage } from '#site/app/[storefront]/(site)/unsubscribe/unsubscribe-page.tsx'

const { generateMetadata, Page } = unsubscribePage('unsubscribe')

export { generateMetadata, Page as default }
