import money from '#site/messages/en/money.json' with { type: 'json' }

/** The texts of the sections about money come with their script, as the deal page's others do. */
export const moneyTexts = money
