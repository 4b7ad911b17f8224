import { messageText } from '#core/messages/message-text.ts'
import { paths } from '#core/routes/paths.ts'
import { messages } from '#site/messages/en.ts'

/**
 * What Next itself shows of an address without a page. The front server sends the page in full
 * instead, so this is seen in development alone; it is short because it travels with every page.
 */
export default function NotFound() {
  return (
    <main>
      <h1>{messageText('notFound.heading')}</h1>
      <a href={paths.home()}>{messages.failed.backHome}</a>
    </main>
  )
}
