import { sandboxTokens } from '#core/storefronts/frame-messages.ts'
import { embeddedPaths } from '#core/routes/embedded-paths.ts'
import { calculators } from '#core/routes/route-params.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection, PageTitle } from '#site/ui/page-section/page-section.tsx'
import styles from './embedded.module.css'

export type EmbeddedIndexProps = {
  name: string
  siteUrl: string
  /** A car that somebody quotes for, as the example of a snippet. */
  capId: string
  origins: readonly string[]
}

const t = messages.embedded

/** What a partner can show on its own site, with what to paste there. Rules R-13, D-84. */
export function EmbeddedIndex({ name, siteUrl, capId, origins }: EmbeddedIndexProps) {
  const views = [
    { key: 'deals', href: embeddedPaths.embeddedDeals(), more: ' data-query="fuelTypes=electric"' },
    { key: 'offers', href: embeddedPaths.embeddedOffers(capId), more: ` data-car="${capId}"` },
    ...calculators.map((key) => ({ key, href: embeddedPaths.embeddedCalculator(key), more: '' })),
  ] as const
  return (
    <>
      <PageTitle title={t.title} lede={fill(t.lede, { name })} />
      {views.map(({ key, href, more }) => {
        const { title, about } = t.views[key]
        return (
          <PageSection key={key} title={title}>
            <div className={styles.view}>
              <p>{about}</p>
              <pre className={styles.snippet}>
                <code>{snippet(siteUrl, key, more)}</code>
              </pre>
              <a href={href} className={styles.way}>
                {fill(t.open, { title })}
              </a>
            </div>
          </PageSection>
        )
      })}
      <PageSection title={t.allowedTitle}>
        <div className={styles.view}>
          <p>{origins.length > 0 ? t.allowed : t.allowedNone}</p>
          <ul>
            {origins.map((origin) => (
              <li key={origin}>{origin}</li>
            ))}
          </ul>
          <p>{t.allowedHow}</p>
        </div>
      </PageSection>
      <PageSection title={t.heightsTitle}>
        <div className={styles.view}>
          <p>{t.heights}</p>
          <pre className={styles.snippet}>
            <code>{`sandbox="${sandboxTokens.join(' ')}"`}</code>
          </pre>
        </div>
      </PageSection>
    </>
  )
}

const snippet = (siteUrl: string, view: string, more: string): string =>
  `<div data-larkway="${view}"${more}></div>\n<script async src="${siteUrl}/embed.js"></script>`
