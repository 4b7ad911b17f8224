import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { OutboxMessage } from '../queries/orders/outbox-messages.ts'
import { Failure } from '../server/failure.ts'
import type { Environment } from '../server/environment.ts'
import { failureResponse } from '../server/failure-response.ts'
import { guardLoopback } from '../server/guards.ts'
import { framedMessage, pageResponse } from '../server/page-response.ts'
import { notReady } from '../server/serve-route.ts'
import type { Readiness } from '../server/services.ts'

const messagesShown = 100

/**
 * `/outbox`: the texts and e-mails that would have been sent, newest first, as a page or, to
 * `Accept: application/json`, as data; `/outbox/message?id=` shows one e-mail's HTML. Only added
 * when nothing really sends, and only answered to somebody at this machine.
 */
export function addOutboxPages(app: Hono<Environment>, readiness: () => Readiness): void {
  app.get('/outbox', guardLoopback, async (context) => {
    context.set('callName', 'outbox')
    const ready = readiness()
    if (ready.status !== 'ready') return failureResponse(context, notReady)
    const messages = await ready.services.database.call.listOutboxMessages({ most: messagesShown })
    const accept = context.req.header('accept') ?? ''
    if (accept.includes('application/json') && !accept.includes('text/html')) {
      return context.json({ messages: messages.map(messageToWire) }, 200, {
        'cache-control': 'no-store',
      })
    }
    return pageResponse(context, outboxPage(messages))
  })

  app.get('/outbox/message', guardLoopback, async (context) => {
    context.set('callName', 'outbox')
    const ready = readiness()
    if (ready.status !== 'ready') return failureResponse(context, notReady)
    const id = context.req.query('id') ?? ''
    const message = await ready.services.database.call.readOutboxMessage({ id })
    if (!message?.html) return failureResponse(context, new Failure(404, 'errors.notFound'))
    return framedMessage(context, message.html)
  })
}

function messageToWire({ recipient, createdAt, ...message }: OutboxMessage) {
  return { ...message, to: recipient, createdAt: createdAt.toISOString() }
}

function outboxPage(messages: readonly OutboxMessage[]) {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Outbox</title>
        <link rel="stylesheet" href="/docs/reference.css" />
      </head>
      <body>
        <header class="page-head">
          <h1>Outbox</h1>
          <p>
            Texts and e-mails that would have been sent, newest first. Nothing leaves this machine
            while no sender is configured. Reload the page for new ones.
          </p>
        </header>
        <main class="page-head">
          ${messages.length === 0 ? html`<p>No messages yet. Send an enquiry on the site.</p>` : ''}
          ${messages.map(messageArticle)}
        </main>
      </body>
    </html>`
}

function messageArticle(message: OutboxMessage) {
  return html`<article>
    <h2>${message.channel === 'sms' ? 'Text' : 'E-mail'} to ${message.recipient}</h2>
    <time datetime="${message.createdAt.toISOString()}">${londonTime(message.createdAt)}</time>
    ${message.subject === null ? '' : html`<h3>${message.subject}</h3>`}
    ${
      message.html === null
        ? html`<p class="body">${message.body}</p>`
        : html`<iframe
              class="message"
              sandbox
              loading="lazy"
              title="${message.subject}"
              src="/outbox/message?id=${encodeURIComponent(message.id)}"
            ></iframe>
            <details>
              <summary>As plain text</summary>
              <p class="body">${message.body}</p>
            </details>
            ${headerList(message)}`
    }
  </article>`
}

function headerList({ id, headers }: OutboxMessage) {
  const all = Object.entries({ 'Message-ID': id, ...headers })
  return html`<details>
    <summary>Headers</summary>
    <p class="body">${all.map(([name, value]) => `${name}: ${value}`).join('\n')}</p>
  </details>`
}

function londonTime(instant: Date): string {
  return instant.toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'long',
    timeStyle: 'medium',
  })
}
