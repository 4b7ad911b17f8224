import { messageText } from '#core/messages/message-text.ts'

/** The whole 404 page where a page of ours has no such make, car or guide; sent as `page-not-found` is. */
export { default } from '../not-found-page.tsx'

export const metadata = { title: messageText('notFound.title'), robots: { index: false } }
