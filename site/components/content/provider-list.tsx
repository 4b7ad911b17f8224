import type { CallResponse } from '#core/contract/call.ts'
import type { calls } from '#core/contract/calls.ts'
import { responseWords } from '#core/leads/response-words.ts'
import { providerAnchor } from '#core/routes/paths.ts'
import { writtenDay } from '#core/time/written-day.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { PageSection } from '#site/ui/page-section/page-section.tsx'
import { countText } from '#site/components/shared/deal/count-text.ts'
import styles from './provider-list.module.css'

export type Provider = CallResponse<typeof calls.listBrands>['data'][number]

/** Every provider with live prices: its mark, its name, and what to know of it. */
export function ProviderList({
  providers,
  responseTimes,
}: {
  providers: readonly Provider[]
  /** Of those that have one. */
  responseTimes: CallResponse<typeof calls.listResponseTimes>['data']
}) {
  const t = messages.content
  if (providers.length === 0) return null
  return (
    <PageSection
      id="providers"
      title={t.providersTitle}
      lede={fill(t.providersLede, { count: providers.length })}
    >
      <ul className={styles.list}>
        {providers.map((provider) => (
          <li key={provider.slug} id={providerAnchor(provider.id)} className={styles.provider}>
            <img
              src={provider.logo}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              decoding="async"
            />
            <div>
              <h3 className={styles.name}>{provider.name}</h3>
              <p>{provider.shortInfo}</p>
              {provider.checkedAt === null ? null : (
                <p className={styles.small}>
                  {fill(t.providerRates, {
                    count: countText(provider.derivatives),
                    date: writtenDay(provider.checkedAt),
                  })}
                </p>
              )}
              <Response time={responseTimes.find(({ brandId }) => brandId === provider.id)} />
              <p className={styles.small}>
                {fill(t.providerArea, { area: provider.deliveryArea })}
              </p>
              <p className={styles.small}>{t.providerCredit[provider.creditCheckKind]}</p>
              <p className={styles.small}>{provider.commissionStatement}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

type ResponseTime = CallResponse<typeof calls.listResponseTimes>['data'][number]

/** How fast a provider responds; nothing where too few enquiries say. Rule W-173. */
const Response = ({ time }: { time: ResponseTime | undefined }) =>
  time ? (
    <p className={styles.small}>
      {fill(messages.content.providerResponse, {
        time: responseWords(time.minutes),
        count: time.leads,
      })}
    </p>
  ) : null
