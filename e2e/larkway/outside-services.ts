import type { BrowserContext } from '@playwright/test'
import { config } from '../config.ts'

/**
 * Google's tag, as documented: works through `dataLayer`, does as Consent Mode says, sets its cookies
 * when storage is granted and reports events.
 */
const googleTag = `{
  const state = {}
  const handle = ([command, first, second]) => {
    if (command === 'consent') Object.assign(state, second)
    const isOff = state.analytics_storage !== 'granted' || window['ga-disable-G-TEST000000']
    if (isOff) return
    if (command === 'config') {
      const life = '; Max-Age=' + second.cookie_expires + '; Path=/'
      document.cookie = '_ga=GA1.1.111.222' + life
      document.cookie = '_ga_TEST000000=GS1.1.1.1' + life
    }
    if (command === 'event') fetch('https://region1.google-analytics.com/g/collect?v=2&en=' + first, { method: 'POST', mode: 'no-cors' })
  }
  window.dataLayer.forEach(handle)
  window.dataLayer.push = handle
}`

/** Meta's pixel, as documented: takes over the queue of `fbq`, sets its cookie and reports events. */
const adPixel = `{
  const call = (command, name, _, options) => {
    if (command === 'init') document.cookie = '_fbp=fb.1.1700000000000.42; Max-Age=7776000; Path=/'
    if (command === 'track') new Image().src = 'https://www.facebook.com/tr/?id=1234567890&ev=' + name + '&eid=' + options.eventID
  }
  window.fbq.callMethod = call
  window.fbq.queue.forEach((each) => call(...each))
}`

/** A chat that brings its own window and stores under names that nobody was told of. */
const chat = `{
  localStorage.setItem('chat-visitor', '1')
  document.cookie = 'chat-session=1; Path=/'
  document.body.append(Object.assign(document.createElement('button'), { textContent: 'The chat itself' }))
}`

/** Trustpilot's bootstrap, which takes a while, and what it documents for pages to call. */
const reviews = `setTimeout(() => {
  window.Trustpilot = {
    loadFromElement: (element) => {
      const frame = document.createElement('iframe')
      frame.title = 'Customer reviews powered by Trustpilot'
      frame.src = 'https://widget.trustpilot.com/trustboxes/' + element.dataset.templateId + '/index.html?businessunitId=' + element.dataset.businessunitId
      element.append(frame)
    },
  }
}, 1200)`

const scripts: Readonly<Record<string, string>> = {
  'https://www.googletagmanager.com/gtag/js': googleTag,
  'https://connect.facebook.net/en_US/fbevents.js': adPixel,
  'https://chat.example/start.js': chat,
  'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js': reviews,
}

/**
 * Answers in place of every service outside, by its documented protocol, so that none is reached.
 * @returns the addresses asked for, in their order
 */
export async function outsideServices(context: BrowserContext): Promise<string[]> {
  const requests: string[] = []
  const own = new URL(config.siteUrl).origin
  await context.route(
    (url) => url.origin !== own && url.protocol.startsWith('http'),
    async (route) => {
      const url = route.request().url()
      requests.push(url)
      const script = scripts[url.split('?')[0]!]
      await route.fulfill(
        script === undefined
          ? { status: 200, contentType: 'text/html', body: '' }
          : { status: 200, contentType: 'text/javascript', body: script },
      )
    },
  )
  return requests
}

export const hostsOf = (requests: readonly string[]): string[] =>
  [...new Set(requests.map((url) => new URL(url).host))].toSorted()
