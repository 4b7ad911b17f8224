import { html, raw } from 'hono/html'
import { ownStorefront } from '#core/storefronts/own-storefront.ts'
import type { StorefrontSite } from '#core/storefronts/storefront-site.ts'
import type { OutgoingEmail } from '../adapters/outgoing-email.ts'

/** An e-mail as it is queued; the Message-ID follows from its delivery. */
export type Email = Omit<OutgoingEmail, 'messageId'>

/** A part of an e-mail, which is said in HTML and in plain text alike. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; title: string; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; label: string; href: string }

export type EmailContent = {
  to: string
  replyTo?: string
  subject: string
  /** The heading inside; the subject without it. */
  title?: string
  blocks: readonly EmailBlock[]
  /** Why somebody gets it, whole sentences. */
  reason: string
  /** Address of the site, which sends it. */
  siteUrl: string
  /** A partner whose storefront it belongs to, by name; else it is ours. Rule C-194. */
  partner?: string | null
  headers?: Record<string, string>
}

/** Whose e-mail it is, of an order that came through a storefront. Rule C-194. */
export const sentFrom = ({ url, name, isPartner }: StorefrontSite) => ({
  siteUrl: url,
  partner: isPartner ? name : null,
})

export const textBlock = (text: string): EmailBlock => ({ kind: 'text', text })

/**
 * The one template of all e-mails: whole in plain text and in HTML, in which tables and inline
 * styles stand, since mail programs read little else. The footer says who sends it and why. Rule W-102.
 */
export function emailOf(content: EmailContent): Email {
  const { to, replyTo, subject, headers } = content
  return {
    to,
    ...(replyTo && { replyTo }),
    subject: oneLine(subject),
    text: textOf(content),
    html: htmlOf(content),
    ...(headers && { headers }),
  }
}

/** A subject ends at its line: what follows a line break would be another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function textOf({ blocks, reason, siteUrl, partner }: EmailContent): string {
  const footer = `-- \n${nameOf(partner)}, ${siteUrl}\n${behind(partner)}${reason}`
  return [...blocks.map(textOfBlock), footer].join('\n\n')
}

const nameOf = (partner: string | null | undefined) => partner ?? ownStorefront.name

/** A partner's e-mails say who sends them as well. */
const behind = (partner: string | null | undefined) =>
  partner ? `Sent by ${ownStorefront.name}, which compares the deals on this site.\n` : ''

function textOfBlock(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'facts':
      return [block.title, ...block.rows.map(([label, value]) => `${label}: ${value}`)].join('\n')
    case 'link':
      return `${block.label}:\n${block.href}`
  }
}

const ink = '#14201d'
const quiet = '#4c5754'
/** Addresses that people typed may be wider than a phone. */
const wrapped = 'overflow-wrap:anywhere;word-break:break-word'
const font = `font-family:'Instrument Sans',Helvetica,Arial,sans-serif;${wrapped}`
const body = `${font};font-size:16px;line-height:24px;color:${ink}`
const small = `${font};font-size:14px;line-height:20px;color:${quiet}`

/**
 * The dark scheme, for the mail programs that read a style sheet; the others show the light one, whose
 * colours stand at each element.
 */
const darkStyles = `
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: #0e1513 !important }
  .sheet { background: #151d1a !important; border-color: #34403b !important }
  .ink { color: #f1efe7 !important }
  .quiet { color: #a9b3ae !important }
  .line { border-color: #34403b !important }
  .button { background: #f2b233 !important; border-color: #f2b233 !important; color: #14201d !important }
  .other { border-color: #a9b3ae !important }
}`

