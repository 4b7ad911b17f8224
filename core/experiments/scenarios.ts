/** A variant of an experiment, with its share of visitors in per cent. */
export type Variant = { name: string; weight: number }

/** Experiments by name. The first variant of each is what everybody sees until assigned. */
export type Scenarios = Readonly<Record<string, readonly Variant[]>>

/**
 * The experiments that the site has, with the weights they begin with; editors switch them on and
 * change weights. Rules: the order button is always shown, the
 * drawer that asks for contact details is off except for half of the visitors from Facebook, and
 * one visitor in ten reads other words on the enquiry button.
 */
export const scenarios = {
  deliverButton: [{ name: 'on', weight: 100 }],
  dataCaptureDrawer: [{ name: 'off', weight: 100 }],
  dataCaptureDrawerFb: [
    { name: 'off', weight: 50 },
    { name: 'on', weight: 50 },
  ],
  enquiryButton: [
    { name: 'send', weight: 90 },
    { name: 'check', weight: 10 },
  ],
} as const satisfies Scenarios

/** The label of the enquiry button under each variant, until editors write others. Rule X-04. */
export const enquiryButtonTexts = {
  send: 'Send my enquiry',
  check: 'Check this price',
} as const satisfies Record<(typeof scenarios.enquiryButton)[number]['name'], string>
