import type { ReactNode } from 'react'
import {
  ServiceFormPart,
  type ServiceFormPartProps,
} from '#site/components/shared/service-form/service-form-part.tsx'
import { messages } from '#site/messages/en.ts'
import { Beside, FormBeside } from './form-beside.tsx'
import { FormSmall } from './form-small.tsx'

const t = messages.services.carSale

type Props = Pick<ServiceFormPartProps, 'draft' | 'isSent'> & {
  /** The enquiry that its page is about, which it comes back to. */
  orderRef?: string
  promise?: ReactNode
  help: ReactNode
}

/** A car for sale: valued at once, answered with an offer by a day. Rules C-110, W-120, W-124. */
export function SellForm({ orderRef, promise, ...rest }: Props) {
  return (
    <FormBeside
      title={t.formTitle}
      isTitleHidden={orderRef !== undefined}
      promise={promise}
      asideTitle={t.asideTitle}
      aside={t.aside.map(({ title, text }) => (
        <Beside key={title} title={title}>
          <p>{text}</p>
        </Beside>
      ))}
    >
      <ServiceFormPart
        {...rest}
        name="carSale"
        hidden={orderRef === undefined ? {} : { order: orderRef }}
        small={<FormSmall />}
      />
    </FormBeside>
  )
}
