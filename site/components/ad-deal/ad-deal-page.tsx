import type { DealView } from '#core/landing/deal-page.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { mileageLabel } from '#core/pricing/money/currency.ts'
import { paths } from '#core/routes/paths.ts'
import { carName } from '#core/vehicle/car-name.ts'
import type { Derivative } from '#core/vehicle/derivative.ts'
import type { ProviderFacts } from '#site/data/providers/types.ts'
import { messages } from '#site/messages/en.ts'
import { fill } from '#site/messages/fill.ts'
import { LinkButton } from '#site/ui/button/button.tsx'
import { CarPicture } from '#site/ui/car-drawing/car-picture.tsx'
import { FactRow } from '#site/ui/facts/facts.tsx'
import { Notice } from '#site/ui/notice/notice.tsx'
import { Column, PageSection } from '#site/ui/page-section/page-section.tsx'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import { carDrawing } from '#site/components/shared/deal/car-drawing.ts'
import { KnowBefore } from '#site/components/shared/deal/know-before.tsx'
import { openablePrice } from '#site/components/shared/deal/price-lines.ts'
import { shortFacts } from '#site/components/shared/deal/short-facts.ts'
import type { ShownClaim } from '#site/components/shared/text/claim-text.tsx'
import { AudienceForm, type AudienceFormProps } from './audience-form.tsx'
import { CaptureDrawer } from './capture-drawer.tsx'
import { DealTable } from './deal-table.tsx'
import { PcpExamples } from './pcp-examples.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './ad-deal.module.css'

export type AdDealPageProps = {
  car: Derivative
  /** Null when no provider quotes the car. */
  view: DealView | null
  /** Whether nobody quotes exactly what the address asks for. */
  isNearest: boolean
  /** What is known of the providers that quote it. */
  providers: readonly ProviderFacts[]
  /** Claims about every lease, from the content backend. */
  included: readonly ShownClaim[]
  /** Whether the visitor has just joined the audience. */
  hasJoined: boolean
  form: Pick<AudienceFormProps, 'values' | 'errors'>
}

const texts = messages.adDeal
const tableId = 'prices'

/**
 * The page that an advertisement for one car leads to: its prices as a table, on a lease or on PCP,
 * and a form for who would rather hear of deals later. Rules L-71, L-75.
 */
export function AdDealPage(props: AdDealPageProps) {
  const { car, view, form } = props
  const name = carName(car)
  return (
    <Column>
      <div className={styles.top}>
        <div className={styles.names}>
          <h1>{name}</h1>
          <p className={styles.derivative}>{car.name}</p>
        </div>
        <CarPicture {...carDrawing(car)} alt={fill(messages.deal.picture, { car: name })} isFirst />
        <div className={styles.lead}>
          {view ? <Lead view={view} /> : <p>{messages.deal.outOfStock}</p>}
          <FactRow facts={shortFacts(car, messages.deal.facts)} />
        </div>
      </div>
      {view ? <Prices view={view} isNearest={props.isNearest} providers={props.providers} /> : null}
      <p>
        <a className={styles.more} href={paths.deal(car.capId)}>
          {texts.all}
        </a>
      </p>
      {view ? (
        <KnowBefore included={props.included} hasPcp={view.options.financeTypes.includes('pcp')} />
      ) : null}
      <PageSection
        id="audience"
        isRegion
        title={texts.audienceTitle}
        lede={props.hasJoined ? null : fill(texts.audienceLede, { car: name })}
      >
        {props.hasJoined ? (
          <Notice>
            <p role="status">{fill(texts.joined, { car: name })}</p>
          </Notice>
        ) : (
          <AudienceForm capId={car.capId} car={name} formId="audience-form" {...form} />
        )}
      </PageSection>
      {props.hasJoined || form.errors ? null : (
        <CaptureDrawer afterId={tableId} title={texts.captureTitle} closeLabel={texts.close}>
          <p>{fill(texts.audienceLede, { car: name })}</p>
          <AudienceForm capId={car.capId} car={name} formId="capture-form" />
        </CaptureDrawer>
      )}
    </Column>
  )
}

/** The best deal, and the ways to pay for the car. */
function Lead({ view: { best, options, selection } }: { view: DealView }) {
  return (
    <>
      {options.financeTypes.length > 1 ? (
        <nav className={styles.pay} aria-label={texts.pay}>
          {options.financeTypes.map((financeType) => (
            <a
              key={financeType}
              href={paths.adDeal(best.capId, { financeType })}
              aria-current={financeType === selection.financeType ? 'page' : undefined}
            >
              {financeTypeTable[financeType].label}
            </a>
          ))}
        </nav>
      ) : null}
      <PriceBlock size="large" {...openablePrice(best, messages.deal.price)} />
      <div>
        <LinkButton href={paths.getThisDeal(best.capId, best.id)} isWide>
          {fill(texts.ask, { provider: best.provider.name })}
        </LinkButton>
        <p className={styles.small}>{texts.askNote}</p>
      </div>
    </>
  )
}

type PricesProps = Pick<AdDealPageProps, 'isNearest' | 'providers'> & { view: DealView }

function Prices({ view, isNearest, providers }: PricesProps) {
  const count = view.providerCount
  return (
    <PageSection
      id={tableId}
      isRegion
      title={count === 1 ? texts.tableTitleOne : fill(texts.tableTitle, { count })}
      lede={isNearest ? texts.nearest : null}
    >
      <ProfileForm view={view} />
      <DealTable caption={termsWords(view)} offers={view.offers} providers={providers} />
      <PcpExamples offers={view.offers} />
    </PageSection>
  )
}

function termsWords({ selection }: DealView): string {
  const { financeType, termMonths, annualMileageMiles, deposit } = selection
  const words = deposit === 1 ? texts.termsOne : texts.terms
  return fill(financeType === 'pcp' ? texts.termsPcp : words, {
    finance: financeTypeTable[financeType].label,
    term: termMonths,
    miles: mileageLabel(annualMileageMiles),
    rentals: deposit,
  })
}