function htmlOf(content: EmailContent): string {
  const { subject, title = subject, blocks, reason, siteUrl, partner } = content
  const host = new URL(siteUrl).host
  const firstLink = blocks.findIndex(({ kind }) => kind === 'link')
  return String(
    html`<!doctype html>
      <html lang="en-GB">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${oneLine(subject)}</title>
          <style>
            ${raw(darkStyles)}
          </style>
        </head>
        <body class="ground" style="margin:0;padding:0;background:#f2efe6">
          <table
            role="presentation"
            class="ground"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
          >
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  class="sheet"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="max-width:600px;table-layout:fixed;background:#fbfaf6;border:1px solid #ddd9ce"
                >
                  <tr>
                    <td style="padding:20px 28px;border-bottom:3px solid #f2b233">
                      <a
                        href="${siteUrl}"
                        class="ink"
                        style="${font};font-size:20px;font-weight:700;color:${ink};text-decoration:none"
                        >${nameOf(partner)}</a
                      >
                    </td>
                  </tr>
                  <tr>
                    <td style="padding:28px 28px 12px">
                      <h1
                        class="ink"
                        style="margin:0 0 20px;${font};font-size:22px;line-height:28px;color:${ink}"
                      >
                        ${title}
                      </h1>
                      ${blocks.map((block, at) => htmlOfBlock(block, at === firstLink))}
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="quiet line"
                      style="padding:20px 28px;border-top:1px solid #ddd9ce;${small}"
                    >
                      ${nameOf(partner)},
                      <a href="${siteUrl}" class="quiet" style="color:${quiet}">${host}</a>
                      ${lines(behind(partner) + reason).map((line) => html`<br />${linked(line)}`)}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  )
}

/** The one button of an e-mail is its first link; those after it are as quiet as a second choice. Rule W-182. */
const buttons = {
  first: { name: 'button', colours: `background:${ink};border:1px solid ${ink};color:#fbfaf6` },
  other: { name: 'ink other', colours: `border:1px solid ${ink};color:${ink}` },
}

function htmlOfBlock(block: EmailBlock, isFirstLink: boolean) {
  const button = isFirstLink ? buttons.first : buttons.other
  switch (block.kind) {
    case 'text':
      return html`<p class="ink" style="margin:0 0 16px;${body}">${withBreaks(block.text)}</p>`
    case 'facts':
      return html`<h2
          class="ink"
          style="margin:8px 0;${font};font-size:18px;line-height:24px;color:${ink}"
        >
          ${block.title}
        </h2>
        <table
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="margin:0 0 20px;table-layout:fixed;border-collapse:collapse"
        >
          ${block.rows.map(
            ([label, value]) =>
              html`<tr>
                <th
                  scope="row"
                  align="left"
                  valign="top"
                  width="36%"
                  class="quiet line"
                  style="padding:10px 12px 10px 0;border-top:1px solid #ddd9ce;${small};font-weight:400"
                >
                  ${label}
                </th>
                <td
                  class="ink line"
                  valign="top"
                  style="padding:8px 0;border-top:1px solid #ddd9ce;${body}"
                >
                  ${withBreaks(value)}
                </td>
              </tr>`,
          )}
        </table>`
    case 'link':
      return html`<p style="margin:8px 0 8px">
          <a
            href="${block.href}"
            class="${button.name}"
            style="display:inline-block;padding:11px 19px;${button.colours};${font};font-size:16px;line-height:20px;font-weight:600;text-decoration:none"
            >${block.label}</a
          >
        </p>
        <p class="quiet" style="margin:0 0 16px;${small};word-break:break-all">${block.href}</p>`
  }
}

const lines = (text: string) => text.split('\n')

function withBreaks(text: string) {
  return lines(text).map((line, at) => (at === 0 ? html`${line}` : html`${raw('<br />')}${line}`))
}

/** A line with the one address that it may hold as a link. */
function linked(line: string) {
  const address = /https?:\/\/\S+/.exec(line)?.[0]
  if (!address) return line
  const [before = '', after = ''] = line.split(address)
  return html`${before}<a
      href="${address}"
      class="quiet"
      style="color:${quiet};word-break:break-all"
      >${address}</a
    >${after}`
}
