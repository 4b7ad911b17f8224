import card from '#site/messages/en/deal-card.json' with { type: 'json' }
import deal from '#site/messages/en/deal.json' with { type: 'json' }

/** The texts of the deal page's sections come with their script: as props they would travel twice. */
export const dealTexts = { ...deal, ...card }
