import { html, raw } from 'hono/html'
import { aliasesOf } from '#core/contract/aliases.ts'
import type { Call } from '#core/contract/call.ts'
import { failureStatuses } from '#core/contract/http/failure-status.ts'
import { schemaOf } from '#core/contract/openapi/open-api.ts'
import { describeFields, type FieldLine } from './describe-fields.ts'

/** Example of a call: its request and, where it was sent, the response. */
export type CallExample = { request: string; body: string | null; answer: string | null }

type Page = ReturnType<typeof html>

/** The readable reference: every call by group, with its parameters, failures and a real answer. */
export function referencePage(
  calls: Readonly<Record<string, Call>>,
  examples: Readonly<Record<string, CallExample>>,
): Page {
  const groups = Object.groupBy(Object.entries(calls), ([, call]) => call.group)
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Leasing API reference</title>
        <link rel="stylesheet" href="/docs/reference.css" />
      </head>
      <body>
        <header class="page-head">
          <h1>Leasing API</h1>
          <p>
            Every call, with what it takes and a real answer. The same as data:
            <a href="/openapi.json">openapi.json</a>, OpenAPI 3.1. Money is in pounds, lists are
            sent as <code>name[]=a&amp;name[]=b</code>, an empty value counts as absent, unknown
            parameters are ignored. What may be kept has an <code>ETag</code>; asked for again with
            it in <code>If-None-Match</code>, it answers 304 while nothing has changed.
          </p>
        </header>
        <div class="columns">
          <nav aria-label="Calls">
            ${Object.entries(groups).map(([group, entries = []]) => contents(group, entries))}
          </nav>
          <main>
            ${Object.entries(groups).map(
              ([group, entries = []]) =>
                html`<section>
                  <h2>${group}</h2>
                  ${entries.map(([name, call]) => callSection(name, call, examples[name]))}
                </section>`,
            )}
            ${failures()}
          </main>
        </div>
      </body>
    </html>`
}

function contents(group: string, entries: readonly [string, Call][]): Page {
  return html`<h2>${group}</h2>
    <ul>
      ${entries.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}
    </ul>`
}

function callSection(name: string, call: Call, example: CallExample | undefined): Page {
  return html`<article id="${name}">
    <h3><span class="method">${call.method}</span> <code>${call.path}</code></h3>
    <p>${call.summary}</p>
    ${authority(call)} ${fieldTable('In the path', schemaOf(call.params, 'input'))}
    ${fieldTable('In the query', schemaOf(call.query, 'input'), aliasesOf)}
    ${call.body ? fieldTable('In the body', schemaOf(call.body, 'input')) : ''} ${headers(call)}
    ${statuses({ 400: 'A value cannot be read; errors names the field.', ...call.failures })}
    ${example ? exampleBlock(example) : ''}
  </article>`
}

/** What whoever makes a call of the office must hold, and whether a key will do. Rule C-208. */
function authority({ permission, hasKeys }: Call): Page | string {
  if (permission === undefined) return ''
  return html`<p>
    For people of the office with the permission
    <code>${permission}</code>${hasKeys ? ', and for keys with that scope' : ''}.
  </p>`
}

/** No aliases: only fields of a query have any. */
const noNames: typeof aliasesOf = () => []

function fieldTable(title: string, schema: object, otherNames = noNames): Page | string {
  const lines = describeFields(schema)
  if (lines.length === 0) return ''
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${title}">
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Bounds</th>
          <th scope="col">About</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map((line) => fieldRow(line, otherNames))}
      </tbody>
    </table>
  </div>`
}

function fieldRow({ name, type, bounds, about }: FieldLine, otherNames: typeof aliasesOf): Page {
  const other = otherNames(name.replace('[]', ''))
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>${type}</td>
    <td>${bounds}</td>
    <td>
      ${about}${other.length > 0 ? html` Also sent as <code>${other.join(', ')}</code>.` : ''}
    </td>
  </tr>`
}

function headers({ headers: known = {} }: Call): Page | string {
  const names = Object.keys(known)
  if (names.length === 0) return ''
  return html`<p>
    ${names.map((name) => html`In the head, <code>${name}</code>: ${known[name]!}`)}
  </p>`
}

function statuses(meanings: Readonly<Record<number, string>>): Page {
  return html`<dl>
    ${Object.entries(meanings).map(
      ([status, meaning]) =>
        html`<div>
          <dt>${status}</dt>
          <dd>${meaning}</dd>
        </div>`,
    )}
  </dl>`
}

function exampleBlock({ request, body, answer }: CallExample): Page {
  return html`<figure>
    <figcaption>
      Example${answer === null ? '' : ', answered from the running data, long lists cut'}
    </figcaption>
    <pre tabindex="0"><code>${request}${body === null ? '' : `\n\n${body}`}</code></pre>
    ${answer === null ? '' : html`<pre tabindex="0"><code>${answer}</code></pre>`}
  </figure>`
}

function failures(): Page {
  return html`<section>
    <h2>When a call fails</h2>
    <p>
      Every failure has the same body: <code>error_key</code>, <code>message</code>,
      <code>errors</code> (a field and its messages, the first of which is shown) and
      <code>requestId</code>, which also stands in the answer's <code>X-Request-Id</code>.
    </p>
    <pre tabindex="0"><code>${raw(
      `{
  "error_key": "errors.badParameter",
  "message": "Some of the values in this request cannot be read.",
  "errors": { "rows": ["Give 100 or less."] },
  "requestId": "b7Jt0fQxkP4mZ1aR"
}`,
    )}</code></pre>
    <p>What each status says; a call names those that it means something particular by.</p>
    ${statuses(failureStatuses)}
  </section>`
}
