import type { WireLead } from '#core/contract/json/wire-lead.ts'
import { offerFromWire } from '#core/contract/json/offer-from-wire.ts'
import { financeTypeTable } from '#core/offer/finance-type.ts'
import { paths } from '#core/routes/paths.ts'
import { writtenPhone } from '#core/validation/phone/written-phone.ts'
import { priceInFull } from '#site/components/shared/deal/price-lines.ts'
import { fill } from '#site/messages/fill.ts'
import deal from '#site/messages/en/deal-card.json' with { type: 'json' }
import t from '#site/messages/en/admin-leads.json' with { type: 'json' }
import { LinkButton } from '#site/ui/button/button.tsx'
import { ButtonRow } from '#site/ui/form/form-stack.tsx'
import { PriceBlock } from '#site/ui/price-block/price-block.tsx'
import styles from './admin-leads.module.css'
import { callBackWords } from './lead-columns.tsx'
import { LeadStateMark } from './lead-state.tsx'
import { Ago } from './moment.tsx'

/** Who asks, and how to reach them with one press. */
export function LeadFacts({ lead }: { lead: WireLead }) {
  const phone = writtenPhone(lead.phone)
  const callBack = callBackWords(lead)
  const priority = lead.callBack?.priority
  const rows: (readonly [string, string | null])[] = [
    [t.lead.phone, lead.isPhoneConfirmed ? phone : fill(t.lead.notConfirmed, { phone })],
    [t.lead.email, lead.email],
    [t.lead.postcode, lead.postcode],
    [
      t.lead.callBack,
      priority ? fill(t.lead.priority, { time: callBack, priority }) : callBack || null,
    ],
    [t.lead.message, lead.message],
  ]
  return (
    <section className={styles.part} aria-label={t.lead.contact}>
      <div className={styles.head}>
        <h2>{lead.name}</h2>
        <LeadStateMark state={lead.state} />
      </div>
      <p className={`${styles.small} ${styles.reference}`}>
        {fill(t.lead.reference, { reference: lead.shortReference })} <Ago at={lead.confirmedAt} />
      </p>
      <ButtonRow>
        <LinkButton href={`tel:${lead.phone}`}>{fill(t.lead.callButton, { phone })}</LinkButton>
        <LinkButton href={`mailto:${lead.email}`} look="secondary">
          {t.lead.mailButton}
        </LinkButton>
      </ButtonRow>
      <Rows rows={rows} />
    </section>
  )
}

/** The deal as it was enquired about, whatever it costs by now. Rule W-53. */
export function LeadDeal({ lead }: { lead: WireLead }) {
  const { offer, vehicle, provider } = lead
  const contract = fill(t.lead.contractWords, {
    finance: financeTypeTable[offer.financeType].label,
    term: offer.term,
    miles: offer.annualMileage.toLocaleString('en-GB'),
  })
  return (
    <section className={styles.part}>
      <h2>{t.lead.deal}</h2>
      <a href={paths.deal(vehicle.capId)} className={styles.link}>
        {lead.car}
      </a>
      <PriceBlock size="small" {...priceInFull(offerFromWire(offer), deal.price)} />
      <Rows
        rows={[
          [t.lead.contract, contract],
          [t.lead.provider, provider.name],
        ]}
      />
      <p className={styles.small}>{lead.feesText}</p>
    </section>
  )
}

/** Facts in words, those that there are. */
const Rows = ({ rows }: { rows: readonly (readonly [string, string | null])[] }) => (
  <dl className={styles.rows}>
    {rows.flatMap(([label, value]) =>
      value === null
        ? []
        : [
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>,
          ],
    )}
  </dl>
)
